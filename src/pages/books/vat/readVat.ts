import type { RaRecord } from 'react-admin';
import { documentKinds } from '#contract/documentKinds.ts';
import { enumValues, type EnumValue } from '#contract/enums.ts';
import { toAgorot } from '#contract/money.ts';
import { inTurn } from '#src/list/inTurn.ts';
import { everyRow, type Provider } from '#src/list/figures/everyRow.ts';
import type { Period } from '#src/pages/books/period.ts';
import { vatLines, type ExemptDocument, type StatusTotals, type VatLine } from './vat.ts';

/** What the documents of a period come to. */
export interface Vat {
  totals: readonly StatusTotals[];
  lines: readonly VatLine[];
  /** Issued documents of kinds that bear VAT which bear none, by date. */
  exempt: readonly ExemptDocument[];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A document as its row tells. */
function toExempt(row: RaRecord, invoiceType: EnumValue<'invoiceType'>): ExemptDocument {
  const gross = toAgorot(Number(row.invoiceAmount));
  return {
    id: String(row.id),
    invoiceNumber: textOf(row.invoiceNumber),
    invoiceDate: textOf(row.invoiceDate).slice(0, 10),
    consumerName: textOf(row.consumerName),
    invoiceType,
    currency: textOf(row.currency),
    gross: documentKinds[invoiceType].isCredit ? 0 - Math.abs(gross) : gross,
  };
}

/** The documents of a kind that bear no VAT: by their VAT the first ones of its list. */
async function readExempt(provider: Provider, filter: Period, { invoiceType }: VatLine, signal?: AbortSignal) {
  const rows = await everyRow(
    provider,
    'invoices',
    {
      filter: { ...filter, invoiceType },
      sort: { field: 'vatTotal', order: 'ASC' },
      isPast: ({ vatTotal }) => toAgorot(Number(vatTotal)) !== 0,
    },
    { signal },
  );
  return rows.filter(({ status }) => status !== 'initial').map((row) => toExempt(row, invoiceType));
}

/** Asks what the documents of a period come to: their totals by status, two calls at a time, and those without VAT. */
export async function readVat(provider: Provider, period: Period, signal?: AbortSignal): Promise<Vat> {
  const totals = await Promise.all(
    enumValues('invoiceStatus').map(async (status): Promise<StatusTotals> => {
      const asked = { path: { segment: 'year' }, query: { ...period, status }, ownFailure: true };
      const answer = await inTurn(async () =>
        provider.call('invoices.totals', { ...asked, ...(signal && { signal }) }),
      );
      return { status, rows: answer.data };
    }),
  );
  const lines = vatLines(totals);
  const kinds = lines.filter((line, at) => {
    const isFirst = lines.findIndex(({ invoiceType }) => invoiceType === line.invoiceType) === at;
    return line.vat !== undefined && isFirst;
  });
  const exempt = await Promise.all(kinds.map(async (line) => readExempt(provider, period, line, signal)));
  const byDate = exempt.flat().toSorted((one, other) => one.invoiceDate.localeCompare(other.invoiceDate));
  return { totals, lines, exempt: byDate };
}
