ALTER TABLE "invoices" ADD COLUMN "credit_invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "request_digest" text;