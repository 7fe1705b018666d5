import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { ManyAction } from '#src/actions/actions.ts';
import { outcomesOf, report } from '#src/actions/many/outcomes.ts';
import { isIssued } from './invoiceState.ts';

/** Calls on several documents take a thousand at most. */
const atOnce = 100;

/** What can be done with ticked documents. */
export const bulkActions: readonly ManyAction<RecordOf<'invoices'>>[] = [
  {
    key: 'resend',
    label: 'invoice.resend.action',
    kind: 'many',
    asks: { title: 'invoice.resend.titleOfMany', text: 'invoice.resend.textOfMany', tone: 'forward' },
    done: 'invoice.resend.doneMany',
    notDone: 'invoice.resend.notDoneMany',
    skips(invoice) {
      if (!isIssued(invoice)) return 'invoice.hindrance.DocumentNotIssued';
      return invoice.consumerEmail ? undefined : 'invoice.hindrance.ConsumerEmailIsRequired';
    },
    recipient: ({ consumerEmail }) => consumerEmail ?? undefined,
    atOnce,
    async run(rows, { dataProvider, terminalID }) {
      const ids = rows.map(({ id }) => id);
      const body = { terminalID, invoicesIDs: ids };
      const answer = await dataProvider.call('invoices.resend', { body, ...report });
      return outcomesOf(ids, answer, { list: 'notSentInvoices', wordOf: (code) => `invoice.hindrance.${code}` });
    },
  },
];
