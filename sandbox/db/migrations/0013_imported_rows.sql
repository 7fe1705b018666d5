ALTER TABLE "import_rows" ADD COLUMN "row_key" text;--> statement-breakpoint
CREATE INDEX "import_rows_terminal_id_row_key_index" ON "import_rows" USING btree ("terminal_id","row_key");