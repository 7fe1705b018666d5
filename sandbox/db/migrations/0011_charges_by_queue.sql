CREATE TABLE "charged_days" (
	"engine" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_deals" ADD COLUMN "charges_tried" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_deals" ADD COLUMN "tried_on" date;