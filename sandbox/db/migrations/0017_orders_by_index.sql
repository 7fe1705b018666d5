-- The orders that people use, what a page of documents of some days or of a state needs, and what is counted and summed.
DROP INDEX "consumers_merchant_id_consumer_name_index";--> statement-breakpoint
DROP INDEX "invoices_merchant_id_currency_invoice_timestamp_invoice_id_index";--> statement-breakpoint
DROP INDEX "invoices_merchant_id_invoice_date_index";--> statement-breakpoint
DROP INDEX "payment_requests_merchant_id_kind_permanent_currency_payment_request_timestamp_payment_request_id_index";--> statement-breakpoint
CREATE INDEX "consumers_by_name" ON "consumers" USING btree ("merchant_id","consumer_name" collate "C","consumer_id");--> statement-breakpoint
CREATE INDEX "invoices_of_currency" ON "invoices" USING btree ("merchant_id","currency","invoice_timestamp" DESC NULLS FIRST,"invoice_id" DESC NULLS FIRST,"invoice_amount","deleted_at");--> statement-breakpoint
CREATE INDEX "invoices_of_status" ON "invoices" USING btree ("merchant_id","status","invoice_timestamp" DESC NULLS FIRST,"invoice_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_by_day" ON "invoices" USING btree ("merchant_id","invoice_date","invoice_id","invoice_timestamp","deleted_at","currency","invoice_amount");--> statement-breakpoint
CREATE INDEX "invoices_by_status" ON "invoices" USING btree ("merchant_id","status" collate "C","invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_by_number" ON "invoices" USING btree ("merchant_id","invoice_number" collate "C","invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_by_number_down" ON "invoices" USING btree ("merchant_id","invoice_number" collate "C" desc nulls last,"invoice_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_by_name" ON "invoices" USING btree ("merchant_id","consumer_name" collate "C","invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_by_name_down" ON "invoices" USING btree ("merchant_id","consumer_name" collate "C" desc nulls last,"invoice_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_requests_of_currency" ON "payment_requests" USING btree ("merchant_id","kind","permanent","currency","payment_request_timestamp" DESC NULLS FIRST,"payment_request_id" DESC NULLS FIRST,"payment_request_amount","deleted_at");--> statement-breakpoint
-- Pieces of a customer's origin beside the other texts (0015_texts_of_other_lists.sql).
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
    origin_folded gin_trgm_ops,
    woocommerce_id_folded gin_trgm_ops,
    ecwid_id_folded gin_trgm_ops
  ) with (gin_pending_list_limit = 256);
exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
  raise notice 'no index of texts: %', sqlerrm;
end
$block$;
