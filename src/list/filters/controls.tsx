import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { filterText } from '#contract/rules/filterText.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { inputClass } from '#src/ui/inputs/inputClass.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import type { ListState } from '#src/list/useList.ts';
import { DraftInput } from './DraftInput.tsx';
import type { FilterField } from './filterFields.ts';
import { inputText, type FilterValues } from '#src/meta/filterValues.ts';
import styles from './filters.module.css';

export interface ControlProps {
  field: FilterField;
  values: FilterValues;
  onChange: (change: FilterValues) => void;
  /** The list, where its states are counted. */
  counted?: ListState | undefined;
  /** It stands in the line above the rows, where names stand in their fields. */
  open?: boolean;
}

/** Comes when the rows are there. */
const ChipCount = lazyPart(async () => (await import('./ChipCount.tsx')).ChipCount);

/** What few lists offer openly loads when it is wanted. */
const SpecialControl = lazyPart(async () => (await import('./SpecialControl.tsx')).SpecialControl);

function Words({ field, values, onChange, open }: ControlProps) {
  const name = field.names[0] ?? '';
  return (
    <DraftInput
      label={field.label}
      {...(open && { isLabelHidden: true, placeholder: field.label })}
      value={inputText(values[name])}
      onApply={(text) => onChange({ [name]: text })}
      type="search"
      accepts={(text) => !filterText(text)}
      refusal={filterText}
    />
  );
}

function Choice({ field, values, onChange, open }: ControlProps) {
  const translate = useTranslate();
  const id = useId();
  const name = field.names[0] ?? '';
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={open ? visuallyHidden : undefined}>
        {field.label}
      </label>
      <select
        id={id}
        className={clsx(inputClass('compact'), styles.input)}
        value={inputText(values[name])}
        onChange={(event) => onChange({ [name]: event.target.value })}
      >
        <option value="">{translate(open ? 'filter.anyOf' : 'filter.any', { label: field.label })}</option>
        {field.options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** States offered openly, as chips to press; pressing the pressed one lets go. */
function StatusChoice({ field, values, onChange, counted }: ControlProps) {
  const name = field.names[0] ?? '';
  const chosen = inputText(values[name]);
  return (
    <fieldset className={styles.statuses} data-counted={counted && ''}>
      <legend className={visuallyHidden}>{field.label}</legend>
      {field.options.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => onChange({ [name]: chosen === value ? undefined : value })}
        >
          {text}
          {counted?.controller.data && <ChipCount list={counted} name={name} value={value} />}
        </button>
      ))}
    </fieldset>
  );
}

function ControlOfKind(props: ControlProps) {
  switch (props.field.control) {
    case 'text':
      return <Words {...props} />;
    case 'choice':
      return <Choice {...props} />;
    default:
      return <SpecialControl {...props} />;
  }
}

/** The control of a filter; `data-filter` says which parameters it sets. */
export function FilterControl(props: ControlProps) {
  const { open } = props;
  const { names, status, control } = props.field;
  return (
    <div className={styles.control} data-filter={names.join(' ')}>
      {open && status && control === 'choice' ? <StatusChoice {...props} /> : <ControlOfKind {...props} />}
    </div>
  );
}
