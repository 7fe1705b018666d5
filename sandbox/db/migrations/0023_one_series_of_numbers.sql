ALTER TABLE "invoices" ADD COLUMN "official_type" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credited_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credited_vat" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- By hand: what earlier documents are officially, and what was credited of each.
UPDATE "invoices" SET "official_type" = CASE "invoice_type"
  WHEN 'invoice' THEN 305
  WHEN 'invoiceWithPaymentInfo' THEN 320
  WHEN 'paymentInfo' THEN 400
  WHEN 'receiptForDonation' THEN 405
  ELSE 330
END;--> statement-breakpoint
UPDATE "invoices" SET
  "credited_amount" = least("credited"."amount", "invoices"."invoice_amount"),
  "credited_vat" = least("credited"."vat", "invoices"."vat_total")
FROM (
  SELECT "origin_invoice_id", sum("invoice_amount") AS "amount", sum("vat_total") AS "vat"
  FROM "invoices"
  WHERE "official_type" = 330 AND "origin_invoice_id" IS NOT NULL AND "invoice_number" IS NOT NULL AND "status" <> 'canceled'
  GROUP BY "origin_invoice_id"
) AS "credited"
WHERE "credited"."origin_invoice_id" = "invoices"."invoice_id";--> statement-breakpoint
-- By hand: documents keep the number they were issued with. Of several with one number the first stays as it is, each
-- further one is told apart by a letter before it, the mark of a series of its own (open format, §2.4ד): 1234, A1234, B1234.
WITH "marked" AS (
  SELECT "invoice_id", chr(63 + "place"::integer) || "invoice_number" AS "number"
  FROM (
    SELECT "invoice_id", "invoice_number", row_number() OVER (
      PARTITION BY "merchant_id", "official_type", "invoice_number" ORDER BY "invoice_timestamp", "invoice_id"
    ) AS "place"
    FROM "invoices" WHERE "invoice_number" IS NOT NULL
  ) AS "placed"
  WHERE "place" > 1
)
UPDATE "invoices" SET
  "invoice_number" = "marked"."number",
  "invoice_details" = CASE WHEN jsonb_exists("invoice_details", 'invoiceNumber')
    THEN jsonb_set("invoice_details", '{invoiceNumber}', to_jsonb("marked"."number")) ELSE "invoice_details" END
FROM "marked" WHERE "marked"."invoice_id" = "invoices"."invoice_id";--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "official_type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_merchantID_officialType_invoiceNumber_unique" UNIQUE("merchant_id","official_type","invoice_number");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credited_amount" CHECK ("invoices"."credited_amount" between 0 and "invoices"."invoice_amount");--> statement-breakpoint
-- By hand: a series begins anew after the greatest number of its documents.
DELETE FROM "document_numbers";--> statement-breakpoint
ALTER TABLE "document_numbers" DROP CONSTRAINT "document_numbers_terminal_id_invoice_type_pk";--> statement-breakpoint
ALTER TABLE "document_numbers" ADD COLUMN "merchant_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "document_numbers" ADD COLUMN "official_type" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "document_numbers" DROP COLUMN "terminal_id";--> statement-breakpoint
ALTER TABLE "document_numbers" DROP COLUMN "invoice_type";--> statement-breakpoint
ALTER TABLE "document_numbers" ADD CONSTRAINT "document_numbers_merchant_id_official_type_pk" PRIMARY KEY("merchant_id","official_type");
