ALTER TABLE "payment_requests" ADD COLUMN "payer_key" text;--> statement-breakpoint
UPDATE "payment_requests" SET "payer_key" = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');--> statement-breakpoint
ALTER TABLE "payment_requests" ALTER COLUMN "payer_key" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_requests_payer_key_index" ON "payment_requests" USING btree ("payer_key");--> statement-breakpoint
ALTER TABLE "payment_requests" DROP COLUMN "payment_request_url";