-- Text folded for comparing, as contract/foldText.ts folds it: the two are one function in two languages.
create function fold_text(text text) returns text language sql immutable strict parallel safe as $function$
  select btrim(regexp_replace(
    translate(
      regexp_replace(
        normalize(regexp_replace(text, E'["\'`´׳״\u2018-\u201f\u2032-\u2037\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'), NFKD),
        E'[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\ufe00-\ufe0f]', '', 'g'
      ),
      'ABCDEFGHIJKLMNOPQRSTUVWXYZΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯךםןףץς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
      'abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюяכמנפצσ01234567890123456789'
    ),
    E'[\u05be\u2010-\u2015\u2212 \t\n\u000b\f\r\u1680\u2028\u2029-]+', ' ', 'g'
  ))
$function$;
--> statement-breakpoint
-- The digits of a telephone, in which 0, 972 and +972 are alike.
create function phone_digits(text text) returns text language sql immutable strict parallel safe as $function$
  select regexp_replace(regexp_replace(fold_text(text), '[^0-9]', '', 'g'), '^((00)?972)?0*(?=[0-9])', '')
$function$;
--> statement-breakpoint
alter table transactions
  add column card_owner_name_folded text generated always as (fold_text(card_owner_name)) stored,
  add column consumer_email_folded text generated always as (fold_text(consumer_email)) stored,
  add column consumer_external_reference_folded text generated always as (fold_text(consumer_external_reference)) stored,
  add column deal_reference_folded text generated always as (fold_text(deal_reference)) stored,
  add column deal_description_folded text generated always as (fold_text(deal_description)) stored;
--> statement-breakpoint
alter table billing_deals
  add column consumer_name_folded text generated always as (fold_text(consumer_name)) stored,
  add column card_owner_name_folded text generated always as (fold_text(card_owner_name)) stored,
  add column consumer_email_folded text generated always as (fold_text(consumer_email)) stored,
  add column consumer_external_reference_folded text generated always as (fold_text(consumer_external_reference)) stored,
  add column deal_reference_folded text generated always as (fold_text(deal_reference)) stored,
  add column origin_folded text generated always as (fold_text(origin)) stored;
--> statement-breakpoint
alter table invoices
  add column consumer_name_folded text generated always as (fold_text(consumer_name)) stored,
  add column consumer_email_folded text generated always as (fold_text(consumer_email)) stored,
  add column consumer_external_reference_folded text generated always as (fold_text(consumer_external_reference)) stored;
--> statement-breakpoint
alter table payment_requests
  add column consumer_external_reference_folded text generated always as (fold_text(consumer_external_reference)) stored;
--> statement-breakpoint
alter table card_tokens
  add column card_owner_name_folded text generated always as (fold_text(card_owner_name)) stored,
  add column consumer_email_folded text generated always as (fold_text(consumer_email)) stored;
--> statement-breakpoint
alter table consumers
  add column consumer_email_folded text generated always as (fold_text(consumer_email)) stored,
  add column external_reference_folded text generated always as (fold_text(external_reference)) stored,
  add column billing_desktop_ref_number_folded text generated always as (fold_text(billing_desktop_ref_number)) stored,
  add column origin_folded text generated always as (fold_text(origin)) stored,
  add column woocommerce_id_folded text generated always as (fold_text(woocommerce_id)) stored,
  add column ecwid_id_folded text generated always as (fold_text(ecwid_id)) stored;
--> statement-breakpoint
alter table items
  add column category_folded text generated always as (fold_text(category)) stored,
  add column external_reference_folded text generated always as (fold_text(external_reference)) stored,
  add column billing_desktop_ref_number_folded text generated always as (fold_text(billing_desktop_ref_number)) stored,
  add column origin_folded text generated always as (fold_text(origin)) stored,
  add column woocommerce_id_folded text generated always as (fold_text(woocommerce_id)) stored,
  add column ecwid_id_folded text generated always as (fold_text(ecwid_id)) stored;
--> statement-breakpoint
alter table consumers
  add column consumer_phone_folded text generated always as (phone_digits(consumer_phone)) stored,
  add column consumer_second_phone_folded text generated always as (phone_digits(consumer_second_phone)) stored,
  add column search_folded text generated always as (
    fold_text(consumer_name)
      || E'\n' || coalesce(fold_text(consumer_email), '')
      || E'\n' || coalesce(fold_text(external_reference), '')
      || E'\n' || coalesce(consumer_national_id, '')
      || coalesce(E'\n+' || phone_digits(consumer_phone), '')
      || coalesce(E'\n+' || phone_digits(consumer_second_phone), '')
  ) stored;
--> statement-breakpoint
alter table items
  add column search_folded text generated always as (
    fold_text(item_name)
      || E'\n' || coalesce(fold_text(category), '')
      || E'\n' || coalesce(fold_text(sku), '')
      || E'\n' || coalesce(fold_text(external_reference), '')
  ) stored;
--> statement-breakpoint
-- The figures of values know texts folded: what is written alike is one value.
create or replace function transaction_value_figures_statement(changed text) returns text language sql immutable as $function$
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
      ('card_owner_name', card_owner_name_folded),
      ('consumer_email', consumer_email_folded),
      ('consumer_external_reference', consumer_external_reference_folded),
      ('deal_description', deal_description_folded)
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
delete from transaction_value_figures;
--> statement-breakpoint
do $block$
begin
  execute transaction_value_figures_statement('select *, 1 as sign from transactions');
end
$block$;
--> statement-breakpoint
-- The indexes of pieces of text, over what is folded (docs/sandbox-performance.md). Without their extensions these filters
-- give the same answers, slower. Who gets them later runs this statement once and starts the sandbox again.
do $block$
begin
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
  drop index if exists transactions_texts;
  drop index if exists transactions_card_owner_name_newest;
  create index transactions_card_owner_name_newest on transactions (merchant_id, card_owner_name_folded, transaction_timestamp desc, payment_transaction_id desc)
    include (terminal_id, currency, transaction_amount) where card_owner_name_folded is not null;
  drop index if exists transactions_consumer_email_newest;
  create index transactions_consumer_email_newest on transactions (merchant_id, consumer_email_folded, transaction_timestamp desc, payment_transaction_id desc)
    include (terminal_id, currency, transaction_amount) where consumer_email_folded is not null;
  drop index if exists transactions_consumer_external_reference_newest;
  create index transactions_consumer_external_reference_newest on transactions (merchant_id, consumer_external_reference_folded, transaction_timestamp desc, payment_transaction_id desc)
    include (terminal_id, currency, transaction_amount) where consumer_external_reference_folded is not null;
  drop index if exists transactions_deal_description_newest;
  create index transactions_deal_description_newest on transactions (merchant_id, deal_description_folded, transaction_timestamp desc, payment_transaction_id desc)
    include (terminal_id, currency, transaction_amount) where deal_description_folded is not null;
  create index transactions_texts on transactions using gin (
      merchant_id,
      (((transaction_timestamp at time zone 'UTC')::date - date '2000-01-01') / 14),
      (((transaction_timestamp at time zone 'UTC')::date - date '2000-01-01') / 91),
      terminal_id,
      card_number gin_trgm_ops,
      card_owner_national_id gin_trgm_ops,
      card_owner_name_folded gin_trgm_ops,
      card_vendor gin_trgm_ops,
      consumer_email_folded gin_trgm_ops,
      consumer_external_reference_folded gin_trgm_ops,
      deal_reference_folded gin_trgm_ops,
      deal_description_folded gin_trgm_ops,
      shva_shovar_number gin_trgm_ops,
      shva_transaction_id gin_trgm_ops,
      shva_deal_id gin_trgm_ops
  ) with (gin_pending_list_limit = 256);
  create index consumers_texts on consumers using gin (merchant_id, search_folded gin_trgm_ops) with (gin_pending_list_limit = 256);
  create index invoices_texts on invoices using gin (
    merchant_id, consumer_name_folded gin_trgm_ops, consumer_email_folded gin_trgm_ops, consumer_external_reference_folded gin_trgm_ops
  ) with (gin_pending_list_limit = 256);
exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
  raise notice 'no index of texts: %', sqlerrm;
end
$block$;
