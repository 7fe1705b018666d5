import { isObject } from '#contract/envelope.ts';
import type { Feature, Integration, InvoicingProvider } from '#contract/features.ts';
import { isAllowed, type AccessPolicy } from '#contract/roles.ts';
import type { Person } from '#src/authProvider/person.ts';
import type { Terminal } from './terminals.ts';

/** What something asks of the person and of the terminal; what is absent it does not ask. */
export interface Policy {
  /** Roles that may (spec §6). */
  access?: AccessPolicy;
  /** Feature, or features, the terminal must have (spec §1). */
  feature?: Feature | readonly Feature[];
  /** Integration the terminal must have (spec §1). */
  integration?: Integration;
  /** Who must make the terminal's documents (spec §1). */
  provider?: InvoicingProvider;
}

/** Who makes the documents of a terminal; undefined where it does not say. */
function providerOf({ integrations: { invoicing } }: Pick<Terminal, 'integrations'>): string | undefined {
  return isObject(invoicing) && typeof invoicing.provider === 'string' ? invoicing.provider : undefined;
}

/**
 * The one judgement of what is open to a person on a terminal: routes, menu, links, actions, inputs.
 * @param terminal undefined before there is one: what asks something of it is closed then.
 * @example isOpenTo({ access: 'billing' }, { roles: ['Merchant'] }, terminal) // false
 */
export function isOpenTo(
  { access, feature, integration, provider }: Policy,
  { roles }: Pick<Person, 'roles'>,
  terminal: Pick<Terminal, 'enabledFeatures' | 'integrations'> | undefined,
): boolean {
  if (access !== undefined && !isAllowed(access, roles)) return false;
  if (integration !== undefined && !terminal?.integrations[integration]) return false;
  if (provider !== undefined && (!terminal || providerOf(terminal) !== provider)) return false;
  return [feature ?? []].flat().every((one) => terminal?.enabledFeatures.includes(one));
}
