import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { RecipientFields } from '#src/fields/customer/RecipientFields.tsx';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { DateInput } from '#src/ui/inputs/DateInput.tsx';
import { RadioInput } from '#src/ui/inputs/RadioInput.tsx';
import type { LinkKind, LinkPurpose, LinkValues } from '#src/wizards/paymentRequest/form/linkValues.ts';
import { useWizardScene } from '#src/wizards/kit/wizardScene.ts';
import { useLinkValues } from '#src/wizards/paymentRequest/useLinkValues.ts';

const kinds: readonly LinkKind[] = ['once', 'copy', 'permanent'];

/** How the link gets to whoever pays. */
export function KindField() {
  const translate = useTranslate();
  const { linkKind } = useLinkValues();
  return (
    <RadioInput
      source="linkKind"
      label={translate('paymentRequest.kind.label')}
      helperText={translate(`paymentRequest.kind.${linkKind}Help`)}
      options={kinds.map((value) => ({ value, text: translate(`paymentRequest.kind.${value}`) }))}
    />
  );
}

/** What can be asked for anew: cards are saved where the terminal saves any; a permanent link knows nobody's, and pays nobody. */
function useNewPurposes(stands: boolean): readonly LinkPurpose[] {
  const isOpen = useIsOpen();
  const { linkKind } = useLinkValues();
  if (linkKind === 'permanent') return ['amount', 'own'];
  return [
    'amount',
    'own',
    ...(isOpen({ feature: 'CreditCardTokens' }) ? ['card' as const] : []),
    ...(stands ? [] : ['refund' as const]),
  ];
}

/** The same, and of a link that stands what it has asked for since it was made, whatever its terminal does now. */
function usePurposes(stands: boolean): readonly LinkPurpose[] {
  const offered = useNewPurposes(stands);
  const { purpose: own } = useFormState<LinkValues>().defaultValues ?? {};
  if (!stands || own === undefined) return offered;
  return own === 'refund' ? ['refund'] : [...new Set([...offered, own])];
}

/** What the payer is asked for. */
function PurposeField({ stands }: { stands: boolean }) {
  const translate = useTranslate();
  const { setValue } = useFormContext<LinkValues>();
  const { purpose } = useLinkValues();
  const purposes = usePurposes(stands);
  const isOffered = purposes.includes(purpose);
  useEffect(
    function dropWhatIsNotOffered() {
      if (!isOffered) setValue('purpose', 'amount');
    },
    [isOffered, setValue],
  );
  return (
    <RadioInput
      source="purpose"
      label={translate('paymentRequest.purpose.label')}
      options={purposes.map((value) => ({ value, text: translate(`paymentRequest.purpose.${value}`) }))}
    />
  );
}

/** The customer: to whom it is sent, or whose it is; a permanent link has none. */
export function CustomerPart() {
  const translate = useTranslate();
  const { terminal } = useWizardScene();
  const { linkKind } = useLinkValues();
  if (linkKind === 'permanent') return null;
  return (
    <RecipientFields
      source="dealDetails"
      newSource="isNewCustomer"
      terminal={terminal}
      helperText={translate(linkKind === 'once' ? 'paymentRequest.sentTo' : 'paymentRequest.notSentTo')}
      required={linkKind === 'once'}
    />
  );
}

/** Until when the link can be used. */
export function LastDayField() {
  const translate = useTranslate();
  return (
    <DateInput
      source="dueDate"
      label={translate('paymentRequest.lastDay')}
      helperText={translate('paymentRequest.lastDayHelp')}
    />
  );
}

/**
 * For whom the link is, what it asks for, and until when.
 * @param stands it is there already: its kind, its direction and its customer stay
 */
export function RecipientPart({ stands = false }: { stands?: boolean }) {
  return (
    <>
      {!stands && <KindField />}
      <PurposeField stands={stands} />
      <CustomerPart />
      <LastDayField />
    </>
  );
}
