/** Database values ↔ wire values (docs/wire.md §1.5): instants end in Z, days have no zone (money: contract/money.ts). */

/** Business day `YYYY-MM-DD` → `YYYY-MM-DDT00:00:00`, without a zone. */
export function toWireDay(day: string): string;
export function toWireDay(day: string | null | undefined): string | null;
export function toWireDay(day: string | null | undefined): string | null {
  return day ? `${day.slice(0, 10)}T00:00:00` : null;
}

/** Instant → ISO text with Z. */
export function toWireInstant(instant: Date): string;
export function toWireInstant(instant: Date | null | undefined): string | null;
export function toWireInstant(instant: Date | null | undefined): string | null {
  return instant ? instant.toISOString() : null;
}

/** Row version → `updateTimestamp`, base64 of eight bytes. */
export function toUpdateTimestamp(version: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(version));
  return bytes.toString('base64');
}

/** `updateTimestamp` → row version; what is no version matches none. */
export function versionOf(updateTimestamp: string): number {
  const bytes = Buffer.from(updateTimestamp, 'base64');
  const version = bytes.length === 8 ? Number(bytes.readBigUInt64BE()) : 0;
  return Number.isSafeInteger(version) ? version : 0;
}

/** Masked card number of a detail (first six, stars, last four) → the list's `****` and last four. */
export function toShortMask(masked: string | null | undefined): string | null {
  return masked ? `****${masked.slice(-4)}` : null;
}
