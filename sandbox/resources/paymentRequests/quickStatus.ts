import { inArray, sql, type SQL } from 'drizzle-orm';
import type { EnumValue } from '#contract/enums.ts';
import type { Moment } from '#sandbox/core/israelDays.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';

type Status = EnumValue<'paymentRequestStatus'>;
type QuickStatus = EnumValue<'paymentRequestQuickStatus'>;

/** Statuses that wait for the payer: pending, or overdue once the due date has come. */
const waiting: readonly Status[] = ['initial', 'sending', 'sent'];
const settled: Readonly<Partial<Record<Status, QuickStatus>>> = {
  viewed: 'viewed',
  payed: 'completed',
  canceled: 'canceled',
};

// spec gap: which statuses a payment request's quick status covers (docs/wire.md §2).
/** @param now the business clock's instant; the link dies at its due date. */
export function quickStatusOf(status: Status, dueDate: Date | null, now: Date): QuickStatus {
  if (waiting.includes(status)) return dueDate !== null && dueDate <= now ? 'overdue' : 'pending';
  return settled[status] ?? 'failed';
}

/** The same as an expression of the database. */
export function quickStatusExpression({ now }: Moment): SQL<QuickStatus> {
  const { status, dueDate } = paymentRequests;
  const overdue = sql`${dueDate} <= ${sql.param(now, dueDate)}`;
  return sql<QuickStatus>`case
    when ${inArray(status, waiting)} then case when ${overdue} then 'overdue' else 'pending' end
    when ${status} = 'viewed' then 'viewed'
    when ${status} = 'payed' then 'completed'
    when ${status} = 'canceled' then 'canceled'
    else 'failed'
  end`;
}
