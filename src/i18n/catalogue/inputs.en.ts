import type { inputs as hebrew } from './inputs.he.ts';
import type { CatalogueShape } from './shape.ts';

export const inputs = {
  cardBrand: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    diners: 'Diners',
    discover: 'Discover',
    jcb: 'JCB',
    maestro: 'Maestro',
    unionpay: 'UnionPay',
    dankort: 'Dankort',
    forbrugsforeningen: 'Forbrugsforeningen',
    giftCard: 'Gift card',
    otherCard: 'Other card',
  },
} as const satisfies CatalogueShape<typeof hebrew>;
