import type { Day } from './day.ts';
import type { Ask, Finding } from './finding.ts';

const paidBy = `select link.status, link.payment_transaction_id as told, count(paid.payment_transaction_id) as made,
    min(paid.payment_transaction_id::text) as first,
    (select count(*) from jsonb_array_elements(history) as line where line ->> 'operationCode' = 'PaymentRequestPayed') as lines
  from payment_requests as link left join transactions as paid
    on paid.payment_request_id = link.payment_request_id and paid.quick_status <> 'Failed'
  where link.payment_request_id = $1 group by link.payment_request_id`;

/** Counts what payers have paid by their links. */
export async function countPayments(ask: Ask, { payments }: Day): Promise<Finding> {
  const wrong: string[] = [];
  for (const { link, isTold } of payments) {
    const [row] = await ask(paidBy, [link]);
    const made = Number(row?.made);
    const isPaid = row?.status === 'payed' && row.told === row.first && Number(row.lines) === 1;
    const isAsTold = made === 0 ? !isTold && row?.status !== 'payed' : made === 1 && isPaid;
    if (!isAsTold) wrong.push(`${link}: ${JSON.stringify({ ...row, isTold })}`);
  }
  return { what: 'A link is paid once, and is told as paid once', of: payments.length, wrong };
}
