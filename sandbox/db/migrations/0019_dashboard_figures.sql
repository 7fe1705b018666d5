CREATE TABLE "consumer_figures" (
	"consumer_figure_id" uuid PRIMARY KEY NOT NULL,
	"merchant_id" uuid NOT NULL,
	"terminal_id" uuid NOT NULL,
	"consumer_id" uuid NOT NULL,
	"month" date NOT NULL,
	"number_of_records" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_figures" (
	"day_figure_id" uuid PRIMARY KEY NOT NULL,
	"merchant_id" uuid NOT NULL,
	"terminal_id" uuid NOT NULL,
	"day" date NOT NULL,
	"counted_as" text NOT NULL,
	"payment_type_enum" text NOT NULL,
	"currency" text NOT NULL,
	"number_of_records" bigint NOT NULL,
	"total_amount" bigint NOT NULL,
	"in_shekels" bigint NOT NULL,
	"in_shekels_of_customers" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_figures" (
	"item_figure_id" uuid PRIMARY KEY NOT NULL,
	"merchant_id" uuid NOT NULL,
	"terminal_id" uuid NOT NULL,
	"day" date NOT NULL,
	"item_id" text,
	"item_name" text NOT NULL,
	"number_of_records" bigint NOT NULL,
	"quantity" numeric NOT NULL,
	"in_shekels" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consumer_figures_merchant_id_month_index" ON "consumer_figures" USING btree ("merchant_id","month");--> statement-breakpoint
CREATE INDEX "consumer_figures_merchant_id_consumer_id_month_index" ON "consumer_figures" USING btree ("merchant_id","consumer_id","month");--> statement-breakpoint
CREATE INDEX "day_figures_merchant_id_day_index" ON "day_figures" USING btree ("merchant_id","day");--> statement-breakpoint
CREATE INDEX "item_figures_merchant_id_day_index" ON "item_figures" USING btree ("merchant_id","day");
--> statement-breakpoint
-- What a transaction counts as on the dashboard (contract/settled.ts); null for one that counts as nothing.
create function counted_as(status text, j_deal_type text, special_transaction_type text) returns text language sql immutable as $function$
  select case
    when status = 'cancelledByMerchant' then 'cancelled'
    when j_deal_type <> 'J4' then null
    when status not in ('awaitingForTransmission', 'transmissionInProgress', 'completed', 'chargeback', 'chargebackFailed') then null
    when special_transaction_type = 'refund' then 'refund'
    else 'charge'
  end
$function$;
--> statement-breakpoint
-- The statements that add some transactions to the figures of the dashboard, or take them away. `changed` is a query that gives whole
-- transactions and a `sign`: 1 for those that came, -1 for those that went. Figures are written in the order of their
-- ids, so that two statements cannot wait for each other.
create function dashboard_figures_statements(changed text) returns text[] language plpgsql immutable as $function$
declare
  counted text := format($query$
    select
      merchant_id, terminal_id, consumer_id, payment_type_enum, currency, transaction_amount, deal_details, sign,
      counted_as(status, j_deal_type, special_transaction_type) as counted_as,
      (transaction_timestamp at time zone 'Asia/Jerusalem')::date as day,
      coalesce(currency_rate, 1) as rate,
      round(transaction_amount * coalesce(currency_rate, 1)) as shekels
    from (%s) as changed
    where counted_as(status, j_deal_type, special_transaction_type) is not null
  $query$, changed);
begin
  return array[
  format($query$
    insert into day_figures as kept
      (day_figure_id, merchant_id, terminal_id, day, counted_as, payment_type_enum, currency, number_of_records, total_amount, in_shekels, in_shekels_of_customers)
    select
      md5(row(merchant_id, terminal_id, day, counted_as, payment_type_enum, currency)::text)::uuid,
      merchant_id, terminal_id, day, counted_as, payment_type_enum, currency,
      sum(sign), sum(sign * transaction_amount), sum(sign * shekels),
      coalesce(sum(sign * shekels) filter (where consumer_id is not null), 0)
    from (%s) as counted
    group by merchant_id, terminal_id, day, counted_as, payment_type_enum, currency
    having sum(sign) <> 0 or sum(sign * transaction_amount) <> 0 or sum(sign * shekels) <> 0
      or sum(sign * shekels) filter (where consumer_id is not null) <> 0
    order by 1
    on conflict (day_figure_id) do update set
      number_of_records = kept.number_of_records + excluded.number_of_records,
      total_amount = kept.total_amount + excluded.total_amount,
      in_shekels = kept.in_shekels + excluded.in_shekels,
      in_shekels_of_customers = kept.in_shekels_of_customers + excluded.in_shekels_of_customers
  $query$, counted),
  format($query$
    insert into item_figures as kept
      (item_figure_id, merchant_id, terminal_id, day, item_id, item_name, number_of_records, quantity, in_shekels)
    select
      md5(row(merchant_id, terminal_id, day, item_id, item_name)::text)::uuid,
      merchant_id, terminal_id, day, item_id, item_name,
      sum(sign), sum(sign * quantity), sum(sign * amount)
    from (%s) as counted
    cross join lateral jsonb_array_elements(deal_details->'items') as sold (line)
    cross join lateral (select
      line->>'itemID' as item_id,
      coalesce(line->>'itemName', '') as item_name,
      coalesce((line->>'quantity')::numeric, 0) as quantity,
      coalesce(round((line->>'amount')::numeric * rate), 0) as amount
    ) as item
    where counted_as = 'charge'
    group by merchant_id, terminal_id, day, item_id, item_name
    having sum(sign) <> 0 or sum(sign * quantity) <> 0 or sum(sign * amount) <> 0
    order by 1
    on conflict (item_figure_id) do update set
      number_of_records = kept.number_of_records + excluded.number_of_records,
      quantity = kept.quantity + excluded.quantity,
      in_shekels = kept.in_shekels + excluded.in_shekels
  $query$, counted),
  format($query$
    insert into consumer_figures as kept (consumer_figure_id, merchant_id, terminal_id, consumer_id, month, number_of_records)
    select
      md5(row(merchant_id, terminal_id, consumer_id, month)::text)::uuid,
      merchant_id, terminal_id, consumer_id, month, sum(sign)
    from (%s) as counted
    cross join lateral (select date_trunc('month', day)::date as month) as calendar
    where counted_as = 'charge' and consumer_id is not null
    group by merchant_id, terminal_id, consumer_id, month
    having sum(sign) <> 0
    order by 1
    on conflict (consumer_figure_id) do update set
      number_of_records = kept.number_of_records + excluded.number_of_records
  $query$, counted)
  ];
end
$function$;
--> statement-breakpoint
create index day_figures_without_records on day_figures (day_figure_id) where number_of_records = 0;
--> statement-breakpoint
create index item_figures_without_records on item_figures (item_figure_id) where number_of_records = 0;
--> statement-breakpoint
create index consumer_figures_without_records on consumer_figures (consumer_figure_id) where number_of_records = 0;
--> statement-breakpoint
-- Most writes change nothing that the dashboard counts: a payment that has not been accepted, a document, a transmission.
create function keep_dashboard_figures() returns trigger language plpgsql as $function$
declare
  statement text;
  changed text;
begin
  case tg_op
    when 'INSERT' then
      if exists (select from came where counted_as(status, j_deal_type, special_transaction_type) is not null) then
        changed := 'select *, 1 as sign from came';
      end if;
    when 'UPDATE' then
      if exists (
        select from came join went using (payment_transaction_id)
        where (
          counted_as(came.status, came.j_deal_type, came.special_transaction_type), came.merchant_id, came.terminal_id,
          came.transaction_timestamp, came.payment_type_enum, came.currency, came.currency_rate, came.transaction_amount,
          came.consumer_id, came.deal_details->'items'
        ) is distinct from (
          counted_as(went.status, went.j_deal_type, went.special_transaction_type), went.merchant_id, went.terminal_id,
          went.transaction_timestamp, went.payment_type_enum, went.currency, went.currency_rate, went.transaction_amount,
          went.consumer_id, went.deal_details->'items'
        )
      ) then
        changed := 'select *, 1 as sign from came union all select *, -1 as sign from went';
      end if;
    when 'DELETE' then
      changed := 'select *, -1 as sign from went';
    when 'TRUNCATE' then
      delete from day_figures;
      delete from item_figures;
      delete from consumer_figures;
  end case;
  if changed is null then
    return null;
  end if;
  foreach statement in array dashboard_figures_statements(changed) loop
    execute statement;
  end loop;
  if tg_op <> 'INSERT' then
    delete from day_figures where number_of_records = 0;
    delete from item_figures where number_of_records = 0;
    delete from consumer_figures where number_of_records = 0;
  end if;
  return null;
end
$function$;
--> statement-breakpoint
create trigger dashboard_transactions_came after insert on transactions referencing new table as came for each statement execute function keep_dashboard_figures();
--> statement-breakpoint
create trigger dashboard_transactions_changed after update on transactions referencing new table as came old table as went for each statement execute function keep_dashboard_figures();
--> statement-breakpoint
create trigger dashboard_transactions_went after delete on transactions referencing old table as went for each statement execute function keep_dashboard_figures();
--> statement-breakpoint
create trigger dashboard_transactions_emptied after truncate on transactions for each statement execute function keep_dashboard_figures();
--> statement-breakpoint
do $block$
declare
  statement text;
begin
  foreach statement in array dashboard_figures_statements('select *, 1 as sign from transactions') loop
    execute statement;
  end loop;
end
$block$;
--> statement-breakpoint
-- The customers of the days around whole months, from the index alone.
create index transactions_charges on transactions (merchant_id, transaction_timestamp)
  include (consumer_id, terminal_id)
  where j_deal_type = 'J4'
    and status in ('awaitingForTransmission', 'transmissionInProgress', 'completed', 'chargeback', 'chargebackFailed')
    and special_transaction_type <> 'refund' and consumer_id is not null;
