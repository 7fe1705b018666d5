import { useEffect, useId, useRef } from 'react';
import { useTranslate, useWrappedSource } from 'react-admin';
import { useFieldArray, useFormContext, useFormState, get } from 'react-hook-form';
import { maximumPaymentLines } from '#contract/constants.ts';
import { toDecimal } from '#contract/money.ts';
import { useFieldValues } from '#src/fields/useFieldValues.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { Below, Help } from '#src/ui/inputs/Field.tsx';
import { showField } from '#src/ui/inputs/shownFields.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import styles from './PaymentsEditor.module.css';
import {
  leftToTell,
  nextPayment,
  paymentKinds,
  type DocumentPaymentKind,
  type PaymentValues,
} from './paymentValues.ts';

interface PaymentsEditorProps {
  /** Where the lines stand in the form, as `paymentDetails`. */
  source: string;
  /** Of the document, in agorot. */
  amount: number;
  currency: Currency;
}

const noPayments: readonly PaymentValues[] = [];

/** The fault of all lines together; `FormFault` leaves it to this place. */
function useWholeFault(name: string): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  useEffect(() => showField(control, name), [control, name]);
  const fault: unknown = get(errors, `${name}.message`);
  return typeof fault === 'string' ? fault : undefined;
}

/** What the lines do not tell of yet, or tell too much. */
function Left({ agorot, currency }: { agorot: number; currency: Currency }) {
  const translate = useTranslate();
  return (
    <p role="status" className={styles.left}>
      {agorot === 0 ? (
        translate('paymentsField.complete')
      ) : (
        <>
          {translate(agorot > 0 ? 'paymentsField.left' : 'paymentsField.tooMuch')}{' '}
          <MoneyText amount={toDecimal(Math.abs(agorot))} currency={currency} />
        </>
      )}
    </p>
  );
}

/**
 * How a document is paid: by card, in cash and by transfer once each, by as many cheques as there are. A further line
 * begins with what is left of the amount.
 */
export function PaymentsEditor({ source, amount, currency }: PaymentsEditorProps) {
  const translate = useTranslate();
  const id = useId();
  const { control, clearErrors } = useFormContext();
  const name = useWrappedSource(source);
  const { fields, append, remove } = useFieldArray({ control, name });
  const lines = useFieldValues(source, noPayments);
  const fault = useWholeFault(name);
  const buttons = useRef<HTMLDivElement>(null);
  const { paymentTypeEnum: words = {} } = useSettings().dictionaries;
  const isThere = (kind: DocumentPaymentKind) =>
    kind !== 'cheque' && lines.some(({ paymentType }) => paymentType === kind);
  const isFull = (kind: DocumentPaymentKind) => isThere(kind) || fields.length >= maximumPaymentLines;

  function add(kind: DocumentPaymentKind): void {
    if (isFull(kind)) return;
    clearErrors(name);
    append(nextPayment(kind, lines, amount, israelToday()), { focusName: `${name}.${fields.length}.amount` });
  }
  return (
    <section className={styles.payments} aria-label={translate('paymentsField.title')} aria-describedby={`${id}-error`}>
      {fields.map(({ id: key }, index) => (
        <PaymentFields
          key={key}
          source={`${source}.${index}`}
          currency={currency}
          onRemove={() => {
            remove(index);
            clearErrors(name);
            buttons.current?.querySelector('button')?.focus();
          }}
        />
      ))}
      {amount > 0 && <Left agorot={leftToTell(lines, amount)} currency={currency} />}
      <Below id={id} error={fault} />
      <Help>{translate('paymentsField.withheldHelp')}</Help>
      <div ref={buttons} className={styles.kinds}>
        {paymentKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={buttonClass()}
            aria-disabled={isFull(kind)}
            onClick={() => add(kind)}
          >
            {translate('paymentsField.add', { name: words[kind] ?? kind })}
          </button>
        ))}
      </div>
    </section>
  );
}
