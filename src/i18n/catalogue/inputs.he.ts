/** Words of inputs; every catalogue of forms that loads later has them within. */
export const inputs = {
  cardBrand: {
    visa: 'ויזה',
    mastercard: 'מאסטרקארד',
    amex: 'אמריקן אקספרס',
    diners: 'דיינרס',
    discover: 'Discover',
    jcb: 'JCB',
    maestro: 'Maestro',
    unionpay: 'UnionPay',
    dankort: 'Dankort',
    forbrugsforeningen: 'Forbrugsforeningen',
    giftCard: 'כרטיס מתנה',
    otherCard: 'כרטיס אחר',
  },
} as const;
