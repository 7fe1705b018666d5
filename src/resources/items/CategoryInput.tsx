import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { isObject } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { Combobox } from '#src/ui/combobox/Combobox.tsx';
import { useField } from '#src/ui/inputs/useField.ts';
import styles from './CategoryInput.module.css';

/** The names in an answer of the import of categories; they come as texts or as objects with a name. */
function categoriesOf(additionalData: unknown): string[] {
  const categories = isObject(additionalData) ? additionalData.categories : undefined;
  if (!Array.isArray(categories)) return [];
  const names = categories.map((one: unknown) =>
    isObject(one) ? (one.name ?? one.categoryName ?? one.category) : one,
  );
  return [...new Set(names.filter((name) => typeof name === 'string' && name !== ''))] as string[];
}

/** A category, typed or chosen from those of the invoicing provider, which are fetched when the person asks. */
export function CategoryInput({ terminalID }: { terminalID: string }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { terminal } = useSelectedTerminal();
  const [categories, setCategories] = useState<readonly string[]>();
  const [running, setRunning] = useState(false);
  const helperText =
    categories && translate('item.categoriesFound', { smart_count: categories.length, count: categories.length });
  const { field, value, frame } = useField({
    source: 'category',
    label: translate('item.category'),
    helperText,
    maxLength: 50,
  });

  async function importCategories() {
    setRunning(true);
    const answer = await dataProvider.operate('items.importCategories', { query: { terminalID } });
    setRunning(false);
    if (answer && answer.status !== 'error') setCategories(categoriesOf(answer.additionalData));
  }
  return (
    <div className={styles.category}>
      <Combobox
        {...frame}
        freeSolo
        options={(categories ?? []).map((name) => ({ id: name, title: name }))}
        value={null}
        inputValue={value}
        onInputChange={(_, text, reason) => {
          if (reason !== 'reset') field.onChange(text);
        }}
        inputRef={field.ref}
        onBlur={field.onBlur}
      />
      {terminal.integrations.invoicing !== undefined && (
        <button
          type="button"
          className={buttonClass('beside')}
          disabled={running}
          onClick={() => void importCategories()}
        >
          {translate('item.importCategories')}
        </button>
      )}
    </div>
  );
}
