CREATE TABLE "transaction_figures" (
	"transaction_figure_id" uuid PRIMARY KEY NOT NULL,
	"merchant_id" uuid NOT NULL,
	"terminal_id" uuid NOT NULL,
	"status" text NOT NULL,
	"quick_status" text NOT NULL,
	"finalization_status" text,
	"transaction_type" text NOT NULL,
	"j_deal_type" text NOT NULL,
	"special_transaction_type" text NOT NULL,
	"card_presence" text NOT NULL,
	"payment_type_enum" text NOT NULL,
	"document_origin" text NOT NULL,
	"currency" text NOT NULL,
	"solek" text,
	"has_invoice" boolean NOT NULL,
	"is_paid_by_link" boolean NOT NULL,
	"has_masav_file" boolean NOT NULL,
	"number_of_records" bigint NOT NULL,
	"total_amount" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "transactions_consumer_id_transaction_timestamp_index";--> statement-breakpoint
DROP INDEX "transactions_billing_deal_id_transaction_timestamp_index";--> statement-breakpoint
DROP INDEX "transactions_transmission_id_transaction_timestamp_index";--> statement-breakpoint
DROP INDEX "transactions_initial_transaction_id_index";--> statement-breakpoint
DROP INDEX "transactions_invoice_id_index";--> statement-breakpoint
DROP INDEX "transactions_masav_file_id_index";--> statement-breakpoint
DROP INDEX "transactions_payment_request_id_index";--> statement-breakpoint
DROP INDEX "transactions_payment_intent_id_index";--> statement-breakpoint
DROP INDEX "transactions_credit_card_token_index";--> statement-breakpoint
CREATE INDEX "transaction_figures_merchant_id_index" ON "transaction_figures" USING btree ("merchant_id");
--> statement-breakpoint
-- The statement that adds the figures of some transactions to those that are kept, or takes them away. `changed` is a
-- query that gives whole transactions and a `sign`: 1 for those that came, -1 for those that went. Figures are written
-- in the order of their ids, so that two statements cannot wait for each other.
create function transaction_figures_statement(changed text) returns text language sql immutable as $function$
  select format($query$
    insert into transaction_figures as kept
      (transaction_figure_id, merchant_id, terminal_id, status, quick_status, finalization_status, transaction_type, j_deal_type, special_transaction_type, card_presence, payment_type_enum, document_origin, currency, solek, has_invoice, is_paid_by_link, has_masav_file, number_of_records, total_amount)
    select
      md5(row(merchant_id, terminal_id, status, quick_status, finalization_status, transaction_type, j_deal_type, special_transaction_type, card_presence, payment_type_enum, document_origin, currency, solek, has_invoice, is_paid_by_link, has_masav_file)::text)::uuid,
      merchant_id, terminal_id, status, quick_status, finalization_status, transaction_type, j_deal_type, special_transaction_type, card_presence, payment_type_enum, document_origin, currency, solek, has_invoice, is_paid_by_link, has_masav_file,
      sum(sign),
      sum(sign * transaction_amount)
    from (
      select
        merchant_id, terminal_id, status, quick_status, finalization_status, transaction_type, j_deal_type, special_transaction_type, card_presence, payment_type_enum, document_origin, currency, solek,
        invoice_id is not null as has_invoice,
        payment_request_id is not null or payment_intent_id is not null as is_paid_by_link,
        masav_file_id is not null as has_masav_file,
        sign,
        transaction_amount
      from (%s) as changed
    ) as words
    group by merchant_id, terminal_id, status, quick_status, finalization_status, transaction_type, j_deal_type, special_transaction_type, card_presence, payment_type_enum, document_origin, currency, solek, has_invoice, is_paid_by_link, has_masav_file
    having sum(sign) <> 0 or sum(sign * transaction_amount) <> 0
    order by 1
    on conflict (transaction_figure_id) do update set
      number_of_records = kept.number_of_records + excluded.number_of_records,
      total_amount = kept.total_amount + excluded.total_amount
  $query$, changed)
$function$;
--> statement-breakpoint
create function keep_transaction_figures() returns trigger language plpgsql as $function$
begin
  case tg_op
    when 'INSERT' then
      execute transaction_figures_statement('select *, 1 as sign from came');
    when 'UPDATE' then
      execute transaction_figures_statement('select *, 1 as sign from came union all select *, -1 as sign from went');
    when 'DELETE' then
      execute transaction_figures_statement('select *, -1 as sign from went');
    when 'TRUNCATE' then
      delete from transaction_figures;
  end case;
  if tg_op in ('UPDATE', 'DELETE') then
    delete from transaction_figures where number_of_records = 0;
  end if;
  return null;
end
$function$;
--> statement-breakpoint
create trigger transactions_came after insert on transactions referencing new table as came for each statement execute function keep_transaction_figures();
--> statement-breakpoint
create trigger transactions_changed after update on transactions referencing new table as came old table as went for each statement execute function keep_transaction_figures();
--> statement-breakpoint
create trigger transactions_went after delete on transactions referencing old table as went for each statement execute function keep_transaction_figures();
--> statement-breakpoint
create trigger transactions_emptied after truncate on transactions for each statement execute function keep_transaction_figures();
--> statement-breakpoint
create index transaction_figures_without_records on transaction_figures (transaction_figure_id) where number_of_records = 0;
--> statement-breakpoint
do $block$
begin
  execute transaction_figures_statement('select *, 1 as sign from transactions');
end
$block$;
--> statement-breakpoint
-- Newest first inside a merchant. The included columns let one index answer any mixture of words and days: a page's ids,
-- a count and its sums.
drop index transactions_merchant_newest;
--> statement-breakpoint
create index transactions_merchant_newest on transactions (merchant_id, transaction_timestamp desc, payment_transaction_id desc)
  include (terminal_id, status, quick_status, finalization_status, transaction_type, j_deal_type, special_transaction_type, card_presence, payment_type_enum, document_origin, currency, solek, transmission_date, transaction_amount);
--> statement-breakpoint
-- Newest first among the rows that share a word: also a word that hardly ever occurs fills its page at once.
create index transactions_quick_status_newest on transactions (merchant_id, quick_status, transaction_timestamp desc, payment_transaction_id desc);
--> statement-breakpoint
create index transactions_finalization_status_newest on transactions (merchant_id, finalization_status, transaction_timestamp desc, payment_transaction_id desc) where finalization_status is not null;
--> statement-breakpoint
create index transactions_transaction_type_newest on transactions (merchant_id, transaction_type, transaction_timestamp desc, payment_transaction_id desc);
--> statement-breakpoint
create index transactions_j_deal_type_newest on transactions (merchant_id, j_deal_type, transaction_timestamp desc, payment_transaction_id desc);
--> statement-breakpoint
create index transactions_special_transaction_type_newest on transactions (merchant_id, special_transaction_type, transaction_timestamp desc, payment_transaction_id desc);
--> statement-breakpoint
create index transactions_card_presence_newest on transactions (merchant_id, card_presence, transaction_timestamp desc, payment_transaction_id desc);
--> statement-breakpoint
create index transactions_payment_type_enum_newest on transactions (merchant_id, payment_type_enum, transaction_timestamp desc, payment_transaction_id desc);
--> statement-breakpoint
create index transactions_document_origin_newest on transactions (merchant_id, document_origin, transaction_timestamp desc, payment_transaction_id desc);
--> statement-breakpoint
create index transactions_currency_newest on transactions (merchant_id, currency, transaction_timestamp desc, payment_transaction_id desc);
--> statement-breakpoint
create index transactions_solek_newest on transactions (merchant_id, solek, transaction_timestamp desc, payment_transaction_id desc) where solek is not null;
--> statement-breakpoint
-- The same for what a transaction has or lacks.
create index transactions_with_invoice_newest on transactions (merchant_id, transaction_timestamp desc, payment_transaction_id desc) where invoice_id is not null;
--> statement-breakpoint
create index transactions_without_invoice_newest on transactions (merchant_id, transaction_timestamp desc, payment_transaction_id desc) where invoice_id is null;
--> statement-breakpoint
create index transactions_paid_by_link_newest on transactions (merchant_id, transaction_timestamp desc, payment_transaction_id desc) where payment_request_id is not null or payment_intent_id is not null;
--> statement-breakpoint
create index transactions_in_masav_file_newest on transactions (merchant_id, transaction_timestamp desc, payment_transaction_id desc) where masav_file_id is not null;
--> statement-breakpoint
-- The transactions of one thing.
create index transactions_consumer_id_newest on transactions (consumer_id, transaction_timestamp desc, payment_transaction_id desc) where consumer_id is not null;
--> statement-breakpoint
create index transactions_billing_deal_id_newest on transactions (billing_deal_id, transaction_timestamp desc, payment_transaction_id desc) where billing_deal_id is not null;
--> statement-breakpoint
create index transactions_transmission_id_newest on transactions (transmission_id, transaction_timestamp desc, payment_transaction_id desc) where transmission_id is not null;
--> statement-breakpoint
create index transactions_initial_transaction_id_newest on transactions (initial_transaction_id, transaction_timestamp desc, payment_transaction_id desc) where initial_transaction_id is not null;
--> statement-breakpoint
create index transactions_invoice_id_newest on transactions (invoice_id, transaction_timestamp desc, payment_transaction_id desc) where invoice_id is not null;
--> statement-breakpoint
create index transactions_masav_file_id_newest on transactions (masav_file_id, transaction_timestamp desc, payment_transaction_id desc) where masav_file_id is not null;
--> statement-breakpoint
create index transactions_payment_request_id_newest on transactions (payment_request_id, transaction_timestamp desc, payment_transaction_id desc) where payment_request_id is not null;
--> statement-breakpoint
create index transactions_payment_intent_id_newest on transactions (payment_intent_id, transaction_timestamp desc, payment_transaction_id desc) where payment_intent_id is not null;
--> statement-breakpoint
create index transactions_credit_card_token_newest on transactions (credit_card_token, transaction_timestamp desc, payment_transaction_id desc) where credit_card_token is not null;
--> statement-breakpoint
create index transactions_clearing_house_transaction_id_newest on transactions (clearing_house_transaction_id, transaction_timestamp desc, payment_transaction_id desc) where clearing_house_transaction_id is not null;
--> statement-breakpoint
create index transactions_terminal_template_id_newest on transactions (terminal_template_id, transaction_timestamp desc, payment_transaction_id desc) where terminal_template_id is not null;
--> statement-breakpoint
drop index transactions_amount;
--> statement-breakpoint
create index transactions_amount on transactions (merchant_id, transaction_amount, payment_transaction_id) include (currency);
--> statement-breakpoint
create index transactions_transmitted on transactions (merchant_id, transmission_date) include (currency, transaction_amount) where transmission_date is not null;
--> statement-breakpoint
-- How many rows a piece of text matches decides how to look for it, so it is estimated finely.
alter table transactions
  alter column card_number set statistics 1000,
  alter column card_owner_national_id set statistics 1000,
  alter column card_owner_name set statistics 1000,
  alter column card_vendor set statistics 1000,
  alter column consumer_email set statistics 1000,
  alter column consumer_external_reference set statistics 1000,
  alter column deal_reference set statistics 1000,
  alter column deal_description set statistics 1000,
  alter column shva_shovar_number set statistics 1000,
  alter column shva_transaction_id set statistics 1000,
  alter column shva_deal_id set statistics 1000;
--> statement-breakpoint
-- Pieces of text. The extension needs a right that a server may refuse and is not part of every installation; without
-- it these filters give the same answers, slower.
do $block$
begin
  create extension if not exists pg_trgm;
  create index transactions_texts on transactions using gin (
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
  raise notice 'pg_trgm is not available: %', sqlerrm;
end
$block$;
