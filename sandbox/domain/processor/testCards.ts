/** Cards to try charges with: every number is synthetic or published test data. */
export interface TestCard {
  number: string;
  brand: string;
  /** What the simulated processor answers; absent = approved. */
  refusal?: { code: string; reason: string };
}

export const acceptedCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'Visa' },
  { number: '5555555555554444', brand: 'Mastercard' },
  { number: '378282246310005', brand: 'American Express' },
  { number: '36227206271667', brand: 'Diners' },
  { number: '6011111111111117', brand: 'Discover' },
  { number: '3530111333300000', brand: 'JCB' },
  { number: '6759649826438453', brand: 'Maestro' },
  { number: '6200000000000005', brand: 'UnionPay' },
  { number: '123456789', brand: 'Other card' },
  { number: '1234567890', brand: 'Gift card' },
];

export const refusedCards: readonly TestCard[] = [
  { number: '4000000000000002', brand: 'Visa', refusal: { code: '004', reason: 'declined' } },
  { number: '4000000000009995', brand: 'Visa', refusal: { code: '004', reason: 'declined, no funds' } },
  { number: '4000000000009979', brand: 'Visa', refusal: { code: '002', reason: 'stolen: retain the card' } },
  { number: '4000000000000127', brand: 'Visa', refusal: { code: '006', reason: 'wrong ID or CVV' } },
  { number: '4000000000000069', brand: 'Visa', refusal: { code: '015', reason: 'card expired' } },
];

/** Refusals that a charge's details cause, whatever the card. */
export const refusalRules: readonly { code: string; when: string }[] = [
  { code: '003', when: 'the amount ends in .03; a voice approval overrides it, as it does 004' },
  { code: '009', when: 'the amount ends in .09 at a pinpad: nobody presents a card' },
  { code: '507', when: 'more than the held amount is charged' },
  { code: '349', when: 'J5 on a terminal that does not allow it (the second terminal)' },
  { code: '425', when: 'same terminal, card and amount within five minutes' },
];
