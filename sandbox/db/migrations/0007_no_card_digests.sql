-- Digests that had a security code or a whole number in them go, and with them what was written on the disk: emptied or
-- dropped alone they would stay in the table's file. Rewriting a long table takes a while, so only where there are any.
ALTER TABLE "attempts" ALTER COLUMN "digest" DROP NOT NULL;--> statement-breakpoint
alter table attempts alter column digest type text using null::text;--> statement-breakpoint
do $$
begin
  if exists (select from transactions where card_digest is not null) then
    alter table transactions alter column card_digest type text using null::text;
  end if;
end
$$;--> statement-breakpoint
ALTER TABLE "transactions" DROP COLUMN "card_digest";
