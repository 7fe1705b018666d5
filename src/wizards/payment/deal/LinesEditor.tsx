import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { SearchInput } from '#src/ui/combobox/SearchInput.tsx';
import { agorotOf } from '#src/wizards/payment/form/totals.ts';
import { emptyLine, type LineValues } from '#src/wizards/payment/form/paymentForm.ts';
import { usePayment, usePaymentForm } from '#src/wizards/payment/paymentContext.ts';
import { LineFields } from './LineFields.tsx';
import { useSearchItems } from './searchItems.ts';

/** The lines of a deal: items of the catalogue, found by search, and lines of free text. */
export function LinesEditor() {
  const translate = useTranslate();
  const { currency } = usePayment();
  const search = useSearchItems(currency);
  const { control, getValues, clearErrors } = usePaymentForm();
  const freeButton = useRef<HTMLButtonElement>(null);
  const { fields, append, remove } = useFieldArray({ control, name: 'dealDetails.items' });

  /** The first free line takes over what was typed as the amount, which is back when no line is left. */
  function addFree(): void {
    const { transactionAmount, withoutVat } = getValues();
    const takesOver = fields.length === 0 && agorotOf(transactionAmount) > 0;
    add(takesOver ? { ...emptyLine, price: transactionAmount, withoutVat } : emptyLine);
  }
  function add(line: LineValues): void {
    clearErrors();
    append(line, { shouldFocus: line.itemID === '', focusName: `dealDetails.items.${fields.length}.itemName` });
  }

  return (
    <section className="lines" aria-label={translate('payment.lines.title')}>
      {fields.map(({ id }, index) => (
        <LineFields
          key={id}
          index={index}
          onRemove={() => {
            remove(index);
            freeButton.current?.focus();
          }}
        />
      ))}
      <div className="lines-add">
        <SearchInput
          label={translate('payment.lines.search')}
          queryKey={['items', currency.code]}
          search={search}
          onPick={({ line }) => add(line)}
        />
        <button ref={freeButton} type="button" className="button" onClick={addFree}>
          {translate('payment.lines.addFree')}
        </button>
      </div>
    </section>
  );
}
