import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { isNationalId } from '#contract/rules/nationalId.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { parseList } from '#src/dataProvider/parseList.ts';
import { customerOf, type CustomerValues } from './customerValues.ts';

/** Digits of an identity number: zeros before it say nothing. */
const significant = (id: string) => id.replace(/\D/g, '').replace(/^0+/, '');

/** Rows asked for: the server's filter finds digits anywhere, and who has just these may stand behind others. */
const most = 25;

/** The question who has an identity number already; asked of whole numbers alone. */
export function sameIdQuery(dataProvider: BackOfficeDataProvider, nationalID: string) {
  return queryOptions({
    queryKey: ['customers', 'sameId', significant(nationalID)],
    enabled: isNationalId(nationalID),
    staleTime: 0,
    // Without a network it fails at once: who saves must not wait for one.
    networkMode: 'always',
    queryFn: async ({ signal }): Promise<readonly CustomerValues[]> => {
      const query = { nationalID, take: most };
      const answer = await dataProvider.call('consumers.list', { query, signal, quiet: true, background: true });
      return parseList(answer)
        .data.map(customerOf)
        .filter((one) => significant(one.consumerNationalID) === significant(nationalID));
    },
  });
}

/**
 * Tells whether somebody has an identity number of whom the person can not know yet: it was typed and sent faster than
 * the answer came. What can not be found out is no obstacle.
 */
export function useIsUntoldSameId(): (typed: string) => Promise<boolean> {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const queryClient = useQueryClient();
  return async (typed) => {
    const query = sameIdQuery(dataProvider, typed.trim());
    if (!query.enabled || queryClient.getQueryData(query.queryKey) !== undefined) return false;
    try {
      return (await queryClient.fetchQuery(query)).length > 0;
    } catch {
      // The call has been logged where it failed.
      return false;
    }
  };
}
