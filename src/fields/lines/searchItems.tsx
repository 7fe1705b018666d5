import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { parseList } from '#src/dataProvider/parseList.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import type { Choice } from '#src/ui/combobox/Combobox.tsx';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { lineOf } from './lineOf.ts';
import type { LineValues } from './lineValues.ts';

export interface FoundItem extends Choice {
  line: LineValues;
}

/** Items of the catalogue by any text of theirs, in the deal's currency only. */
export function useSearchItems(
  currency: Currency,
): (text: string, signal: AbortSignal) => Promise<readonly FoundItem[]> {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  return useCallback(
    async (text, signal) => {
      const query = { search: text, currency: currency.code, take: 10 };
      const answer = await dataProvider.call('items.list', { query, signal, quiet: true, background: true });
      return parseList(answer)
        .data.filter((row) => row.currency === currency.code)
        .map((row) => {
          const line = lineOf(row);
          const detail = <MoneyText amount={line.price} currency={currency} />;
          return { id: line.itemID, title: line.itemName, detail, line };
        });
    },
    [dataProvider, currency],
  );
}
