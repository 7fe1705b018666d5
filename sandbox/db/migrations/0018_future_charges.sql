DROP INDEX "invoices_merchant_id_invoice_timestamp_invoice_id_index";--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("merchant_id","invoice_timestamp" DESC NULLS FIRST,"invoice_id" DESC NULLS FIRST,"invoice_date","deleted_at");--> statement-breakpoint
-- The days of a deal's next charges, at most twelve: those of its schedule that its pause does not leave out.
create function future_charges(starts_on date, ends_on date, repeat_months integer, next_on date, charges_left integer, paused_from date, paused_to date) returns date[] language sql immutable parallel safe as $function$
  select array(
    select day
    from (
      select
        step,
        case
          when step = 0 then next_on
          -- Adding months to the first day keeps its day of the month, or takes the last one of a shorter month.
          else (starts_on + make_interval(months => ((date_part('year', next_on) - date_part('year', starts_on)) * 12 + date_part('month', next_on) - date_part('month', starts_on))::integer + repeat_months * step))::date
        end as day
      from generate_series(
        0,
        case
          when repeat_months = 0 then 0
          -- Twelve, and as many more as a pause can leave out.
          else 11 + coalesce((paused_to - paused_from) / (28 * repeat_months) + 1, 0)
        end
      ) as step
    ) as planned
    where (paused_from is null or coalesce(day < paused_from or day > paused_to, false)) and (ends_on is null or day <= ends_on)
    order by step
    limit least(12, greatest(0, charges_left))
  )
$function$;
--> statement-breakpoint
-- Kept with the deal: worked out for each question, those of 20,000 deals took a second.
alter table billing_deals add column future_charges date[] generated always as (
  case
    when active and not finished and deleted_at is null and next_scheduled_transaction is not null
    then future_charges(starts_on, ends_on, repeat_months, next_scheduled_transaction, coalesce(number_of_payments - current_deal, 12), paused_from, paused_to)
  end
) stored;
--> statement-breakpoint
create or replace view future_billings as
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
cross join unnest(deal.future_charges) with ordinality as charge (scheduled_date, ordinal);
