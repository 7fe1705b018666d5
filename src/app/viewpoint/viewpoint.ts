import { isObject } from '#contract/envelope.ts';
import { features, type Feature } from '#contract/features.ts';
import { isAllowed, roles, type AccessPolicy, type Role } from '#contract/roles.ts';
import { ownerOf, type Person } from '#src/authProvider/person.ts';
import { viewpointKey } from './viewpointKey.ts';

/** As whom a person sees the application in this tab, and what it changes of one terminal. */
export interface Viewpoint {
  /** Names the tab that it was chosen in (`onlyHere.ts`). */
  id: string;
  role: Role;
  terminalID: string;
  /** Features the terminal has not and is shown with, and the other way round. */
  added: readonly Feature[];
  removed: readonly Feature[];
  /** The address that it was chosen at, a path of this origin. */
  from: string;
}

/** Every policy; one that is added is missed here by the compiler. */
const policies = Object.keys({ any: true, billing: true } satisfies Record<AccessPolicy, true>) as AccessPolicy[];

/** Who may see it as somebody else: a manager by the check of spec §6. */
export const mayViewAs = (held: readonly Role[]): boolean => isAllowed('billing', held);

/** The roles as which a person may see it: never one that may anything that they may not. */
export function rolesToViewAs(held: readonly Role[]): readonly Role[] {
  if (!mayViewAs(held)) return [];
  return roles.filter((role) => policies.every((policy) => !isAllowed(policy, [role]) || isAllowed(policy, held)));
}

const featuresIn = (value: unknown): readonly Feature[] =>
  features.filter((feature) => Array.isArray(value) && value.includes(feature));

/** An address that a page of this origin has: neither another origin nor a scheme. */
const isOwnPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is kept in this tab, if it is the person's own and no more than they may; anything else counts as nothing. */
export function readViewpoint(storage: Pick<Storage, 'getItem'>, person: Person): Viewpoint | undefined {
  const kept = parse(storage.getItem(viewpointKey) ?? '');
  if (!isObject(kept) || kept.owner !== ownerOf(person)) return undefined;
  const { id, terminalID, added, removed, from } = kept;
  const role = rolesToViewAs(person.roles).find((one) => one === kept.role);
  if (!role || typeof id !== 'string' || typeof terminalID !== 'string') return undefined;
  const isOwn = isOwnPath(from);
  return { id, role, terminalID, added: featuresIn(added), removed: featuresIn(removed), from: isOwn ? from : '/' };
}

/** Keeps a viewpoint for this tab and its reloads. */
export function keepViewpoint(storage: Pick<Storage, 'setItem'>, person: Person, viewpoint: Viewpoint): void {
  storage.setItem(viewpointKey, JSON.stringify({ owner: ownerOf(person), ...viewpoint }));
}

/** A terminal's features from a viewpoint, from those it has. */
export const featuresSeen = ({ added, removed }: Viewpoint, has: readonly string[]): readonly string[] => [
  ...has.filter((feature) => !removed.some((one) => one === feature)),
  ...added.filter((feature) => !has.includes(feature)),
];

/** The features that a terminal has, from those that a viewpoint shows. */
export const featuresOfTerminal = (
  viewpoint: Viewpoint | undefined,
  { terminalID, enabledFeatures }: { terminalID: string; enabledFeatures: readonly string[] },
): readonly Feature[] => {
  const { added, removed } =
    viewpoint?.terminalID === terminalID ? viewpoint : { added: [] as Feature[], removed: [] as Feature[] };
  return features.filter((one) => removed.includes(one) || (enabledFeatures.includes(one) && !added.includes(one)));
};
