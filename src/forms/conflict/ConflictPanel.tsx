import { useEffect, useRef } from 'react';
import { useTranslate, useTranslateLabel } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { textOf } from '#src/forms/formTexts.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { optionClass } from '#src/ui/inputs/optionClass.ts';
import styles from './ConflictPanel.module.css';
import { isSameValue, type FieldChange } from './changedFields.ts';
import type { Meanwhile } from './useConflict.ts';

function Choice({ change: { field, theirs, yours, edited } }: { change: FieldChange }) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: field.name });
  const show = (one: unknown) => {
    const text = field.show ? field.show(one) : textOf(one);
    return text === '' ? translate('conflict.empty') : text;
  };
  const options = [
    { key: 'theirs', label: translate('conflict.theirs'), value: theirs },
    { key: 'yours', label: translate(edited ? 'conflict.yours' : 'conflict.before'), value: yours },
  ];
  return (
    <fieldset className={styles.field}>
      <legend>{field.label ?? translateLabel({ source: field.name })}</legend>
      {options.map((option) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text is the value
        <label key={option.key} className={optionClass}>
          <input
            type="radio"
            name={`conflict.${field.name}`}
            checked={isSameValue(value, option.value)}
            onChange={() => setValue(field.name, option.value, { shouldDirty: true })}
          />
          <span className={styles.value}>
            <small>{option.label}</small> <bdi>{show(option.value)}</bdi>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface ConflictPanelProps {
  meanwhile: Meanwhile;
  /** Brings a deleted record back; absent where none can. */
  restore?: (() => void) | undefined;
}

/** What the panel says before the fields. */
function textKeyOf({ changes, others, deleted }: Meanwhile): string | undefined {
  if (deleted) return 'conflict.deleted';
  if (changes.length > 0) return 'conflict.text';
  return others ? undefined : 'conflict.nothing';
}

/** Shows field by field what somebody else has saved meanwhile, and lets the person choose. */
export function ConflictPanel({ meanwhile, restore }: ConflictPanelProps) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { changes, others, changedBy, deleted } = meanwhile;
  const textKey = textKeyOf(meanwhile);
  const told = useRef<Meanwhile>(undefined);
  useEffect(function tellOfConflict() {
    if (told.current === meanwhile) return;
    told.current = meanwhile;
    heading.current?.focus();
  });
  return (
    <section className={styles.panel} role="group" aria-labelledby="conflict-title">
      <h2 id="conflict-title" ref={heading} tabIndex={-1}>
        {translate(deleted ? 'conflict.deletedTitle' : 'conflict.title')}
      </h2>
      {changedBy !== undefined && (
        <p>{translate(deleted ? 'conflict.deletedBy' : 'conflict.by', { name: changedBy })}</p>
      )}
      {textKey && <p>{translate(textKey)}</p>}
      {others && !deleted && <p>{translate(`conflict.others.${others}`)}</p>}
      {deleted && restore && (
        <button type="button" className={buttonClass()} onClick={restore}>
          {translate('action.restore')}
        </button>
      )}
      {changes.map((change) => (
        <Choice key={change.field.name} change={change} />
      ))}
    </section>
  );
}
