CREATE TABLE "document_numbers" (
	"terminal_id" uuid NOT NULL,
	"invoice_type" text NOT NULL,
	"last_number" bigint NOT NULL,
	CONSTRAINT "document_numbers_terminal_id_invoice_type_pk" PRIMARY KEY("terminal_id","invoice_type")
);
