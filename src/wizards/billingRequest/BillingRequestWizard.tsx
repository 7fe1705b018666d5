import { toDecimal } from '#contract/money.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { pathTo } from '#src/resources/paths.ts';
import { createWizard } from '#src/wizards/kit/createWizard.tsx';
import { linkDefaults } from '#src/wizards/kit/link/linkDefaults.ts';
import { linkOf } from '#src/wizards/kit/link/LinkMade.tsx';
import { useCreateRecord } from '#src/wizards/kit/useCreateRecord.ts';
import { requestBody } from './form/requestBody.ts';
import { requestRules } from './form/requestRules.ts';
import { RequestMade, type MadeRequest } from './RequestMade.tsx';
import { requestSteps } from './requestSteps.ts';
import { ResendNotice } from './ResendNotice.tsx';
import { useRequestStart } from './start/useRequestStart.ts';

/** Makes a link by which a customer sets up a billing deal, step by step. */
export const BillingRequestWizard = createWizard({
  useStart: useRequestStart,
  steps: requestSteps,
  titleOf: (step, translate) => translate(`billingRequest.step.${step}`),
  valuesOf: ({ values }, place) => linkDefaults(values, place),
  rulesOf: requestRules,
  useSend(_start, place) {
    const create = useCreateRecord();
    return { send: (values) => create('billingRequests', requestBody(values, place)) };
  },
  madeOf: (answer, values, { terminal, currency }): MadeRequest => ({
    ...linkOf(answer),
    linkKind: values.linkKind,
    amount: toDecimal(totalsOf(values, terminal.vatRate ?? 0).amount),
    currency,
  }),
  currencyOf: ({ currency }) => currency,
  viewOf(values, { terminal }, translate) {
    const isPermanent = values.linkKind === 'permanent';
    return {
      customer: isPermanent ? translate('billingRequest.kind.permanent') : values.dealDetails.consumerName,
      amount: toDecimal(totalsOf(values, terminal.vatRate ?? 0).amount),
      closeTo: pathTo(isPermanent ? 'PermanentBillingLinks' : 'BillingRequests'),
      send: translate(isPermanent ? 'billingRequest.make' : 'billingRequest.send'),
    };
  },
  Notice: ({ start, step }) => step === 'recipient' && <ResendNotice start={start} />,
  Result: RequestMade,
});
