-- A refund that failed gave nothing back: it goes from the figures of the dashboard, as they counted it until now.
do $block$
declare
  statement text;
begin
  foreach statement in array dashboard_figures_statements(
    $query$select *, -1 as sign from transactions where status = 'chargebackFailed' and special_transaction_type = 'refund'$query$
  ) loop
    execute statement;
  end loop;
  delete from day_figures where number_of_records = 0;
end
$block$;
--> statement-breakpoint
drop index transactions_charges;
--> statement-breakpoint
-- What a transaction counts as (contract/settled.ts); null for one that counts as nothing. The one definition in SQL: kept
-- figures, reports and the index below ask it. Whoever changes it makes the index and the figures anew.
create or replace function counted_as(status text, j_deal_type text, special_transaction_type text) returns text language sql immutable as $function$
  select case
    when status = 'cancelledByMerchant' then 'cancelled'
    when j_deal_type <> 'J4' then null
    when status not in ('awaitingForTransmission', 'transmissionInProgress', 'completed', 'chargeback', 'chargebackFailed') then null
    when special_transaction_type <> 'refund' then 'charge'
    when status <> 'chargebackFailed' then 'refund'
  end
$function$;
--> statement-breakpoint
-- The customers of the days around whole months, from the index alone.
create index transactions_charges on transactions (merchant_id, transaction_timestamp)
  include (consumer_id, terminal_id)
  where counted_as(status, j_deal_type, special_transaction_type) = 'charge' and consumer_id is not null;
--> statement-breakpoint
-- How many rows count as what, so that reports are planned well.
create statistics transactions_counted on (counted_as(status, j_deal_type, special_transaction_type)) from transactions;
