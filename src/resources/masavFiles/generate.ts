import { isObject, isOperationResponse } from '#contract/envelope.ts';
import type { ActionRecord, ListAction, ManyOfList } from '#src/actions/actions.ts';
import { outcomesOf, report } from '#src/actions/many/outcomes.ts';
import type { RowFix, PlannedRow, RowOutcome } from '#src/actions/many/plan.ts';
import { pathTo, policyOf } from '#src/resources/paths.ts';
import { waitingDebits, type WaitingDebit } from './waitingDebits.ts';

type Debit = ActionRecord<WaitingDebit>;

const wordOf = (code: string) => `masavFile.hindrance.${code}`;

const transactionOf = ({ id }: Debit): RowFix => ({
  ...policyOf('Transaction'),
  path: pathTo('Transaction', { id: String(id) }),
});

/** Where a debit is mended: at the deal or the customer that it is made of; where neither is at fault, at itself. */
function fixLink(debit: Debit): RowFix | undefined {
  const { hindrance, isAccountDoubtful, isOfDeal, billingDealID, consumerID } = debit;
  const isAccountWrong = isAccountDoubtful || hindrance === 'BankAccountInvalid';
  if (isOfDeal && billingDealID && isAccountWrong) {
    return { ...policyOf('EditBillingDeal'), path: pathTo('EditBillingDeal', { id: billingDealID }) };
  }
  const isCustomerWrong = isAccountWrong || (hindrance !== undefined && hindrance !== 'NotAnIlsDebit');
  if (!isCustomerWrong || !consumerID) return transactionOf(debit);
  return { ...policyOf('EditCustomer'), path: pathTo('EditCustomer', { id: consumerID }) };
}

/**
 * How each debit of a plan fared: the answer names what is in the file. Of the plan some may have gone into another file
 * by then, and what came after it goes along. A server that names nothing has taken what was planned.
 */
export function outcomesOfFile(planned: readonly PlannedRow[], answer: unknown): RowOutcome[] {
  const ids = planned.map(({ id }) => id);
  const named = outcomesOf(ids, answer, { list: 'notTakenTransactions', wordOf });
  const more = isOperationResponse(answer) && isObject(answer.additionalData) ? answer.additionalData : {};
  if (!Array.isArray(more.taken)) return named;
  const taken = new Set(more.taken.filter((id) => typeof id === 'string'));
  return [
    ...named.map((outcome): RowOutcome =>
      outcome.done && !taken.has(outcome.id)
        ? { id: outcome.id, done: false, reason: wordOf('AlreadyInFile'), calm: true }
        : outcome,
    ),
    ...[...taken].filter((id) => !ids.includes(id)).map((id): RowOutcome => ({ id, done: true })),
  ];
}

/** Makes the file of everything that waits on the terminal, in one call. */
const generate: ManyOfList<WaitingDebit> = {
  key: 'generate',
  label: 'masavFile.generate.action',
  kind: 'many',
  asks: { title: 'masavFile.generate.title', text: 'masavFile.generate.text', tone: 'forward' },
  done: 'masavFile.generate.done',
  notDone: 'masavFile.generate.notDone',
  rows: waitingDebits,
  again: 'whole',
  name: ({ consumerName }) => consumerName || undefined,
  amount: ({ amount }) => amount,
  skips: ({ hindrance }) => hindrance && wordOf(hindrance),
  warnings: ({ isDouble, isAccountDoubtful }) =>
    isDouble ? 'masavFile.doubt.double' : isAccountDoubtful ? 'masavFile.doubt.account' : undefined,
  fixLink,
  async run(rows, { dataProvider, terminalID }) {
    const path = { terminalId: terminalID };
    return outcomesOfFile(rows, await dataProvider.call('masav.generate', { path, ...report }));
  },
};

/** What can be done with the files of a terminal. */
export const listActions: readonly ListAction[] = [generate];
