import { describe, expect, it } from 'vitest';
import { features, type Feature } from '#contract/features.ts';
import { roles, type Role } from '#contract/roles.ts';
import { policyOf, routes } from '#src/resources/paths.ts';
import { resources } from '#src/resources/registry.ts';
import { isOpenTo, type Policy } from '#src/settings/isOpenTo.ts';

/** Managers and billing administrators (spec §6). */
const guards: readonly Role[] = ['Manager', 'BillingAdministrator'];

interface Need {
  /** Roles that may; absent = everybody. */
  roles?: readonly Role[];
  /** What the terminal must have. */
  features?: readonly Feature[];
}
const guarded = { roles: guards };
const charging = { roles: guards, features: ['Billing'] } as const;
const keeping = { roles: guards, features: ['RecurrentPayments'] } as const;

/** Every screen of billing: what exists stays readable, what creates and sends needs its feature (docs/rulings.md). */
const screens: Readonly<Record<string, Need>> = {
  BillingDeals: guarded,
  BillingDealsHistory: guarded,
  FutureBillingDeals: guarded,
  BillingDeal: guarded,
  EditBillingDeal: keeping,
  CreateBillingDeal: keeping,
  ImportBillingDeals: guarded,
  BillingRequest: {},
  BillingLink: {},
  BillingRequests: {},
  PermanentBillingLinks: {},
  CreateBillingRequest: { features: ['Checkout', 'RecurrentPayments'] },
};

/** Every action on a deal, or on a request to set one up. */
const actions: Readonly<Record<string, Need>> = {
  'billingDeals row chargeNow': charging,
  'billingDeals row trigger': charging,
  'billingDeals row unpause': keeping,
  'billingDeals row activate': keeping,
  'billingDeals row edit': keeping,
  'billingDeals row pause': guarded,
  'billingDeals row cardNumber': guarded,
  'billingDeals row disable': guarded,
  'billingDeals bulk trigger': charging,
  'billingDeals bulk activate': keeping,
  'billingDeals bulk unpause': keeping,
  'billingDeals bulk pause': guarded,
  'billingDeals bulk disable': guarded,
  'billingDeals list trigger': charging,
  'billingDeals list pauseAll': guarded,
  'billingRequests row resend': { features: ['Checkout', 'RecurrentPayments'] },
  'billingRequests row cancel': {},
};

const asked: readonly Feature[] = ['Billing', 'RecurrentPayments', 'Checkout'];
/** Terminals with each of the features, without each, and with all and none. */
const terminals = Array.from({ length: 2 ** asked.length }, (_, bits) => ({
  enabledFeatures: features.filter((feature) => !asked.includes(feature) || bits & (1 << asked.indexOf(feature))),
  integrations: {},
}));

function expectOpen(policy: Policy, need: Need): void {
  for (const role of roles) {
    for (const terminal of terminals) {
      const may = need.roles?.includes(role) ?? true;
      const has = (need.features ?? []).every((feature) => terminal.enabledFeatures.includes(feature));
      const open = isOpenTo(policy, { roles: [role] }, terminal);
      expect([role, ...terminal.enabledFeatures, open]).toEqual([role, ...terminal.enabledFeatures, may && has]);
    }
  }
}

const declaredBy = async (noun: string) => {
  const places = resources.find(({ name }) => name === noun)?.lists[0].actions ?? {};
  const loaded = await Promise.all(
    (['row', 'record', 'bulk', 'list'] as const).map(async (place) =>
      ((await places[place]?.()) ?? []).map((action): [string, Policy] => [`${noun} ${place} ${action.key}`, action]),
    ),
  );
  return loaded.flat();
};
const declared = async () => new Map((await Promise.all(['billingDeals', 'billingRequests'].map(declaredBy))).flat());

describe('billing, by role, terminal, screen and action', () => {
  it('has no screen or action that is not in the tables', async () => {
    const ofBilling = Object.keys(routes).filter((name) => name.includes('Billing'));
    expect(ofBilling.toSorted()).toEqual(Object.keys(screens).toSorted());
    expect([...(await declared()).keys()].toSorted()).toEqual(Object.keys(actions).toSorted());
  });

  it.each(Object.entries(screens))('screen %s', (name, need) => {
    const [route] = Object.keys(routes).filter((one): one is keyof typeof routes => one === name);
    if (!route) throw new Error('no such route');
    expectOpen(policyOf(route), need);
  });

  it.each(Object.entries(actions))('action %s', async (key, need) => {
    const policy = (await declared()).get(key);
    if (!policy) throw new Error('no such action');
    expectOpen(policy, need);
  });
});
