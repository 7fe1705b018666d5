-- Pages far down pass over rows in the index, which knows the deleted ones.
DROP INDEX "card_tokens_merchant_id_created_credit_card_token_id_index";--> statement-breakpoint
DROP INDEX "consumers_merchant_id_created_consumer_id_index";--> statement-breakpoint
CREATE INDEX "card_tokens_newest" ON "card_tokens" USING btree ("merchant_id","created" DESC NULLS FIRST,"credit_card_token_id" DESC NULLS FIRST,"deleted_at");--> statement-breakpoint
CREATE INDEX "consumers_newest" ON "consumers" USING btree ("merchant_id","created" DESC NULLS FIRST,"consumer_id" DESC NULLS FIRST,"deleted_at");--> statement-breakpoint
-- Names in the forecast are found as those of deals are.
create or replace view future_billings as
select
  deal.billing_deal_id::text || ':' || (deal.current_deal + charge.ordinal)::text as future_billing_id,
  deal.merchant_id,
  deal.terminal_id,
  deal.terminal_name,
  deal.billing_deal_id,
  deal.consumer_id,
  deal.consumer_name,
  deal.consumer_external_reference,
  charge.scheduled_date,
  (deal.current_deal + charge.ordinal)::integer as charge_number,
  deal.transaction_amount,
  deal.currency,
  deal.payment_type,
  deal.card_number,
  coalesce(deal.card_expires_on < charge.scheduled_date, false) as card_expired,
  deal.paused_from,
  deal.paused_to,
  deal.invoice_only,
  deal.consumer_name_folded
from billing_deals as deal
cross join unnest(deal.future_charges) with ordinality as charge (scheduled_date, ordinal);
