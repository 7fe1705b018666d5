import { toDecimal } from '#contract/money.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { shareRecipient } from '#src/fields/link/linkRecipient.ts';
import { useCopiedLinks } from '#src/fields/link/useCopiedLinks.ts';
import { pathTo } from '#src/resources/paths.ts';
import { useWizardTerminal } from '#src/settings/wizardTerminal.ts';
import { createWizard } from '#src/wizards/kit/createWizard.tsx';
import { linkDefaults } from '#src/wizards/kit/link/linkDefaults.ts';
import { linkOf } from '#src/wizards/kit/link/LinkMade.tsx';
import { useCreateRecord } from '#src/wizards/kit/useCreateRecord.ts';
import { linkBody } from './form/linkBody.ts';
import { linkRules } from './form/linkRules.ts';
import type { LinkValues } from './form/linkValues.ts';
import { linkSteps, shortSteps } from './linkSteps.ts';
import { PaymentLinkMade, type MadePaymentLink } from './PaymentLinkMade.tsx';
import { useLinkStart } from './start/useLinkStart.ts';

/** A payment that is passed on without sending is an intent; what is sent, or stays, a request (docs/wire.md §3.9). */
const nounOf = ({ linkKind }: LinkValues) => (linkKind === 'copy' ? 'paymentIntents' : 'paymentRequests');

/** Makes a payment link. */
const wizardOf = (steps: typeof linkSteps) =>
  createWizard({
    useStart: useLinkStart,
    steps,
    titleOf: (step, translate) => translate(`paymentRequest.step.${step}`),
    valuesOf: linkDefaults<LinkValues>,
    rulesOf: linkRules,
    useSend(_start, place) {
      const create = useCreateRecord();
      const { terminal } = useWizardTerminal();
      const copied = useCopiedLinks(terminal.terminalID);
      return {
        async send(values) {
          const answer = await create(nounOf(values), linkBody(values, place));
          if (values.linkKind === 'copy' && answer?.status !== 'error') copied.keep(answer?.entityUID ?? '');
          return answer;
        },
      };
    },
    madeOf(answer, values, { terminal, currency }): MadePaymentLink {
      const amount = values.purpose === 'card' ? 0 : totalsOf(values, terminal.vatRate ?? 0).amount;
      return {
        ...linkOf(answer),
        linkKind: values.linkKind,
        to: shareRecipient(values.linkKind === 'permanent' ? undefined : values.dealDetails),
        ...(amount > 0 && { amount: toDecimal(amount) }),
        currency,
      };
    },
    currencyOf: ({ currency }) => currency,
    viewOf(values, { terminal }, translate) {
      const { linkKind, dealDetails, purpose } = values;
      const isPermanent = linkKind === 'permanent';
      return {
        customer: isPermanent ? translate('paymentRequest.kind.permanent') : dealDetails.consumerName,
        amount: purpose === 'card' ? 0 : toDecimal(totalsOf(values, terminal.vatRate ?? 0).amount),
        closeTo: pathTo(isPermanent ? 'PermanentLinks' : 'PaymentRequests'),
        send: translate(linkKind === 'once' ? 'paymentRequest.send' : 'paymentRequest.make'),
      };
    },
    Result: PaymentLinkMade,
  });

/** Makes a payment link, step by step. */
export const PaymentRequestWizard = wizardOf(linkSteps);

/** The same on one screen, without what is seldom asked for. */
export const ShortPaymentRequestWizard = wizardOf(shortSteps);
