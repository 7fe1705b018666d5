import { createHash } from 'node:crypto';
import { israelDay } from '#contract/israelDay.ts';
import { israelWallClock } from '#contract/israelClock.ts';
import type { ZipEntry } from '#sandbox/documents/zip.ts';
import type { Invoice } from '#sandbox/domain/invoicing/issue.ts';
import { dayField, digitsField, encode, line, textField } from './fields.ts';
import { closing, documentHead, documentLine, documentPayment, linesOf, opening } from './records.ts';

/** What a report is of. */
export interface Report {
  business: { name: string; number: string };
  /** Days `YYYY-MM-DD`, both within. */
  from: string;
  to: string;
  madeAt: Date;
  documents: AsyncIterable<{ invoice: Invoice; origin: Invoice | undefined }>;
}

const kinds = ['A100', 'C100', 'D110', 'D120', 'Z900'] as const;
type Kind = (typeof kinds)[number];

/** Fifteen digits that name the file: the same report has the same. */
function fileID({ business, from, to }: Report): string {
  const hash = createHash('sha256').update(`${business.number}:${from}:${to}`).digest();
  return String(hash.readBigUInt64BE() % 1_000_000_000_000_000n);
}

async function* bookkeeping(report: Report, count: (kind: Kind) => number): AsyncGenerator<Buffer> {
  const { number: dealer } = report.business;
  const file = fileID(report);
  const at = (kind: Kind) => ({ number: count(kind), dealer });
  yield encode(opening(at('A100'), file));
  let link = 0;
  for await (const { invoice, origin } of report.documents) {
    link += 1;
    const head = documentHead(at('C100'), invoice, link);
    const lines = linesOf(invoice).map((item, index) =>
      documentLine(at('D110'), invoice, item, { order: index + 1, link, origin }),
    );
    const payments = invoice.paymentDetails.map((payment, index) =>
      documentPayment(at('D120'), invoice, payment, { order: index + 1, link }),
    );
    yield encode([head, ...lines, ...payments].join(''));
  }
  yield encode(closing(at('Z900'), file));
}

/** INI.TXT: whose file it is, and how many records of each kind it has. */
function summary(report: Report, counts: ReadonlyMap<Kind, number>): Buffer {
  const { business, from, to, madeAt } = report;
  const total = [...counts.values()].reduce((sum, one) => sum + one, 0);
  const clock = israelWallClock(madeAt).toISOString().slice(11, 16);
  const head = line([
    'A000',
    textField('', 5),
    digitsField(total, 15),
    digitsField(business.number, 9),
    digitsField(fileID(report), 15),
    '&OF1.31&',
    // Not registered.
    digitsField('99999999', 8),
    textField('Sandbox', 20),
    textField('1', 20),
    digitsField('', 9),
    textField('Sandbox', 20),
    // Several years, no books of account.
    '2',
    textField('OPENFRMT', 50),
    '0',
    '0',
    digitsField('', 9),
    digitsField('', 9),
    textField('', 10),
    textField(business.name, 50),
    textField('', 50),
    textField('', 10),
    textField('', 30),
    textField('', 8),
    textField('', 4),
    dayField(from),
    dayField(to),
    dayField(israelDay(madeAt)),
    digitsField(clock, 4),
    // Hebrew, ISO-8859-8.
    '0',
    '1',
    textField('zip', 20),
    'ILS',
    '0',
    textField('', 46),
  ]);
  const sums = kinds.map((kind) => line([kind, digitsField(counts.get(kind) ?? 0, 15)]));
  return encode([head, ...sums].join(''));
}

/** The files of the Tax Authority's open format, to be packed in this order: the second counts the first. */
export function openFormat(report: Report): ZipEntry[] {
  const counts = new Map<Kind, number>();
  let records = 0;
  const count = (kind: Kind) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return (records += 1);
  };
  async function* counted() {
    yield summary(report, counts);
  }
  return [
    { name: 'OPENFRMT/BKMVDATA.TXT', text: bookkeeping(report, count) },
    { name: 'OPENFRMT/INI.TXT', text: counted() },
  ];
}
