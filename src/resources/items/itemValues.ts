import type { CreateOf, DraftOf, RecordOf, UpdateOf } from '#contract/entities/callTypes.ts';
import type { ConflictField } from '#src/forms/conflict/changedFields.ts';
import { yesOrNo } from '#src/forms/conflict/shownValues.ts';
import { toNumber } from '#src/fields/wireValues.ts';
import { toText } from '#src/forms/formTexts.ts';

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
export function itemValues(item: Partial<RecordOf<'items'>>, currency: string): ItemValues {
  return {
    itemName: item.itemName ?? '',
    price: item.price?.toFixed(2) ?? '',
    currency: item.currency ?? currency,
    vatExempt: item.vatExempt === true,
    category: item.category ?? '',
    sku: item.sku ?? '',
    externalReference: item.externalReference ?? '',
  };
}

/** What a form sends to create an item. */
export function itemBody(values: ItemValues, terminalID: string | null | undefined): DraftOf<CreateOf<'items'>> {
  return {
    terminalID,
    itemName: values.itemName.trim(),
    price: toNumber(values.price) ?? null,
    currency: values.currency,
    vatExempt: values.vatExempt,
    category: toText(values.category),
    sku: toText(values.sku),
    externalReference: toText(values.externalReference),
  };
}

/** What a form sends to change an item: what it does not show stays as it was. */
export function itemUpdateBody(values: ItemValues, item: RecordOf<'items'>): DraftOf<UpdateOf<'items'>> {
  const { itemID, updateTimestamp, billingDesktopRefNumber, woocommerceID, ecwidID, active } = item;
  return {
    ...itemBody(values, item.terminalID),
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
  return [
    { name: 'itemName', label: translate('item.name') },
    { name: 'price', label: translate('item.price') },
    { name: 'currency', label: translate('item.currency') },
    { name: 'vatExempt', label: translate('item.vatExempt'), show: yesOrNo(translate) },
    { name: 'category', label: translate('item.category') },
    { name: 'sku', label: translate('item.sku') },
    { name: 'externalReference', label: translate('item.externalReference') },
  ];
}
