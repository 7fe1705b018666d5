DROP INDEX "audit_rows_merchant_id_created_index";--> statement-breakpoint
DROP INDEX "billing_deals_merchant_id_billing_deal_timestamp_billing_deal_id_index";--> statement-breakpoint
DROP INDEX "billing_deals_terminal_id_billing_deal_timestamp_billing_deal_id_index";--> statement-breakpoint
DROP INDEX "card_tokens_merchant_id_created_credit_card_token_id_index";--> statement-breakpoint
DROP INDEX "consumers_merchant_id_created_consumer_id_index";--> statement-breakpoint
DROP INDEX "consumers_terminal_id_created_consumer_id_index";--> statement-breakpoint
DROP INDEX "invoices_merchant_id_invoice_timestamp_invoice_id_index";--> statement-breakpoint
DROP INDEX "invoices_terminal_id_invoice_timestamp_invoice_id_index";--> statement-breakpoint
DROP INDEX "items_merchant_id_created_item_id_index";--> statement-breakpoint
DROP INDEX "items_terminal_id_created_item_id_index";--> statement-breakpoint
DROP INDEX "masav_files_merchant_id_masav_file_date_masav_file_id_index";--> statement-breakpoint
DROP INDEX "masav_files_terminal_id_masav_file_date_masav_file_id_index";--> statement-breakpoint
DROP INDEX "payment_requests_merchant_id_kind_permanent_payment_request_timestamp_payment_request_id_index";--> statement-breakpoint
DROP INDEX "payment_requests_terminal_id_kind_permanent_payment_request_timestamp_payment_request_id_index";--> statement-breakpoint
DROP INDEX "transmissions_merchant_id_transmission_date_transmission_id_index";--> statement-breakpoint
DROP INDEX "transmissions_terminal_id_transmission_date_transmission_id_index";--> statement-breakpoint
DROP INDEX "webhook_deliveries_merchant_id_event_timestamp_webhook_delivery_id_index";--> statement-breakpoint
DROP INDEX "webhook_deliveries_terminal_id_event_timestamp_webhook_delivery_id_index";--> statement-breakpoint
DROP INDEX "outbox_messages_created_index";--> statement-breakpoint
DROP INDEX "import_rows_terminal_id_created_import_row_id_index";--> statement-breakpoint
CREATE INDEX "audit_rows_merchant_id_created_index" ON "audit_rows" USING btree ("merchant_id","created" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "billing_deals_merchant_id_billing_deal_timestamp_billing_deal_id_index" ON "billing_deals" USING btree ("merchant_id","billing_deal_timestamp" DESC NULLS FIRST,"billing_deal_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "billing_deals_terminal_id_billing_deal_timestamp_billing_deal_id_index" ON "billing_deals" USING btree ("terminal_id","billing_deal_timestamp" DESC NULLS FIRST,"billing_deal_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "card_tokens_merchant_id_created_credit_card_token_id_index" ON "card_tokens" USING btree ("merchant_id","created" DESC NULLS FIRST,"credit_card_token_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consumers_merchant_id_created_consumer_id_index" ON "consumers" USING btree ("merchant_id","created" DESC NULLS FIRST,"consumer_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consumers_terminal_id_created_consumer_id_index" ON "consumers" USING btree ("terminal_id","created" DESC NULLS FIRST,"consumer_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_merchant_id_invoice_timestamp_invoice_id_index" ON "invoices" USING btree ("merchant_id","invoice_timestamp" DESC NULLS FIRST,"invoice_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_terminal_id_invoice_timestamp_invoice_id_index" ON "invoices" USING btree ("terminal_id","invoice_timestamp" DESC NULLS FIRST,"invoice_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "items_merchant_id_created_item_id_index" ON "items" USING btree ("merchant_id","created" DESC NULLS FIRST,"item_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "items_terminal_id_created_item_id_index" ON "items" USING btree ("terminal_id","created" DESC NULLS FIRST,"item_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "masav_files_merchant_id_masav_file_date_masav_file_id_index" ON "masav_files" USING btree ("merchant_id","masav_file_date" DESC NULLS FIRST,"masav_file_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "masav_files_terminal_id_masav_file_date_masav_file_id_index" ON "masav_files" USING btree ("terminal_id","masav_file_date" DESC NULLS FIRST,"masav_file_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_requests_merchant_id_kind_permanent_payment_request_timestamp_payment_request_id_index" ON "payment_requests" USING btree ("merchant_id","kind","permanent","payment_request_timestamp" DESC NULLS FIRST,"payment_request_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_requests_terminal_id_kind_permanent_payment_request_timestamp_payment_request_id_index" ON "payment_requests" USING btree ("terminal_id","kind","permanent","payment_request_timestamp" DESC NULLS FIRST,"payment_request_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transmissions_merchant_id_transmission_date_transmission_id_index" ON "transmissions" USING btree ("merchant_id","transmission_date" DESC NULLS FIRST,"transmission_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transmissions_terminal_id_transmission_date_transmission_id_index" ON "transmissions" USING btree ("terminal_id","transmission_date" DESC NULLS FIRST,"transmission_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_merchant_id_event_timestamp_webhook_delivery_id_index" ON "webhook_deliveries" USING btree ("merchant_id","event_timestamp" DESC NULLS FIRST,"webhook_delivery_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_terminal_id_event_timestamp_webhook_delivery_id_index" ON "webhook_deliveries" USING btree ("terminal_id","event_timestamp" DESC NULLS FIRST,"webhook_delivery_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outbox_messages_created_index" ON "outbox_messages" USING btree ("created" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "import_rows_terminal_id_created_import_row_id_index" ON "import_rows" USING btree ("terminal_id","created" DESC NULLS FIRST,"import_row_id" DESC NULLS FIRST);