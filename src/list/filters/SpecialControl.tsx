import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { fault } from '#contract/rules/fault.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { DayPicker, type DayChoice } from '#src/ui/days/DayPicker.tsx';
import { dayPattern, readDay, shownDay } from '#src/ui/days/dayText.ts';
import { arrowClass } from '#src/ui/inputs/inputClass.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import type { ControlProps } from './controls.tsx';
import { DraftInput } from './DraftInput.tsx';
import { inputText, wordsOf } from '#src/meta/filterValues.ts';
import styles from './filters.module.css';

const isNumber = (text: string) => /^-?\d{1,12}(\.\d{1,4})?$/.test(text);
const isInteger = (text: string) => /^-?\d{1,15}$/.test(text);
const isDay = (text: string) => readDay(text) !== undefined;
const guidsIn = (text: string) => text.split(',').map((one) => one.trim());

/** How the input of one control's text differs: its keyboard, direction and rule. */
const inputs = {
  guid: { dir: 'ltr', accepts: isGuid, refusal: fault('MustBeValidID') },
  guids: { dir: 'ltr', accepts: (text: string) => guidsIn(text).every(isGuid), refusal: fault('MustBeValidID') },
  // Numbers stay text in the address: the number 0 would be dropped as empty (spec §5), the text is sent.
  integer: { dir: 'ltr', inputMode: 'numeric', accepts: isInteger, refusal: fault('OnlyWholeNumbersAreAllowed') },
  number: { dir: 'ltr', inputMode: 'decimal', accepts: isNumber, refusal: fault('OnlyNumbersAreAllowed') },
  day: { dir: 'ltr', inputMode: 'numeric', placeholder: dayPattern, patient: true, accepts: isDay },
} as const;

/** Puts a calendar beside an input. */
const inCalendar = (label: string, choice: DayChoice) => (input: ReactNode) => (
  <DayPicker label={label} {...choice}>
    {input}
  </DayPicker>
);

interface EntryProps extends Pick<ControlProps, 'values' | 'onChange'> {
  name: string;
  label: string;
  kind: keyof typeof inputs;
  /** Days the calendar keeps to. */
  bounds?: Pick<DayChoice, 'min' | 'max'>;
}

/** What is typed for one parameter; a day travels as `YYYY-MM-DD` and is typed as it is shown. */
function Entry({ name, label, values, onChange, kind, bounds }: EntryProps) {
  const value = wordsOf(values[name]).join(', ');
  const apply = (text: string) => onChange({ [name]: text });
  if (kind !== 'day') {
    const put = kind === 'guids' ? (text: string) => apply(guidsIn(text).join(',')) : apply;
    return <DraftInput label={label} value={value} onApply={put} {...inputs[kind]} />;
  }
  return (
    <DraftInput
      label={label}
      value={shownDay(value)}
      onApply={(text) => apply(readDay(text) ?? text)}
      {...inputs.day}
      frame={inCalendar(label, { value, onPick: apply, ...bounds })}
    />
  );
}

function Range({ field, kind, ...control }: ControlProps & Pick<EntryProps, 'kind'>) {
  const translate = useTranslate();
  const labels = [translate('filter.fromLabel'), translate('filter.toLabel')];
  const [from, to] = field.names.map((name) => wordsOf(control.values[name])[0]);
  return (
    <fieldset className={styles.range}>
      <legend>{field.label}</legend>
      {field.names.map((name, side) => (
        <Entry
          key={name}
          name={name}
          label={labels[side] ?? name}
          kind={kind}
          bounds={side === 0 ? { max: to ?? '' } : { min: from ?? '' }}
          {...control}
        />
      ))}
    </fieldset>
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
        checked={inputText(values[name]) === 'true'}
        // An unset flag is absent: false never travels (spec §5).
        onChange={(event) => onChange({ [name]: event.target.checked || undefined })}
      />
      {field.label}
    </label>
  );
}

/** The controls that few lists offer openly: flags, ids, numbers, days, ranges and choices of several. */
export function SpecialControl(props: ControlProps) {
  const { control, names, label } = props.field;
  switch (control) {
    case 'guid':
    case 'guids':
    case 'integer':
    case 'number':
    case 'day':
      return <Entry {...props} name={names[0] ?? ''} label={label} kind={control} />;
    case 'numberRange':
      return <Range {...props} kind="number" />;
    case 'dayRange':
      return <Range {...props} kind="day" />;
    case 'boolean':
      return <Flag {...props} />;
    case 'choices':
      return <Choices {...props} />;
    default:
      return null;
  }
}
