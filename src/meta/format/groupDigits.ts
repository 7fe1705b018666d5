/** A count with thousands separators, the same in both languages. @example groupDigits(1155) // '1,155' */
export function groupDigits(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
