import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { toDecimal } from '#contract/money.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { pathTo } from '#src/resources/paths.ts';
import type { LinkStep } from './form/linkSteps.ts';
import { LinkSceneProvider } from './linkContext.ts';
import { AmountPart } from './parts/AmountPart.tsx';
import { ConfirmPart } from './parts/ConfirmPart.tsx';
import { DocumentPart } from './parts/DocumentPart.tsx';
import { PagePart } from './parts/PagePart.tsx';
import { RecipientPart } from './parts/RecipientPart.tsx';
import { ShortPart } from './parts/ShortPart.tsx';
import { useLinkWizard, type LinkWizardOptions } from './useLinkWizard.ts';
import { SteppedWizard } from '#src/wizards/kit/SteppedWizard.tsx';

const parts: Readonly<Record<LinkStep, ComponentType>> = {
  recipient: RecipientPart,
  amount: AmountPart,
  page: PagePart,
  document: DocumentPart,
  confirm: ConfirmPart,
  short: ShortPart,
};

/** Makes a payment link, step by step or on one screen. */
export function LinkWizard(options: LinkWizardOptions) {
  const translate = useTranslate();
  const wizard = useLinkWizard(options);
  const { values, terminal, currency } = wizard;
  const { linkKind, dealDetails, purpose } = values;
  const isPermanent = linkKind === 'permanent';
  return (
    <LinkSceneProvider value={{ terminal, currency }}>
      <SteppedWizard
        wizard={wizard}
        parts={parts}
        titleOf={(name) => translate(`paymentRequest.step.${name}`)}
        summary={{
          customer: isPermanent ? translate('paymentRequest.kind.permanent') : dealDetails.consumerName,
          amount: purpose === 'card' ? 0 : toDecimal(totalsOf(values, terminal.vatRate ?? 0).amount),
          currency,
        }}
        closeTo={pathTo(isPermanent ? 'PermanentLinks' : 'PaymentRequests')}
        send={translate(linkKind === 'once' ? 'paymentRequest.send' : 'paymentRequest.make')}
      />
    </LinkSceneProvider>
  );
}
