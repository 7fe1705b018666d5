import type { Batch, Day } from './day.ts';
import type { Ask, Finding } from './finding.ts';

type Row = Readonly<Record<string, unknown>>;

/** What became of the standing orders of a batch. */
const charged = `select deal.billing_deal_id as id, deal.payment_type = 'card' as card, deal.active,
    deal.current_deal as told, deal.in_progress as busy,
    count(*) filter (where paid.quick_status <> 'Failed') as made, count(*) filter (where paid.quick_status = 'Failed') as failed
  from billing_deals as deal left join transactions as paid on paid.billing_deal_id = deal.billing_deal_id
  where deal.billing_deal_id = any($1::uuid[]) group by deal.billing_deal_id`;

/** Whether an answer said that it will be charged. */
const isQueued = ({ answers }: Batch, id: string) =>
  answers.some(({ notQueuedDeals }) => !notQueuedDeals.some((other) => other.id === id));

/** Whether its charge was asked for, and could be. */
const isDue = (row: Row, { isActive }: Batch) => row.card === true && isActive === true;

/**
 * Charged once at most, and once where that was told, unless the charge was refused. What is due in years is not charged;
 * what was turned off may have been charged before that, by the sandbox itself, and is not told as queued.
 */
function isAsTold(row: Row, batch: Batch): boolean {
  const [made, failed] = [Number(row.made), Number(row.failed)];
  if (row.busy !== false || Number(row.told) !== made || made > 1) return false;
  if (!isDue(row, batch)) return (row.card === true || made + failed === 0) && !isQueued(batch, String(row.id));
  return batch.answers.length === 0 || made + failed > 0;
}

/** Whether no charge was told to more than one who asked, unless it was refused and asked for again. */
function isToldOnce(rows: readonly Row[], batch: Batch): boolean {
  const { deals, answers } = batch;
  const isWhole = answers.every(({ queued, notQueued }) => queued + notQueued === deals.length);
  const queued = answers.reduce((sum, answer) => sum + answer.queued, 0);
  const due = rows.filter((row) => isDue(row, batch)).length;
  return isWhole && (queued <= due || rows.some(({ failed }) => Number(failed) > 0));
}

/** Whether it is on or off as was told; a charge that was refused too often turns it off. */
const isTurned = ({ active, failed }: Row, { isActive }: Batch) =>
  isActive === undefined || active === isActive || (isActive && Number(failed) > 0);

/** Counts the states and the charges of several standing orders by one request. */
export async function countBatches(ask: Ask, { batches }: Day): Promise<Finding[]> {
  const [charges, answers, states]: [string[], string[], string[]] = [[], [], []];
  let deals = 0;
  for (const batch of batches) {
    const rows = await ask(charged, [batch.deals]);
    deals += rows.length;
    if (rows.length !== batch.deals.length) charges.push(`${batch.name}: ${rows.length} of ${batch.deals.length}`);
    for (const row of rows) {
      if (!isAsTold(row, batch)) charges.push(`${batch.name}: ${JSON.stringify(row)}`);
      if (!isTurned(row, batch)) states.push(`${batch.name}: ${JSON.stringify({ ...row, told: batch.isActive })}`);
    }
    if (!isToldOnce(rows, batch)) answers.push(`${batch.name}: ${JSON.stringify(batch.answers)}`);
  }
  const told = batches.reduce((sum, batch) => sum + batch.answers.length, 0);
  return [
    { what: 'Standing orders are on or off as was told of all of one request', of: deals, wrong: states },
    { what: 'Standing orders of one request are charged once, and their charge has ended', of: deals, wrong: charges },
    { what: 'A charge is told as queued to one of those who ask at once', of: told, wrong: answers },
  ];
}
