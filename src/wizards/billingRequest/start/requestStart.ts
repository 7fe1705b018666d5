import type { RecordOf } from '#contract/entities/callTypes.ts';
import { customerOf, noCustomer } from '#src/fields/customer/customerValues.ts';
import { dealDetailsOf } from '#src/fields/deal/dealBody.ts';
import { amountText } from '#src/fields/lines/lineOf.ts';
import { linkSettingsOf } from '#src/fields/link/linkSettings.ts';
import { scheduleValuesOf, type ScheduleValues } from '#src/fields/schedule/scheduleValues.ts';
import { lastDayOf } from '#src/wizards/kit/link/lastDay.ts';
import { emptyRequest, type BillingRequestValues } from '#src/wizards/billingRequest/form/requestValues.ts';

type Request = RecordOf<'billingRequests'>;

/** What the server knows of the ids of an address. */
export interface RequestStartRecords {
  /** A request that is sent anew. */
  request?: Request | undefined;
  /** Whom the address names; absent: unknown, or deleted. */
  customer?: RecordOf<'customers'> | undefined;
  /** The customer of that request was deleted meanwhile. */
  isCustomerGone?: boolean;
}

/** A schedule whose first day has gone by begins when the deal is set up. */
function scheduleOf({ billingSchedule }: Request, today: string): ScheduleValues {
  const schedule = scheduleValuesOf(billingSchedule);
  return schedule.startAt !== '' && schedule.startAt < today
    ? { ...schedule, startAtType: 'today', startAt: '' }
    : schedule;
}

/** The last day of a link; none of one that is over. */
function dayToCome({ dueDate }: Request, today: string): string {
  const day = lastDayOf(dueDate);
  return day < today ? '' : day;
}

function ofRequest(request: Request, { isCustomerGone }: RequestStartRecords, today: string): BillingRequestValues {
  const details = dealDetailsOf({ consumerID: request.consumerID, ...request.dealDetails });
  const { items } = details;
  return {
    ...emptyRequest,
    ...linkSettingsOf(request),
    linkKind: request.permanent ? 'permanent' : 'once',
    // A customer who was deleted can not be asked again.
    dealDetails: isCustomerGone ? { ...details, ...noCustomer } : details,
    currency: request.currency,
    transactionAmount: items.length > 0 ? '' : amountText(request.transactionAmount),
    withoutVat: items.length === 0 && request.vatRate === 0,
    billingSchedule: scheduleOf(request, today),
    dueDate: dayToCome(request, today),
  };
}

/**
 * What the wizard begins with: an earlier request as it was, with what has gone by left out, or the empty form.
 * @param today Israel's day
 */
export function requestStart(records: RequestStartRecords, permanent: boolean, today: string): BillingRequestValues {
  const { request, customer } = records;
  if (request) return ofRequest(request, records, today);
  return {
    ...emptyRequest,
    linkKind: permanent ? 'permanent' : 'once',
    ...(customer && { dealDetails: { ...emptyRequest.dealDetails, ...customerOf(customer) } }),
  };
}
