import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { BankFields } from '#src/fields/bank/BankFields.tsx';
import { CardFields } from '#src/fields/card/CardFields.tsx';
import { ExpiredCards, SavedCards } from '#src/fields/card/SavedCards.tsx';
import { UnreadCards } from '#src/fields/card/UnreadCards.tsx';
import { usableCards, useSavedCards, type SavedCard } from '#src/fields/card/useSavedCards.ts';
import { useFieldValues } from '#src/fields/useFieldValues.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import { Help } from '#src/ui/inputs/Field.tsx';
import { RadioInput } from '#src/ui/inputs/RadioInput.tsx';
import { dealMethods } from './dealMethods.ts';
import type { DealMethod, DealValues } from './dealValues.ts';

interface PaymentFieldsProps {
  terminal: Terminal;
  /** How a deal that stands is charged. */
  standing: DealMethod | undefined;
}

/** Keeps the choice among what is offered: another customer has other cards, another currency no account. */
function useOfferedMethod(offered: readonly DealMethod[], chosen: DealMethod, mayCome: boolean): DealMethod {
  const { setValue } = useFormContext<DealValues>();
  const kept = offered.includes(chosen) || mayCome ? chosen : (offered[0] ?? chosen);
  useEffect(
    function dropMethodNotOffered() {
      if (kept !== chosen) setValue('paymentMethod', kept);
    },
    [kept, chosen, setValue],
  );
  return kept;
}

/** Where a saved card is asked for, chooses the only one that can be charged; drops one that is not this customer's or was deleted. */
function useOfferedCard(cards: readonly SavedCard[] | undefined, isAsked: boolean): void {
  const { setValue } = useFormContext<DealValues>();
  const chosen = useFieldValues('creditCardToken', '');
  const isGone = chosen !== '' && cards?.every(({ creditCardTokenID }) => creditCardTokenID !== chosen) === true;
  const [first, ...others] = usableCards(cards);
  const only = isAsked && others.length === 0 ? first?.creditCardTokenID : undefined;
  useEffect(
    function keepCardOffered() {
      if (isGone) setValue('creditCardToken', '');
      else if (chosen === '' && only !== undefined) setValue('creditCardToken', only);
    },
    [isGone, chosen, only, setValue],
  );
}

/** What is charged: a saved card, one that is typed, an account, or nothing but a document. */
export function DealPaymentFields({ terminal, standing }: PaymentFieldsProps) {
  const translate = useTranslate();
  const consumerID = useFieldValues('dealDetails.consumerID', '');
  const currency = useFieldValues('currency', '');
  const chosen = useFieldValues<DealMethod>('paymentMethod', 'token');
  const cards = useSavedCards(consumerID, terminal);
  const usable = cards && usableCards(cards);
  const offered = dealMethods(terminal, { currency, usable: usable?.length, standing });
  const method = useOfferedMethod(offered, chosen, cards === undefined);
  useOfferedCard(cards, method === 'token');
  return (
    <>
      {offered.length > 1 && (
        <RadioInput
          source="paymentMethod"
          label={translate('dealFact.paymentMethod')}
          options={offered.map((value) => ({ value, text: translate(`deal.method.${value}`) }))}
        />
      )}
      <UnreadCards consumerID={consumerID} terminal={terminal} />
      {method === 'token' && cards && <SavedCards source="creditCardToken" cards={cards} />}
      {method === 'card' && (
        <>
          <CardFields source="creditCardSecureDetails" terminal={terminal} helperText={translate('deal.cardHelp')} />
          <ExpiredCards cards={cards} />
        </>
      )}
      {method === 'bank' && (
        <>
          <Help>{translate('deal.bankHelp')}</Help>
          <BankFields source="bankDetails" />
        </>
      )}
      {method === 'invoiceOnly' && <Help>{translate('deal.invoiceOnlyHelp')}</Help>}
    </>
  );
}
