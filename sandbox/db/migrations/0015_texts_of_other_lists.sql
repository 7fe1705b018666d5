-- Pieces of text in the other lists of many rows, as those of transactions (0004_folded_search.sql): without the extensions
-- the same answers, slower. Who gets them later runs this statement once and starts the sandbox again.
do $block$
begin
  drop index if exists consumers_texts;
  create index consumers_texts on consumers using gin (
    merchant_id,
    search_folded gin_trgm_ops,
    consumer_email_folded gin_trgm_ops,
    consumer_phone_folded gin_trgm_ops,
    consumer_second_phone_folded gin_trgm_ops,
    consumer_national_id gin_trgm_ops,
    external_reference_folded gin_trgm_ops,
    billing_desktop_ref_number_folded gin_trgm_ops,
    woocommerce_id_folded gin_trgm_ops,
    ecwid_id_folded gin_trgm_ops
  ) with (gin_pending_list_limit = 256);
  drop index if exists invoices_texts;
  create index invoices_texts on invoices using gin (
    merchant_id,
    invoice_number gin_trgm_ops,
    consumer_name_folded gin_trgm_ops,
    consumer_email_folded gin_trgm_ops,
    consumer_external_reference_folded gin_trgm_ops
  ) with (gin_pending_list_limit = 256);
  create index card_tokens_texts on card_tokens using gin (
    merchant_id, card_number gin_trgm_ops, card_owner_name_folded gin_trgm_ops, consumer_email_folded gin_trgm_ops
  ) with (gin_pending_list_limit = 256);
  create index payment_requests_texts on payment_requests using gin (
    merchant_id, consumer_external_reference_folded gin_trgm_ops
  ) with (gin_pending_list_limit = 256);
exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
  raise notice 'no index of texts: %', sqlerrm;
end
$block$;
