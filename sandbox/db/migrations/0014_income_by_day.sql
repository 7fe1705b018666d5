-- The report of income is asked of the figures by day, which know net amounts and VAT.
ALTER TABLE "day_figures" ADD COLUMN "net_total" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_figures" ADD COLUMN "vat_total" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
alter table uncounted_transactions add column net_total bigint, add column vat_total bigint;
--> statement-breakpoint
create or replace function uncounted_statement(changed text) returns text language sql immutable as $function$
  select format($query$
    select
      pg_current_xact_id() as writer, merchant_id, terminal_id, transaction_timestamp, status, quick_status,
      finalization_status, transaction_type, j_deal_type, special_transaction_type, card_presence, payment_type_enum,
      document_origin, currency, currency_rate, solek, card_vendor, transaction_amount, consumer_id, invoice_id,
      payment_request_id, payment_intent_id, masav_file_id, card_owner_national_id, card_owner_name_folded,
      consumer_email_folded, consumer_external_reference_folded, deal_description_folded,
      jsonb_build_object('items', coalesce(deal_details->'items', '[]')) as deal_details,
      sum(sign) as sign, net_total, vat_total
    from (%s) as changed
    group by
      merchant_id, terminal_id, transaction_timestamp, status, quick_status, finalization_status, transaction_type,
      j_deal_type, special_transaction_type, card_presence, payment_type_enum, document_origin, currency, currency_rate,
      solek, card_vendor, transaction_amount, consumer_id, invoice_id, payment_request_id, payment_intent_id,
      masav_file_id, card_owner_national_id, card_owner_name_folded, consumer_email_folded,
      consumer_external_reference_folded, deal_description_folded, coalesce(deal_details->'items', '[]'), net_total, vat_total
    having sum(sign) <> 0
  $query$, changed)
$function$;
--> statement-breakpoint
create or replace function dashboard_figures_statements(changed text) returns text[] language plpgsql immutable as $function$
declare
  counted text := format($query$
    select
      merchant_id, terminal_id, consumer_id, payment_type_enum, currency, transaction_amount, net_total, vat_total, deal_details, sign,
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
      (day_figure_id, merchant_id, terminal_id, day, counted_as, payment_type_enum, currency, number_of_records, total_amount, net_total, vat_total, in_shekels, in_shekels_of_customers)
    select
      md5(row(merchant_id, terminal_id, day, counted_as, payment_type_enum, currency)::text)::uuid,
      merchant_id, terminal_id, day, counted_as, payment_type_enum, currency,
      sum(sign), sum(sign * transaction_amount), coalesce(sum(sign * net_total), 0), coalesce(sum(sign * vat_total), 0),
      sum(sign * shekels),
      coalesce(sum(sign * shekels) filter (where consumer_id is not null), 0)
    from (%s) as counted
    group by merchant_id, terminal_id, day, counted_as, payment_type_enum, currency
    having sum(sign) <> 0 or sum(sign * transaction_amount) <> 0 or sum(sign * net_total) <> 0 or sum(sign * vat_total) <> 0
      or sum(sign * shekels) <> 0
      or sum(sign * shekels) filter (where consumer_id is not null) <> 0
    order by 1
    on conflict (day_figure_id) do update set
      number_of_records = kept.number_of_records + excluded.number_of_records,
      total_amount = kept.total_amount + excluded.total_amount,
      net_total = kept.net_total + excluded.net_total,
      vat_total = kept.vat_total + excluded.vat_total,
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
delete from day_figures;
--> statement-breakpoint
do $block$
begin
  execute (dashboard_figures_statements('select *, 1 as sign from transactions'))[1];
end
$block$;
