/** How a discount of a line is meant. */
export type DiscountUnit = 'amount' | 'percent';

/** A line of a deal as typed; names as on the wire (docs/wire.md §3.1). */
export interface LineValues {
  /** Empty: a line of free text. */
  itemID: string;
  itemName: string;
  price: string;
  quantity: string;
  discount: string;
  discountUnit: DiscountUnit;
  withoutVat: boolean;
}

export const emptyLine: LineValues = {
  itemID: '',
  itemName: '',
  price: '',
  quantity: '1',
  discount: '',
  discountUnit: 'amount',
  withoutVat: false,
};
