import {
  dayDigits,
  emptyField,
  firstText,
  type InFile,
  officialField,
  officialLayout,
  recordStart,
} from './officialField.ts';
import { clockOf, dealerOf, foldersOf, formatConstant, type Production, software } from './production.ts';

/** A100, the first record of BKMVDATA. */
export const openingRecord = officialLayout<InFile & Pick<Production, 'identifier'>>(95, [
  ...recordStart(1100, 'A100'),
  officialField(1103, 23, 15, 'digits', 'required', ({ identifier }) => identifier),
  officialField(1104, 38, 8, 'text', 'required', () => formatConstant),
  emptyField(1105, 46, 50),
]);

/** Z900, the last record of BKMVDATA, whose place is the count of all. */
export const closingRecord = officialLayout<InFile & Pick<Production, 'identifier'>>(110, [
  ...recordStart(1150, 'Z900'),
  officialField(1153, 23, 15, 'digits', 'required', ({ identifier }) => identifier),
  officialField(1154, 38, 8, 'text', 'required', () => formatConstant),
  officialField(1155, 46, 15, 'digits', 'required', ({ order }) => order),
  emptyField(1156, 61, 50),
]);

/** Numbers of companies, partnerships and associations begin with it. */
const isCompany = (dealer: string) => dealer.startsWith('5');

/** A000, the first record of INI.TXT: whose files they are, what made them and when. */
export const summaryHead = officialLayout<Production & { records: number }>(466, [
  officialField(1000, 1, 4, 'text', 'required', () => 'A000'),
  emptyField(1001, 5, 5),
  officialField(1002, 10, 15, 'digits', 'required', ({ records }) => records),
  officialField(1003, 25, 9, 'digits', 'required', dealerOf),
  officialField(1004, 34, 15, 'digits', 'required', ({ identifier }) => identifier),
  officialField(1005, 49, 8, 'text', 'required', () => formatConstant),
  officialField(1006, 57, 8, 'digits', 'required', () => software.registration),
  officialField(1007, 65, 20, 'text', 'required', () => software.name),
  officialField(1008, 85, 20, 'text', 'required', () => software.edition),
  officialField(1009, 105, 9, 'digits', 'required', () => software.makerDealer),
  officialField(1010, 114, 20, 'text', 'required', () => software.maker),
  // Several years.
  officialField(1011, 134, 1, 'digits', 'required', () => 2),
  officialField(1012, 135, 50, 'text', 'required', (production) => foldersOf(production).join('\\')),
  // No books of account, so that nothing of them balances.
  officialField(1013, 185, 1, 'digits', 'required', () => 0),
  emptyField(1014, 186, 1, 'digits'),
  officialField(1015, 187, 9, 'digits', 'kept', (production) =>
    isCompany(dealerOf(production)) ? dealerOf(production) : 0,
  ),
  emptyField(1016, 196, 9, 'digits'),
  emptyField(1017, 205, 10),
  officialField(1018, 215, 50, 'text', 'required', ({ business }) => firstText(business.name, business.number)),
  officialField(1019, 265, 50, 'text', 'kept', ({ business }) => business.address?.street ?? ''),
  officialField(1020, 315, 10, 'text', 'kept', ({ business }) => business.address?.house ?? ''),
  officialField(1021, 325, 30, 'text', 'kept', ({ business }) => business.address?.city ?? ''),
  officialField(1022, 355, 8, 'text', 'kept', ({ business }) => business.address?.zip ?? ''),
  // The tax year, of a program of one year.
  emptyField(1023, 363, 4, 'digits'),
  officialField(1024, 367, 8, 'digits', 'conditional', ({ from }) => dayDigits(from)),
  officialField(1025, 375, 8, 'digits', 'conditional', ({ to }) => dayDigits(to)),
  officialField(1026, 383, 8, 'digits', 'required', (production) => clockOf(production).day),
  officialField(1027, 391, 4, 'digits', 'required', (production) => clockOf(production).time),
  // Hebrew, in ISO-8859-8-i.
  officialField(1028, 395, 1, 'digits', 'required', () => 0),
  officialField(1029, 396, 1, 'digits', 'required', () => 1),
  officialField(1030, 397, 20, 'text', 'required', () => software.packer),
  officialField(1032, 417, 3, 'text', 'required', () => 'ILS'),
  // No branches.
  officialField(1034, 420, 1, 'digits', 'required', () => 0),
  emptyField(1035, 421, 46),
]);

/** How many records of a kind BKMVDATA has. */
export const summaryLine = officialLayout<{ code: string; count: number }>(19, [
  officialField(1050, 1, 4, 'text', 'required', ({ code }) => code),
  officialField(1051, 5, 15, 'digits', 'required', ({ count }) => count),
]);
