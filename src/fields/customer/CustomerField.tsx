import { useRef, useState } from 'react';
import { useSourceContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFieldValues } from '#src/fields/useFieldValues.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { SearchInput } from '#src/ui/combobox/SearchInput.tsx';
import { useField } from '#src/ui/inputs/useField.ts';
import { ChosenCustomer } from './ChosenCustomer.tsx';
import { customerByText, noCustomer, type CustomerValues } from './customerValues.ts';
import { LastCharged } from './LastCharged.tsx';
import { NewCustomer } from './NewCustomer.tsx';
import { useSearchCustomers } from './searchCustomers.ts';

interface CustomerFieldProps {
  /** Where the customer stands in the form, as `dealDetails`. */
  source: string;
  /** The field that says whether they are new, and are written to the server when the form says so. */
  newSource: string;
  /** The customers charged last on it are offered. */
  terminal: Terminal;
  /** Nothing can be done without one. */
  required?: boolean;
  /** Its search takes the focus when it appears; absent: it does. */
  autoFocus?: boolean;
  /** Another one was chosen, or nobody. */
  onChange?: (customer: CustomerValues) => void;
}

interface CustomerSearchProps extends Pick<CustomerFieldProps, 'source' | 'required' | 'autoFocus'> {
  onPick: (customer: CustomerValues) => void;
  onText: (text: string) => void;
}

/** Finds a customer; that one is missing is said here. */
function CustomerSearch({ source, required = false, autoFocus = true, onPick, onText }: CustomerSearchProps) {
  const translate = useTranslate();
  const search = useSearchCustomers();
  const { error } = useField({ source: `${source}.consumerID` }).frame;
  const helperText = [
    translate('customerField.searchHelp'),
    ...(required ? [] : [translate('customerField.optional')]),
  ];
  return (
    <SearchInput
      label={translate('customerField.search')}
      helperText={helperText.join(' ')}
      error={error}
      required={required}
      queryKey={['customers']}
      search={search}
      onPick={({ customer }) => onPick(customer)}
      onText={onText}
      autoFocus={autoFocus}
    />
  );
}

/** A customer: found by search or charged lately, a new one, or nobody by name. */
export function CustomerField(props: CustomerFieldProps) {
  const { source, newSource, terminal, required = false, autoFocus = true, onChange } = props;
  const translate = useTranslate();
  const { setValue, clearErrors } = useFormContext();
  const customer = useFieldValues(source, noCustomer);
  const isNew = useFieldValues(newSource, false);
  const { getSource } = useSourceContext();
  /** What was searched for. */
  const text = useRef('');
  /** Somebody was chosen or given up: what takes their place takes the focus. */
  const [hasActed, setHasActed] = useState(false);

  function put(chosen: CustomerValues): void {
    clearErrors();
    for (const [field, text] of Object.entries(chosen)) {
      setValue(getSource(`${source}.${field}`), text, { shouldDirty: true });
    }
    onChange?.(chosen);
  }
  function begin(asNew: boolean): void {
    setHasActed(true);
    put(asNew ? { ...noCustomer, ...customerByText(text.current) } : noCustomer);
    setValue(getSource(newSource), asNew, { shouldDirty: true });
  }

  if (customer.consumerID) return <ChosenCustomer customer={customer} onChange={() => begin(false)} />;
  function choose(chosen: CustomerValues): void {
    put(chosen);
    setValue(getSource(newSource), false, { shouldDirty: true });
  }
  if (isNew)
    return (
      <NewCustomer source={source} autoFocus={autoFocus || hasActed} onSearch={() => begin(false)} onChoose={choose} />
    );
  return (
    <>
      <CustomerSearch
        source={source}
        required={required}
        autoFocus={autoFocus || hasActed}
        onPick={put}
        onText={(typed) => (text.current = typed)}
      />
      <LastCharged terminal={terminal} onPick={put} />
      <div>
        <button type="button" className={buttonClass()} onClick={() => begin(true)}>
          {translate('customerField.new')}
        </button>
      </div>
    </>
  );
}
