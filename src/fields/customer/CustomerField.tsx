import { useRef } from 'react';
import { useTranslate } from 'react-admin';
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
  name: string;
  /** The field that says whether they are new, and are written to the server when the form says so. */
  newName: string;
  /** The customers charged last on it are offered. */
  terminal: Terminal;
  /** Nothing can be done without one. */
  required?: boolean;
  /** Another one was chosen, or nobody. */
  onChange?: (customer: CustomerValues) => void;
}

interface CustomerSearchProps extends Pick<CustomerFieldProps, 'name' | 'required'> {
  onPick: (customer: CustomerValues) => void;
  onText: (text: string) => void;
}

/** Finds a customer; that one is missing is said here. */
function CustomerSearch({ name, required = false, onPick, onText }: CustomerSearchProps) {
  const translate = useTranslate();
  const search = useSearchCustomers();
  const { error } = useField({ name: `${name}.consumerID` });
  const help = [translate('customerField.searchHelp'), ...(required ? [] : [translate('customerField.optional')])];
  return (
    <SearchInput
      label={translate('customerField.search')}
      help={help.join(' ')}
      error={error}
      required={required}
      queryKey={['customers']}
      search={search}
      onPick={({ customer }) => onPick(customer)}
      onText={onText}
      autoFocus
    />
  );
}

/** A customer: found by search or charged lately, a new one, or nobody by name. */
export function CustomerField({ name, newName, terminal, required = false, onChange }: CustomerFieldProps) {
  const translate = useTranslate();
  const { setValue, clearErrors } = useFormContext();
  const customer = useFieldValues(name, noCustomer);
  const isNew = useFieldValues(newName, false);
  /** What was searched for. */
  const text = useRef('');

  function put(chosen: CustomerValues): void {
    clearErrors();
    for (const [field, text] of Object.entries(chosen)) setValue(`${name}.${field}`, text, { shouldDirty: true });
    onChange?.(chosen);
  }
  function begin(asNew: boolean): void {
    put(asNew ? { ...noCustomer, ...customerByText(text.current) } : noCustomer);
    setValue(newName, asNew, { shouldDirty: true });
  }

  if (customer.consumerID) return <ChosenCustomer customer={customer} onChange={() => begin(false)} />;
  if (isNew) return <NewCustomer name={name} onSearch={() => begin(false)} />;
  return (
    <>
      <CustomerSearch name={name} required={required} onPick={put} onText={(typed) => (text.current = typed)} />
      <LastCharged terminal={terminal} onPick={put} />
      <div>
        <button type="button" className={buttonClass()} onClick={() => begin(true)}>
          {translate('customerField.new')}
        </button>
      </div>
    </>
  );
}
