CREATE TABLE "link_payers" (
	"merchant_id" uuid NOT NULL,
	"payment_request_id" uuid NOT NULL,
	"email" text NOT NULL,
	"attempt" uuid NOT NULL,
	"credit_card_token_id" uuid,
	"billing_deal_id" uuid,
	"created" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "link_payers_payment_request_id_email_pk" PRIMARY KEY("payment_request_id","email")
);
