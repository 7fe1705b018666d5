-- The kept figures are written once, at the end of a transaction of the database, so that nobody holds a figure while
-- waiting for anything but a later figure (docs/kept-figures.md). Until then what is to be counted waits here: columns and
-- meaning as in the functions below, each row as often as it came more than it went. `changed` is as theirs.
create function uncounted_statement(changed text) returns text language sql immutable as $function$
  select format($query$
    select
      pg_current_xact_id() as writer, merchant_id, terminal_id, transaction_timestamp, status, quick_status,
      finalization_status, transaction_type, j_deal_type, special_transaction_type, card_presence, payment_type_enum,
      document_origin, currency, currency_rate, solek, card_vendor, transaction_amount, consumer_id, invoice_id,
      payment_request_id, payment_intent_id, masav_file_id, card_owner_national_id, card_owner_name_folded,
      consumer_email_folded, consumer_external_reference_folded, deal_description_folded,
      jsonb_build_object('items', coalesce(deal_details->'items', '[]')) as deal_details,
      sum(sign) as sign
    from (%s) as changed
    group by
      merchant_id, terminal_id, transaction_timestamp, status, quick_status, finalization_status, transaction_type,
      j_deal_type, special_transaction_type, card_presence, payment_type_enum, document_origin, currency, currency_rate,
      solek, card_vendor, transaction_amount, consumer_id, invoice_id, payment_request_id, payment_intent_id,
      masav_file_id, card_owner_national_id, card_owner_name_folded, consumer_email_folded,
      consumer_external_reference_folded, deal_description_folded, coalesce(deal_details->'items', '[]')
    having sum(sign) <> 0
  $query$, changed)
$function$;
--> statement-breakpoint
-- Whoever ends takes his rows away and nobody sees those of others: there is nothing to keep over a crash.
do $block$
begin
  execute 'create unlogged table uncounted_transactions as '
    || uncounted_statement('select *, 1 as sign from transactions') || ' with no data';
end
$block$;
--> statement-breakpoint
create index uncounted_transactions_writer on uncounted_transactions (writer);
--> statement-breakpoint
-- Transactions of the database that have something to count: its trigger fires once for each, at the end.
create unlogged table uncounted_writers (writer xid8 primary key);
--> statement-breakpoint
drop trigger transactions_came on transactions;
--> statement-breakpoint
drop trigger transactions_changed on transactions;
--> statement-breakpoint
drop trigger transactions_went on transactions;
--> statement-breakpoint
drop trigger transactions_emptied on transactions;
--> statement-breakpoint
drop trigger dashboard_transactions_came on transactions;
--> statement-breakpoint
drop trigger dashboard_transactions_changed on transactions;
--> statement-breakpoint
drop trigger dashboard_transactions_went on transactions;
--> statement-breakpoint
drop trigger dashboard_transactions_emptied on transactions;
--> statement-breakpoint
drop function keep_transaction_figures();
--> statement-breakpoint
drop function keep_dashboard_figures();
--> statement-breakpoint
create function note_uncounted() returns trigger language plpgsql as $function$
declare
  noted bigint;
begin
  execute 'insert into uncounted_transactions ' || uncounted_statement(case tg_op
    when 'INSERT' then 'select *, 1 as sign from came'
    when 'UPDATE' then 'select *, 1 as sign from came union all select *, -1 as sign from went'
    when 'DELETE' then 'select *, -1 as sign from went'
  end);
  get diagnostics noted = row_count;
  if noted > 0 then
    insert into uncounted_writers values (pg_current_xact_id()) on conflict do nothing;
  end if;
  return null;
end
$function$;
--> statement-breakpoint
create function forget_figures() returns trigger language plpgsql as $function$
begin
  delete from uncounted_transactions where writer = pg_current_xact_id();
  delete from transaction_figures;
  delete from transaction_value_figures;
  delete from day_figures;
  delete from item_figures;
  delete from consumer_figures;
  return null;
end
$function$;
--> statement-breakpoint
-- The tables in one order, and in each its rows by their ids. Most transactions change nothing that the dashboard counts.
-- Figures that come to nothing go: they are locked already. What was noted and taken away lies about until the next vacuum,
-- so a plan made while there was none of it would go through all that others have left.
create function write_figures() returns trigger language plpgsql set enable_seqscan = off as $function$
declare
  changed text := format('select * from uncounted_transactions where writer = %L::xid8', new.writer);
  statement text;
  emptied uuid[];
begin
  execute transaction_figures_statement(changed);
  delete from transaction_figures where number_of_records = 0;
  execute format(
    'with written as (%s returning kept.transaction_value_figure_id as id, kept.number_of_records)
     select array_agg(id) from written where number_of_records = 0',
    transaction_value_figures_statement(changed)
  ) into emptied;
  delete from transaction_value_figures where transaction_value_figure_id = any (emptied);
  if exists (
    select from uncounted_transactions
    where writer = new.writer and counted_as(status, j_deal_type, special_transaction_type) is not null
  ) then
    foreach statement in array dashboard_figures_statements(changed) loop
      execute statement;
    end loop;
    delete from day_figures where number_of_records = 0;
    delete from item_figures where number_of_records = 0;
    delete from consumer_figures where number_of_records = 0;
  end if;
  delete from uncounted_transactions where writer = new.writer;
  delete from uncounted_writers where writer = new.writer;
  return null;
end
$function$;
--> statement-breakpoint
create constraint trigger transaction_ends after insert on uncounted_writers
  deferrable initially deferred for each row execute function write_figures();
--> statement-breakpoint
create trigger transactions_came after insert on transactions referencing new table as came for each statement execute function note_uncounted();
--> statement-breakpoint
create trigger transactions_changed after update on transactions referencing new table as came old table as went for each statement execute function note_uncounted();
--> statement-breakpoint
create trigger transactions_went after delete on transactions referencing old table as went for each statement execute function note_uncounted();
--> statement-breakpoint
create trigger transactions_emptied after truncate on transactions for each statement execute function forget_figures();
