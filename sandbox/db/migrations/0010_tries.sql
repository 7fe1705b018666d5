CREATE TABLE "tries" (
	"try_id" uuid NOT NULL,
	"key" text NOT NULL,
	"tried_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tries_key_tried_at_index" ON "tries" USING btree ("key","tried_at");--> statement-breakpoint
CREATE INDEX "tries_try_id_index" ON "tries" USING btree ("try_id");--> statement-breakpoint
CREATE INDEX "tries_tried_at_index" ON "tries" USING btree ("tried_at");