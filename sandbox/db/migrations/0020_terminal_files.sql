CREATE TABLE "terminal_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"merchant_id" uuid NOT NULL,
	"terminal_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "terminal_files_terminal_id_kind_index" ON "terminal_files" USING btree ("terminal_id","kind");