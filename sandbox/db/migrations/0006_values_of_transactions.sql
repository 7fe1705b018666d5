CREATE TABLE "transaction_value_figures" (
	"transaction_value_figure_id" uuid PRIMARY KEY NOT NULL,
	"merchant_id" uuid NOT NULL,
	"terminal_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"number_of_records" bigint NOT NULL,
	"total_amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "transaction_value_figures_merchant_id_field_index" ON "transaction_value_figures" USING btree ("merchant_id","field");
--> statement-breakpoint
-- A figure changes often and its value never: with room in its page for the next version it needs no new index entries.
alter table transaction_value_figures set (fillfactor = 80);
--> statement-breakpoint
-- As transaction_figures_statement, for values: texts that transactions share, and amounts by their first two digits
-- (47523 counts as 47000). Amounts are never negative.
create function transaction_value_figures_statement(changed text) returns text language sql immutable as $function$
  select format($query$
    insert into transaction_value_figures as kept
      (transaction_value_figure_id, merchant_id, terminal_id, currency, field, value, number_of_records, total_amount)
    select
      md5(row(merchant_id, terminal_id, currency, field, value)::text)::uuid,
      merchant_id, terminal_id, currency, field, value, sum(sign), sum(sign * transaction_amount)
    from (%s) as changed
    cross join lateral (values
      ('transaction_amount', lpad(rpad(left(transaction_amount::text, 2), length(transaction_amount::text), '0'), 12, '0')),
      ('card_owner_national_id', card_owner_national_id),
      ('card_owner_name', card_owner_name),
      ('consumer_email', consumer_email),
      ('consumer_external_reference', consumer_external_reference),
      ('deal_description', deal_description)
    ) as valued (field, value)
    where value is not null
    group by merchant_id, terminal_id, currency, field, value
    having sum(sign) <> 0 or sum(sign * transaction_amount) <> 0
    order by 1
    on conflict (transaction_value_figure_id) do update set
      number_of_records = kept.number_of_records + excluded.number_of_records,
      total_amount = kept.total_amount + excluded.total_amount
  $query$, changed)
$function$;
--> statement-breakpoint
create or replace function keep_transaction_figures() returns trigger language plpgsql as $function$
declare
  emptied uuid[];
  changed text := case tg_op
    when 'INSERT' then 'select *, 1 as sign from came'
    when 'UPDATE' then 'select *, 1 as sign from came union all select *, -1 as sign from went'
    when 'DELETE' then 'select *, -1 as sign from went'
  end;
begin
  if tg_op = 'TRUNCATE' then
    delete from transaction_figures;
    delete from transaction_value_figures;
    return null;
  end if;
  execute transaction_figures_statement(changed);
  execute format(
    'with written as (%s returning kept.transaction_value_figure_id as id, kept.number_of_records)
     select array_agg(id) from written where number_of_records = 0',
    transaction_value_figures_statement(changed)
  ) into emptied;
  delete from transaction_value_figures where transaction_value_figure_id = any (emptied);
  if tg_op in ('UPDATE', 'DELETE') then
    delete from transaction_figures where number_of_records = 0;
  end if;
  return null;
end
$function$;
--> statement-breakpoint
do $block$
begin
  execute transaction_value_figures_statement('select *, 1 as sign from transactions');
end
$block$;
--> statement-breakpoint
-- A range of amounts together with words is found, and counted, in the index alone.
drop index transactions_amount;
--> statement-breakpoint
create index transactions_amount on transactions (merchant_id, transaction_amount, payment_transaction_id)
  include (transaction_timestamp, terminal_id, status, quick_status, finalization_status, transaction_type, j_deal_type, special_transaction_type, card_presence, payment_type_enum, document_origin, currency, solek, transmission_date);
--> statement-breakpoint
-- Pieces of text inside a merchant, its fortnights and its quarters. New entries wait in a list that every search
-- reads, so that list is kept short. The transactions of a found value come from an index of its own. All this only
-- where the extensions are: who gets them later runs the last statement once and starts the sandbox again.
drop index if exists transactions_texts;
--> statement-breakpoint
do $block$
begin
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
  create index transaction_value_figures_texts on transaction_value_figures using gin (merchant_id, field, value gin_trgm_ops)
    with (gin_pending_list_limit = 256);
  create index transactions_card_owner_national_id_newest on transactions (merchant_id, card_owner_national_id, transaction_timestamp desc, payment_transaction_id desc)
    include (terminal_id, currency, transaction_amount) where card_owner_national_id is not null;
  create index transactions_card_owner_name_newest on transactions (merchant_id, card_owner_name, transaction_timestamp desc, payment_transaction_id desc)
    include (terminal_id, currency, transaction_amount) where card_owner_name is not null;
  create index transactions_consumer_email_newest on transactions (merchant_id, consumer_email, transaction_timestamp desc, payment_transaction_id desc)
    include (terminal_id, currency, transaction_amount) where consumer_email is not null;
  create index transactions_consumer_external_reference_newest on transactions (merchant_id, consumer_external_reference, transaction_timestamp desc, payment_transaction_id desc)
    include (terminal_id, currency, transaction_amount) where consumer_external_reference is not null;
  create index transactions_deal_description_newest on transactions (merchant_id, deal_description, transaction_timestamp desc, payment_transaction_id desc)
    include (terminal_id, currency, transaction_amount) where deal_description is not null;
  create index transactions_texts on transactions using gin (
      merchant_id,
      (((transaction_timestamp at time zone 'UTC')::date - date '2000-01-01') / 14),
      (((transaction_timestamp at time zone 'UTC')::date - date '2000-01-01') / 91),
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
  ) with (gin_pending_list_limit = 256);
exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
  raise notice 'no index of texts: %', sqlerrm;
end
$block$;
