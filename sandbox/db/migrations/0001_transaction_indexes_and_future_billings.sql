-- Lists read newest first inside a merchant or a terminal; the included columns answer counts and sums from the index.
create index transactions_merchant_newest on transactions (merchant_id, transaction_timestamp desc, payment_transaction_id desc) include (currency, transaction_amount);
--> statement-breakpoint
create index transactions_terminal_newest on transactions (terminal_id, transaction_timestamp desc, payment_transaction_id desc) include (status, currency, transaction_amount);
--> statement-breakpoint
create index transactions_status_newest on transactions (merchant_id, status, transaction_timestamp desc, payment_transaction_id desc) include (currency, transaction_amount);
--> statement-breakpoint
create index transactions_amount on transactions (merchant_id, transaction_amount);
--> statement-breakpoint
-- The next charges of every live deal: one now, then every repeat_months, at most twelve, inside the schedule's bounds.
create view future_billings as
select
  deal.billing_deal_id::text || ':' || (deal.current_deal + charge.step + 1)::text as future_billing_id,
  deal.merchant_id,
  deal.terminal_id,
  deal.terminal_name,
  deal.billing_deal_id,
  deal.consumer_id,
  deal.consumer_name,
  deal.consumer_external_reference,
  charge.scheduled_date,
  deal.current_deal + charge.step + 1 as charge_number,
  deal.transaction_amount,
  deal.currency,
  deal.payment_type,
  deal.card_number,
  coalesce(deal.card_expires_on < charge.scheduled_date, false) as card_expired,
  deal.paused_from,
  deal.paused_to,
  deal.invoice_only
from billing_deals as deal
cross join lateral (
  select step, (deal.next_scheduled_transaction + make_interval(months => deal.repeat_months * step))::date as scheduled_date
  from generate_series(0, case when deal.repeat_months = 0 then 0 else 11 end) as step
) as charge
where deal.active
  and not deal.finished
  and deal.deleted_at is null
  and deal.next_scheduled_transaction is not null
  and (deal.ends_on is null or charge.scheduled_date <= deal.ends_on)
  and (deal.number_of_payments is null or deal.current_deal + charge.step < deal.number_of_payments);
