import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslate, useWrappedSource } from 'react-admin';
import { maximumLines } from '#contract/constants.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { SearchInput } from '#src/ui/combobox/SearchInput.tsx';
import { LineFields } from './LineFields.tsx';
import styles from './LinesEditor.module.css';
import { emptyLine, type LineValues } from './lineValues.ts';
import { useSearchItems } from './searchItems.tsx';

interface LinesEditorProps {
  /** Where the lines stand in the form, as `dealDetails.items`. */
  source: string;
  currency: Currency;
  /** The first line of free text, where the form knows something of it already. */
  firstLine?: () => LineValues;
  /** Lines may bear VAT, or say that they do not. */
  taxed?: boolean | undefined;
}

/** The lines of a deal: items of the catalogue, found by search, and lines of free text. */
export function LinesEditor({ source, currency, firstLine, taxed = true }: LinesEditorProps) {
  const translate = useTranslate();
  const search = useSearchItems(currency);
  const { control, clearErrors } = useFormContext();
  const freeButton = useRef<HTMLButtonElement>(null);
  const name = useWrappedSource(source);
  const { fields, append, remove } = useFieldArray({ control, name });

  const isFull = fields.length >= maximumLines;

  function addFree(): void {
    add((fields.length === 0 && firstLine?.()) || emptyLine);
  }
  function add(line: LineValues): void {
    if (isFull) return;
    clearErrors();
    append(line, { shouldFocus: line.itemID === '', focusName: `${name}.${fields.length}.itemName` });
  }

  return (
    <section className={styles.lines} aria-label={translate('linesField.title')}>
      {fields.map(({ id }, index) => (
        <LineFields
          key={id}
          source={source}
          index={index}
          currency={currency}
          taxed={taxed}
          onRemove={() => {
            remove(index);
            freeButton.current?.focus();
          }}
        />
      ))}
      <div className={styles.add}>
        <SearchInput
          label={translate('linesField.search')}
          queryKey={['items', currency.code]}
          search={search}
          onPick={({ line }) => add(line)}
        />
        <button
          ref={freeButton}
          type="button"
          className={buttonClass('beside')}
          aria-disabled={isFull}
          onClick={addFree}
        >
          {translate('linesField.addFree')}
        </button>
      </div>
      <div role="status">{isFull && translate('MustHaveAtMost', { max: maximumLines })}</div>
    </section>
  );
}
