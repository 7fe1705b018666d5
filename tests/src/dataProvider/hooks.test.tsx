import { renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, useCreate, useDelete, useUpdate } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { endpointOf, type EndpointReference } from '#src/dataProvider/resource.ts';
import { dataResources } from '#src/resources/registry.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';

const record = { id: 'r1', name: 'Dana' };
const refused = { status: 'error', message: 'Taken', errors: [{ code: 'Name', description: 'Taken' }] };

/** React-admin's hooks over a door that gives one answer and keeps the addresses it was asked for. */
function hooksOver(resource: string, answer: unknown) {
  const asked: string[] = [];
  const call = async (endpoint: EndpointReference) => {
    const { method, path } = endpointOf(endpoint);
    asked.push(`${method} ${path}`);
    return answer;
  };
  const dataProvider = createDataProvider({ call }, dataResources);
  const { result } = renderHook(
    () => {
      const [create, created] = useCreate(resource);
      const [update, updated] = useUpdate(resource);
      const [remove, removed] = useDelete(resource);
      return { create, created, update, updated, remove, removed };
    },
    { wrapper: ({ children }) => <CoreAdminContext dataProvider={dataProvider}>{children}</CoreAdminContext> },
  );
  return { asked, result };
}

const states = { create: 'created', update: 'updated', delete: 'removed' } as const;
const deeds = Object.values(dataResources).flatMap(({ name, endpoints }) =>
  (['create', 'update', 'delete'] as const).filter((deed) => endpoints[deed]).map((deed) => [deed, name] as const),
);

describe("react-admin's hooks", () => {
  it.each(deeds)('%s %s', async (deed, name) => {
    const { asked, result } = hooksOver(name, { status: 'success', entityUID: 'new' });
    if (deed === 'create') void result.current.create(name, { data: { name: 'Dana' } });
    if (deed === 'update') void result.current.update(name, { id: 'r1', data: record, previousData: record });
    if (deed === 'delete') void result.current.remove(name, { id: 'r1', previousData: record });
    await waitFor(() => expect(result.current[states[deed]].isSuccess).toBe(true));
    // Of a record that was made react-admin learns the id alone.
    expect(result.current[states[deed]].data).toEqual(deed === 'create' ? { id: 'new' } : record);
    expect(asked).toHaveLength(1);
  });

  it('hear why the server refused', async () => {
    expectFailures();
    const { result } = hooksOver('customers', refused);
    void result.current.create('customers', { data: { name: 'Dana' } });
    await waitFor(() => expect(result.current.created.isError).toBe(true));
    expect(result.current.created.error).toBeInstanceOf(CallFailure);
    expect(result.current.created.error).toMatchObject({ message: 'Taken', fieldErrors: refused.errors });
  });
});
