import type { Address } from '#sandbox/core/objects/stored.ts';
import { type Feature, features, type Integration, integrations } from '#contract/features.ts';
import type { Role } from '#contract/roles.ts';

export interface TerminalPlan {
  label: string;
  name: string;
  status: 'active' | 'disabled';
  features: readonly Feature[];
  integrations: readonly Integration[];
  allowJ5: boolean;
  automaticCharging: boolean;
  /** Share of the merchant's rows that this terminal gets. */
  share: number;
}

export interface UserPlan {
  email: string;
  givenName: string;
  familyName: string;
  role: Role;
}

/** What the seed makes for one merchant; counts are rows, `requestsPerStatus` is per kind of link. */
export interface MerchantPlan {
  key: string;
  merchantName: string;
  businessNumber: string;
  address: Address;
  phone: string;
  email: string;
  terminals: readonly TerminalPlan[];
  users: readonly UserPlan[];
  counts: {
    consumers: number;
    items: number;
    cardTokens: number;
    billingDeals: number;
    requestsPerStatus: number;
    standaloneInvoices: number;
    webhooks: number;
    importRows: number;
    transactions: number;
    /** Greatest part of the transactions that are charges of deals. */
    chargeShare: number;
  };
}

const withoutSome = features.filter((feature) => !['PreventDoubleTansactions', 'Billing'].includes(feature));

const first: Omit<MerchantPlan, 'counts'> = {
  key: 'first',
  merchantName: 'גרניט מסחר בע״מ',
  businessNumber: '514263789',
  address: { street: 'דרך בן צבי', house: '84', city: 'תל אביב', zip: '6810431' },
  phone: '03-5550184',
  email: 'office@granit.test',
  terminals: [
    {
      label: 'החנות הראשית',
      name: 'granit-main',
      status: 'active',
      features,
      integrations,
      allowJ5: true,
      automaticCharging: true,
      share: 0.68,
    },
    {
      label: 'סניף הצפון',
      name: 'granit-north',
      status: 'active',
      features: withoutSome,
      integrations: ['processor', 'aggregator', 'invoicing'],
      allowJ5: false,
      automaticCharging: false,
      share: 0.29,
    },
    {
      label: 'דוכן יריד (סגור)',
      name: 'granit-fair',
      status: 'disabled',
      features: ['Checkout', 'Api'],
      integrations: ['processor'],
      allowJ5: false,
      automaticCharging: false,
      share: 0.03,
    },
  ],
  users: [
    { email: 'manager@sandbox.test', givenName: 'נועה', familyName: 'ברק', role: 'Manager' },
    { email: 'merchant@sandbox.test', givenName: 'יוסף', familyName: 'מזרחי', role: 'Merchant' },
    { email: 'billing@sandbox.test', givenName: 'תמר', familyName: 'גולן', role: 'BillingAdministrator' },
    { email: 'business@sandbox.test', givenName: 'איתן', familyName: 'שפירא', role: 'BusinessAdministrator' },
  ],
};

const second: MerchantPlan = {
  key: 'second',
  merchantName: 'Blue Wave Ltd',
  businessNumber: '513876219',
  address: { street: 'שדרות ההסתדרות', house: '26', city: 'חיפה', zip: '3296077' },
  phone: '04-5550126',
  email: 'office@bluewave.test',
  terminals: [
    {
      label: 'Blue Wave',
      name: 'blue-wave',
      status: 'active',
      features,
      integrations,
      allowJ5: true,
      automaticCharging: false,
      share: 1,
    },
  ],
  users: [{ email: 'manager@other.test', givenName: 'דניאל', familyName: 'אדלר', role: 'Manager' }],
  counts: {
    consumers: 30,
    items: 30,
    cardTokens: 30,
    billingDeals: 30,
    requestsPerStatus: 3,
    standaloneInvoices: 30,
    webhooks: 30,
    importRows: 30,
    transactions: 50,
    chargeShare: 0.8,
  },
};

const empty: MerchantPlan = {
  key: 'empty',
  merchantName: 'עסק חדש',
  businessNumber: '515127645',
  address: { street: 'הרצל', house: '5', city: 'באר שבע' },
  phone: '08-5550105',
  email: 'office@newbusiness.test',
  terminals: [],
  users: [{ email: 'noterminals@sandbox.test', givenName: 'מאיה', familyName: 'לוי', role: 'Merchant' }],
  counts: {
    consumers: 0,
    items: 0,
    cardTokens: 0,
    billingDeals: 0,
    requestsPerStatus: 0,
    standaloneInvoices: 0,
    webhooks: 0,
    importRows: 0,
    transactions: 0,
    chargeShare: 0,
  },
};

/** The three merchants of the seed (docs/rulings.md); `transactions` is the first one's number. */
export function merchantPlans(transactions: number): readonly MerchantPlan[] {
  const counts = {
    consumers: 240,
    items: 112,
    cardTokens: 150,
    billingDeals: 300,
    requestsPerStatus: 10,
    standaloneInvoices: 90,
    webhooks: 110,
    importRows: 60,
    transactions,
    chargeShare: 0.3,
  };
  return [{ ...first, counts }, second, empty];
}
