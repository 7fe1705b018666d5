-- Charges come to the day of the month on which the deal began, wherever the month has it, and leave out a pause: as
-- `chargeDates` of contract/rules/schedule.ts counts them.
drop view future_billings;
--> statement-breakpoint
create view future_billings as
select
  deal.billing_deal_id::text || ':' || (deal.current_deal + charge.ordinal)::text as future_billing_id,
  deal.merchant_id,
  deal.terminal_id,
  deal.terminal_name,
  deal.billing_deal_id,
  deal.consumer_id,
  deal.consumer_name,
  deal.consumer_external_reference,
  charge.scheduled_date,
  (deal.current_deal + charge.ordinal)::integer as charge_number,
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
  select scheduled_date, row_number() over (order by step) as ordinal
  from (
    select
      step,
      case
        when step = 0 then deal.next_scheduled_transaction
        else month + least(extract(day from deal.starts_on), extract(day from month + interval '1 month - 1 day'))::integer - 1
      end as scheduled_date
    from (
      select step, (date_trunc('month', deal.next_scheduled_transaction) + make_interval(months => deal.repeat_months * step))::date as month
      from generate_series(
        0,
        case
          when deal.repeat_months = 0 then 0
          -- Twelve, and as many more as a pause can leave out.
          else 11 + coalesce((deal.paused_to - deal.paused_from) / (28 * deal.repeat_months) + 1, 0)
        end
      ) as step
    ) as months
  ) as planned
  where coalesce(scheduled_date < deal.paused_from or scheduled_date > deal.paused_to or (deal.paused_from is null), false)
) as charge
where deal.active
  and not deal.finished
  and deal.deleted_at is null
  and deal.next_scheduled_transaction is not null
  and charge.ordinal <= 12
  and (deal.ends_on is null or charge.scheduled_date <= deal.ends_on)
  and (deal.number_of_payments is null or deal.current_deal + charge.ordinal <= deal.number_of_payments);
