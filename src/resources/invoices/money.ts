import { documentTypesOf } from '#contract/documentTypes.ts';
import { parseEnum } from '#contract/enums.ts';
import { givesBack } from '#contract/sign.ts';
import type { ListMoney } from '#src/list/money/moneyQuestions.ts';
import { wordsOf } from '#src/meta/filterValues.ts';

/** How the money of documents is asked for: all of the filter, and once more each kind of credit among them. */
export const documentMoney: ListMoney = {
  words: 'documents',
  row: { field: 'invoiceAmount' },
  questions(filter) {
    const [word] = wordsOf(filter.invoiceType);
    if (word === undefined)
      return { all: filter, back: documentTypesOf.credit.map((invoiceType) => ({ ...filter, invoiceType })) };
    return givesBack({ invoiceType: parseEnum('invoiceType', word) }) ? { back: [filter] } : { all: filter, back: [] };
  },
};
