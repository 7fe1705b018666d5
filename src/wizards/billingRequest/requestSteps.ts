import { linkSettingFields } from '#src/fields/link/linkSettings.ts';
import { stepsFrom } from '#src/wizards/kit/steps.ts';
import type { BillingRequestValues } from './form/requestValues.ts';
import { RequestAmountStep } from './steps/RequestAmountStep.tsx';
import { RequestConfirmStep } from './steps/RequestConfirmStep.tsx';
import { RecipientStep } from './steps/RecipientStep.tsx';
import { ScheduleStep } from './steps/ScheduleStep.tsx';

type RequestStep = 'recipient' | 'amount' | 'schedule' | 'confirm';

/** Steps of the wizard, in their order. */
export const requestSteps = stepsFrom<BillingRequestValues, RequestStep>([
  {
    name: 'recipient',
    fields: ['linkKind', 'dueDate', 'dealDetails.consumer', ...linkSettingFields],
    part: RecipientStep,
    newCustomer: ({ linkKind, isNewCustomer, dealDetails }) =>
      linkKind === 'once' && isNewCustomer ? dealDetails : undefined,
  },
  {
    name: 'amount',
    fields: ['transactionAmount', 'currency', 'withoutVat', 'dealDetails.items', 'dealDetails.deal', 'root'],
    part: RequestAmountStep,
    startsAt: 'transactionAmount',
  },
  {
    name: 'schedule',
    fields: [
      'billingSchedule',
      'issueInvoice',
      'invoiceDetails',
      'dealDetails.consumerName',
      'dealDetails.consumerEmail',
    ],
    part: ScheduleStep,
  },
  { name: 'confirm', part: RequestConfirmStep },
]);
