import type { Row } from '#contract/envelope.ts';
import type { ConflictField } from '#src/forms/conflict/changedFields.ts';
import { textOf, toText } from '#src/forms/formTexts.ts';

/** What a form of an item holds: texts as typed. */
export interface ItemValues {
  itemName: string;
  price: string;
  currency: string;
  vatExempt: boolean;
  category: string;
  sku: string;
  externalReference: string;
}

/** The form of an item as it is. @param currency for one that names none */
export function itemValues(item: Row, currency: string): ItemValues {
  return {
    itemName: textOf(item.itemName),
    price: typeof item.price === 'number' ? item.price.toFixed(2) : textOf(item.price),
    currency: textOf(item.currency) || currency,
    vatExempt: item.vatExempt === true,
    category: textOf(item.category),
    sku: textOf(item.sku),
    externalReference: textOf(item.externalReference),
  };
}

/** What a form sends to create an item. */
export function itemBody(values: ItemValues, terminalID: string) {
  return {
    terminalID,
    itemName: values.itemName.trim(),
    price: toText(values.price),
    currency: values.currency,
    vatExempt: values.vatExempt,
    category: toText(values.category),
    sku: toText(values.sku),
    externalReference: toText(values.externalReference),
  };
}

/** What a form sends to change an item: what it does not show stays as it was. */
export function itemUpdateBody(values: ItemValues, item: Row) {
  const { itemID, updateTimestamp, billingDesktopRefNumber, woocommerceID, ecwidID, active } = item;
  return {
    ...itemBody(values, textOf(item.terminalID)),
    terminalID: item.terminalID,
    itemID,
    updateTimestamp,
    billingDesktopRefNumber,
    woocommerceID,
    ecwidID,
    active,
  };
}

/** The fields of an item as a conflict shows them. */
export function itemConflictFields(translate: (key: string) => string): ConflictField<ItemValues>[] {
  const yesOrNo = (value: unknown) => translate(value === true ? 'list.yes' : 'list.no');
  return [
    { name: 'itemName', label: translate('item.name') },
    { name: 'price', label: translate('item.price') },
    { name: 'currency', label: translate('item.currency') },
    { name: 'vatExempt', label: translate('item.vatExempt'), show: yesOrNo },
    { name: 'category', label: translate('item.category') },
    { name: 'sku', label: translate('item.sku') },
    { name: 'externalReference', label: translate('item.externalReference') },
  ];
}
