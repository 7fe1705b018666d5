/** Words of what deals, transactions and documents say alike. */
export const dealFacts = {
  dealFact: {
    payer: 'לקוח',
    subject: 'תיאור',
    amount: 'סכום',
    vat: 'כולל מע״מ %{rate}: %{amount}',
    paymentMethod: 'אמצעי תשלום',
  },
} as const;
