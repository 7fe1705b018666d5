import { randomBytes } from 'node:crypto';
import type { Address } from '#sandbox/core/objects/stored.ts';
import { israelWallClock } from '#contract/israelClock.ts';
import { digitsIn } from './officialField.ts';

/** One making of the files: for whom, of which days, when. */
export interface Production {
  business: {
    name: string;
    /** Registered dealer number. */
    number: string;
    address: Address | null;
  };
  /** Days `YYYY-MM-DD` of documents, both within. */
  from: string;
  to: string;
  madeAt: Date;
  /** The primary identifier (§2.4א): fifteen digits, others in each production. */
  identifier: string;
}

/** The program that makes the files. */
export const software = {
  /** Nobody has registered it. */
  registration: '99999999',
  name: 'Sandbox',
  edition: '1',
  maker: 'Sandbox',
  makerDealer: '500000005',
  packer: 'ZIP',
};

/** Names the version of the format in its first and last record. */
export const formatConstant = '&OF1.31&';

const [leastIdentifier, identifiers] = [100_000_000_000_000n, 900_000_000_000_000n];

/** Fifteen random digits. */
export const newIdentifier = (): string => String(leastIdentifier + (randomBytes(8).readBigUInt64BE() % identifiers));

/** The business's dealer number as records have it. */
export const dealerOf = ({ business }: Pick<Production, 'business'>): string =>
  digitsIn(business.number, 9).padStart(9, '0');

/** When it was made, by the clocks of Israel. @example clockOf({ madeAt }) // { day: '20261115', time: '1200' } */
export function clockOf({ madeAt }: Pick<Production, 'madeAt'>): { day: string; time: string } {
  const text = israelWallClock(madeAt).toISOString();
  return { day: text.slice(0, 10).replaceAll('-', ''), time: text.slice(11, 16).replace(':', '') };
}

/**
 * The folders that the files stand in (§2.2), one within the other.
 * @example foldersOf(production) // ['OPENFRMT', '00223344.08', '09111025']
 */
export function foldersOf(production: Pick<Production, 'business' | 'madeAt'>): string[] {
  const { day, time } = clockOf(production);
  return ['OPENFRMT', `${dealerOf(production).slice(0, 8)}.${day.slice(2, 4)}`, `${day.slice(4)}${time}`];
}
