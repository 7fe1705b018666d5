import { renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { createQueryClient } from '#src/app/createQueryClient.ts';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { useRecord } from '#src/record/useRecord.ts';
import { dataResources, recordsByName } from '#src/resources/registry.ts';

const withPages = Object.values(recordsByName).filter(({ detailPage, endpoints }) => detailPage && endpoints.get);

it.each(withPages.map(({ name }) => name))('a row that a list has shown never stands for one of %s', async (name) => {
  const queryClient = createQueryClient();
  const row = { id: 'r1', shown: 'in the list' };
  queryClient.setQueryData([name, 'getOne', { id: 'r1', meta: undefined }], row);
  const answered = Promise.withResolvers<unknown>();
  const dataProvider = createDataProvider({ call: () => answered.promise }, dataResources);
  const { result } = renderHook(() => useRecord(name, 'r1', [name]), {
    wrapper: ({ children }) => (
      <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
        {children}
      </CoreAdminContext>
    ),
  });
  expect(result.current).toMatchObject({ record: row, isPlaceholderData: true });
  const [idField = ''] = recordsByName[name]?.idFields ?? [];
  answered.resolve({ [idField]: 'r1', whole: true });
  await waitFor(() => expect(result.current.isPlaceholderData).toBe(false));
  expect(result.current.record).toEqual({ id: 'r1', [idField]: 'r1', whole: true });
});
