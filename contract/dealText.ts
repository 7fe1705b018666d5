/** What a deal of docs/wire.md §3.1 was about, as far as it says. */
interface DealParts {
  dealDescription?: string | null;
  dealReference?: string | null;
  items?: readonly { itemName?: string | null }[] | null;
}

const isTextOrNone = (value: unknown) => value === undefined || value === null || typeof value === 'string';

/** True of the details of a deal, wherever they stand. */
export function isDeal(value: object): value is DealParts {
  const { dealDescription, dealReference, items }: { [Name in keyof DealParts]?: unknown } = value;
  if (dealDescription === undefined && dealReference === undefined && items === undefined) return false;
  const areItems = items === undefined || items === null || (Array.isArray(items) && items.every(isItem));
  return isTextOrNone(dealDescription) && isTextOrNone(dealReference) && areItems;
}

const isItem = (item: unknown) =>
  typeof item === 'object' && item !== null && (!('itemName' in item) || isTextOrNone(item.itemName));

/** A deal in a line: its description, else its items, else its reference. @example dealText({ items: [{ itemName: 'חולצה' }] }) // 'חולצה' */
export function dealText({ dealDescription, dealReference, items }: DealParts): string {
  const names = (items ?? []).map(({ itemName }) => itemName).filter(Boolean);
  return dealDescription || names.join(', ') || dealReference || '';
}
