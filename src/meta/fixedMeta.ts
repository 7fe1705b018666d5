import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Dictionaries } from '#contract/envelope.ts';
import type { Meta } from '#contract/meta.ts';

type Translate = (key: string, options: { _: string }) => string;

/** Columns of a list without a `$meta` call, their headers in words. */
function translatedMeta(meta: Meta, translate: Translate): Meta {
  return {
    columns: Object.fromEntries(
      Object.entries(meta.columns).map(([field, column]) => [
        field,
        { ...column, name: translate(column.name, { _: field }) },
      ]),
    ),
  };
}

/** Dictionaries no server sends: their words are the catalogue's, under `dictionary.<name>.<code>`. */
function translatedDictionaries(
  codes: Readonly<Record<string, readonly string[]>>,
  translate: Translate,
): Dictionaries {
  return Object.fromEntries(
    Object.entries(codes).map(([name, all]) => [
      name,
      Object.fromEntries(all.map((code) => [code, translate(`dictionary.${name}.${code}`, { _: code })])),
    ]),
  );
}

/** Columns a declaration brings itself, for a list whose call has no `$meta`. */
export interface FixedColumns {
  /**
   * Names are catalogue keys; a field with dots is a path into the row's objects, which no server sorts by.
   */
  fixedMeta?: Meta;
  /** Codes of dictionaries no server sends, by name; their words are `dictionary.<name>.<code>` of the catalogue. */
  fixedDictionaries?: Readonly<Record<string, readonly string[]>>;
}

/** What a declaration knows of its columns by itself, in the person's language. */
export function useFixedMeta({ fixedMeta, fixedDictionaries }: FixedColumns): {
  meta: Meta | undefined;
  dictionaries: Dictionaries | undefined;
} {
  const translate = useTranslate();
  return useMemo(
    () => ({
      meta: fixedMeta && translatedMeta(fixedMeta, translate),
      dictionaries: fixedDictionaries && translatedDictionaries(fixedDictionaries, translate),
    }),
    [fixedMeta, fixedDictionaries, translate],
  );
}
