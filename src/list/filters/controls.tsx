import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { maximumFilterText } from '#contract/constants.ts';
import { fault } from '#contract/rules/fault.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { lengthFault } from '#contract/rules/text.ts';
import type { DayChoice } from '#src/ui/days/DayPicker.tsx';
import { dayPattern, readDay, shownDay } from '#src/ui/days/dayText.ts';
import { arrowClass, inputClass } from '#src/ui/inputs/inputClass.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { DraftInput } from './DraftInput.tsx';
import type { FilterField } from './filterFields.ts';
import { textOf, wordsOf, type FilterValues } from '#src/meta/filterValues.ts';
import styles from './filters.module.css';

interface ControlProps {
  field: FilterField;
  values: FilterValues;
  onChange: (change: FilterValues) => void;
}

const isNumber = (text: string) => /^-?\d{1,12}(\.\d{1,4})?$/.test(text);
const isFilterText = (text: string) => text.length <= maximumFilterText;
const isDay = (text: string) => readDay(text) !== undefined;

/** How the input of one control's text differs: its keyboard, direction and rule. */
const inputs = {
  text: { type: 'search', accepts: isFilterText, refusal: lengthFault(maximumFilterText) },
  guid: { dir: 'ltr', accepts: isGuid, refusal: fault('MustBeValidID') },
  // Numbers stay text in the address: the number 0 would be dropped as empty (spec §5), the text is sent.
  number: { dir: 'ltr', inputMode: 'decimal', accepts: isNumber, refusal: fault('OnlyNumbersAreAllowed') },
  day: { dir: 'ltr', inputMode: 'numeric', placeholder: dayPattern, patient: true, accepts: isDay },
} as const;

interface EntryProps extends Pick<ControlProps, 'values' | 'onChange'> {
  name: string;
  label: string;
  kind: keyof typeof inputs;
  /** Days the calendar keeps to. */
  bounds?: Pick<DayChoice, 'min' | 'max'>;
}

/** What is typed for one parameter; a day travels as `YYYY-MM-DD` and is typed as it is shown. */
function Entry({ name, label, values, onChange, kind, bounds }: EntryProps) {
  const value = textOf(values[name]);
  const apply = (text: string) => onChange({ [name]: text });
  if (kind !== 'day') return <DraftInput label={label} value={value} onApply={apply} {...inputs[kind]} />;
  return (
    <DraftInput
      label={label}
      value={shownDay(value)}
      onApply={(text) => apply(readDay(text) ?? text)}
      {...inputs.day}
      calendar={{ value, onPick: apply, ...bounds }}
    />
  );
}

function Range({ field, kind, ...control }: ControlProps & Pick<EntryProps, 'kind'>) {
  const translate = useTranslate();
  const labels = [translate('filter.fromLabel'), translate('filter.toLabel')];
  const [from, to] = field.names.map((name) => textOf(control.values[name]));
  return (
    <fieldset className={styles.range}>
      <legend>{field.label}</legend>
      {field.names.map((name, side) => (
        <Entry
          key={name}
          name={name}
          label={labels[side] ?? name}
          kind={kind}
          bounds={side === 0 ? { max: to } : { min: from }}
          {...control}
        />
      ))}
    </fieldset>
  );
}

function Choice({ field, values, onChange }: ControlProps) {
  const translate = useTranslate();
  const id = useId();
  const name = field.names[0] ?? '';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{field.label}</label>
      <select
        id={id}
        className={clsx(inputClass('compact'), styles.input)}
        value={textOf(values[name])}
        onChange={(event) => onChange({ [name]: event.target.value })}
      >
        <option value="">{translate('filter.any')}</option>
        {field.options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function Choices({ field, values, onChange }: ControlProps) {
  const translate = useTranslate();
  const name = field.names[0] ?? '';
  const chosen = wordsOf(values[name]);
  const toggle = (word: string) =>
    onChange({ [name]: chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word] });
  return (
    <details className={styles.choices}>
      <summary className={arrowClass}>
        {chosen.length === 0
          ? field.label
          : translate('filter.chosen', { label: field.label, count: String(chosen.length) })}
      </summary>
      <fieldset>
        <legend className={visuallyHidden}>{field.label}</legend>
        {field.options.map(({ value, text }) => (
          <label key={value}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
            {text}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

function Flag({ field, values, onChange }: ControlProps) {
  const name = field.names[0] ?? '';
  return (
    <label className={styles.flag}>
      <input
        type="checkbox"
        checked={textOf(values[name]) === 'true'}
        // An unset flag is absent: false never travels (spec §5).
        onChange={(event) => onChange({ [name]: event.target.checked || undefined })}
      />
      {field.label}
    </label>
  );
}

/** States offered openly, as chips to press; pressing the pressed one lets go. */
export function StatusChoice({ field, values, onChange }: ControlProps) {
  const name = field.names[0] ?? '';
  const chosen = textOf(values[name]);
  return (
    <fieldset className={styles.statuses}>
      <legend className={visuallyHidden}>{field.label}</legend>
      {field.options.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => onChange({ [name]: chosen === value ? undefined : value })}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}

/** The control of a filter. */
export function FilterControl(props: ControlProps) {
  const { control } = props.field;
  switch (control) {
    case 'text':
    case 'guid':
    case 'number':
    case 'day':
      return <Entry {...props} name={props.field.names[0] ?? ''} label={props.field.label} kind={control} />;
    case 'numberRange':
      return <Range {...props} kind="number" />;
    case 'dayRange':
      return <Range {...props} kind="day" />;
    case 'choice':
      return <Choice {...props} />;
    case 'choices':
      return <Choices {...props} />;
    case 'boolean':
      return <Flag {...props} />;
  }
}
