CREATE TABLE "link_refusals" (
	"merchant_id" uuid NOT NULL,
	"payment_request_id" uuid PRIMARY KEY NOT NULL,
	"refusals" integer NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL
);
