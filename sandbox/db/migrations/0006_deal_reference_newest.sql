-- Few deals share a reference, so no figures of values are kept of it. A piece too short for the index of texts, and the
-- count of any piece, are answered by this index alone (docs/sandbox-performance.md).
create index transactions_deal_reference_newest on transactions (merchant_id, deal_reference_folded, transaction_timestamp desc, payment_transaction_id desc)
  include (terminal_id, currency, transaction_amount) where deal_reference_folded is not null;
