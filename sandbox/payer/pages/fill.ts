/** Fills the places of a text. @example fill('Pay %{amount}', { amount: '5.00₪' }) // 'Pay 5.00₪' */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/%\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
