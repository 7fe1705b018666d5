import type { ListDeclaration } from '#src/list/declaration.ts';

/** What a list's question carries whatever its filters say, and where its state is kept. */
export interface ListScope {
  /** The terminal and the parent record; merged into every question. */
  permanent: Readonly<Record<string, string>>;
  /** The part of it that lives in the address, so that a copied link opens the same list. */
  addressed: Readonly<Record<string, string>>;
  /** Under which ticks and scroll are kept while the page lives: another terminal or parent is another list. */
  storeKey: string;
}

/**
 * The scope of a declared list.
 * @param selected the id of the selected terminal.
 * @param parameters those of the route's path.
 */
export function scopeOf(
  { name, terminal: use, parent }: ListDeclaration,
  selected: string,
  parameters: Readonly<Record<string, string | undefined>>,
): ListScope {
  const terminalID = use === 'filter' ? selected : undefined;
  const ofParent = Object.entries(parent ?? {}).flatMap(([filter, parameter]) => {
    const value = parameters[parameter];
    return value === undefined ? [] : [[filter, value] as const];
  });
  const addressed = { ...(terminalID !== undefined && { terminalID }) };
  const permanent = { ...addressed, ...Object.fromEntries(ofParent) };
  return { permanent, addressed, storeKey: [name, ...Object.values(permanent)].join('.') };
}
