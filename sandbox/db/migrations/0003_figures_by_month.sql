-- Figures by month answer filters by days too: whole months from here, the days at either end from the transactions.
truncate transaction_figures;
--> statement-breakpoint
DROP INDEX "transaction_figures_merchant_id_index";--> statement-breakpoint
ALTER TABLE "transaction_figures" ADD COLUMN "month" date NOT NULL;--> statement-breakpoint
ALTER TABLE "transaction_figures" ADD COLUMN "card_vendor" text;--> statement-breakpoint
CREATE INDEX "transaction_figures_merchant_id_month_index" ON "transaction_figures" USING btree ("merchant_id","month");
--> statement-breakpoint
create or replace function transaction_figures_statement(changed text) returns text language sql immutable as $function$
  select format($query$
    insert into transaction_figures as kept (
      transaction_figure_id,
      merchant_id, terminal_id, month, status, quick_status, finalization_status, transaction_type,
      j_deal_type, special_transaction_type, card_presence, payment_type_enum, document_origin, currency,
      solek, card_vendor, has_invoice, is_paid_by_link, has_masav_file,
      number_of_records, total_amount
    )
    select
      md5(row(
        merchant_id, terminal_id, month, status, quick_status, finalization_status, transaction_type,
        j_deal_type, special_transaction_type, card_presence, payment_type_enum, document_origin, currency,
        solek, card_vendor, has_invoice, is_paid_by_link, has_masav_file
      )::text)::uuid,
      merchant_id, terminal_id, month, status, quick_status, finalization_status, transaction_type,
      j_deal_type, special_transaction_type, card_presence, payment_type_enum, document_origin, currency,
      solek, card_vendor, has_invoice, is_paid_by_link, has_masav_file,
      sum(sign),
      sum(sign * transaction_amount)
    from (
      select
        merchant_id, terminal_id, status, quick_status, finalization_status, transaction_type, j_deal_type,
        special_transaction_type, card_presence, payment_type_enum, document_origin, currency, solek,
        card_vendor,
        date_trunc('month', transaction_timestamp at time zone 'Asia/Jerusalem')::date as month,
        invoice_id is not null as has_invoice,
        payment_request_id is not null or payment_intent_id is not null as is_paid_by_link,
        masav_file_id is not null as has_masav_file,
        sign,
        transaction_amount
      from (%s) as changed
    ) as words
    group by
      merchant_id, terminal_id, month, status, quick_status, finalization_status, transaction_type,
      j_deal_type, special_transaction_type, card_presence, payment_type_enum, document_origin, currency,
      solek, card_vendor, has_invoice, is_paid_by_link, has_masav_file
    having sum(sign) <> 0 or sum(sign * transaction_amount) <> 0
    order by 1
    on conflict (transaction_figure_id) do update set
      number_of_records = kept.number_of_records + excluded.number_of_records,
      total_amount = kept.total_amount + excluded.total_amount
  $query$, changed)
$function$;
--> statement-breakpoint
do $block$
begin
  execute transaction_figures_statement('select *, 1 as sign from transactions');
end
$block$;
--> statement-breakpoint
-- Pieces of text, together with the terminal, which most questions name. The extensions need a right that a server may
-- refuse and are not part of every installation; without them these filters give the same answers, slower.
drop index if exists transactions_texts;
--> statement-breakpoint
do $block$
begin
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
  create index transactions_texts on transactions using gin (
      terminal_id,
      card_number gin_trgm_ops,
      card_owner_national_id gin_trgm_ops,
      card_owner_name gin_trgm_ops,
      card_vendor gin_trgm_ops,
      consumer_email gin_trgm_ops,
      consumer_external_reference gin_trgm_ops,
      deal_reference gin_trgm_ops,
      deal_description gin_trgm_ops,
      shva_shovar_number gin_trgm_ops,
      shva_transaction_id gin_trgm_ops,
      shva_deal_id gin_trgm_ops
  );
exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
  raise notice 'no index of texts: %', sqlerrm;
end
$block$;
