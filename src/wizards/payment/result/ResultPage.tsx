import { useTranslate } from 'react-admin';
import type { PaymentRoute, StartOf } from '#src/resources/wizardPaths.ts';
import type { WizardResultProps } from '#src/wizards/kit/createWizardPage.tsx';
import { ResultFrame } from '#src/wizards/kit/ResultFrame.tsx';
import { DocumentOffer } from './DocumentOffer.tsx';
import { NextActs } from './NextActs.tsx';
import type { Outcome } from './outcome.ts';
import { Slip } from './Slip.tsx';
import { SlipForm } from './SlipForm.tsx';

/** What became of the deal: its slip to print or send, and what a person does next. Enter begins another one. */
export function ResultPage(props: WizardResultProps<StartOf<PaymentRoute>, Outcome>) {
  const { made: outcome, onAgain } = props;
  const translate = useTranslate();
  const { kind, jDealType, amount, currency, transactionID, notes } = outcome;
  const what = kind === 'refund' ? 'refund' : jDealType;
  return (
    <ResultFrame
      title={translate(`payment.result.${what}`)}
      amount={amount}
      currency={currency}
      notes={notes}
      onEnter={onAgain}
      actions={<NextActs {...props} />}
    >
      {transactionID && <Slip transactionID={transactionID} outcome={outcome} />}
      {transactionID && jDealType === 'J4' && <DocumentOffer transactionID={transactionID} />}
      {transactionID && jDealType === 'J4' && <SlipForm transactionID={transactionID} email={outcome.email} />}
    </ResultFrame>
  );
}
