import { CoreAdminContext, ResourceDefinitionContextProvider, type CoreAdminContextProps } from 'react-admin';
import { WaitingSourcesProvider, waitingSourcesOf } from '#src/list/waiting/waitingLists.ts';
import { definitions, lists } from '#src/resources/registry.ts';
import { routerProvider } from './routing/routerProvider.tsx';

const waiting = waitingSourcesOf(lists);

/** React-admin's context, with every declared resource registered and react-admin's paths led to ours. */
export function AdminContext({ children, ...props }: Omit<CoreAdminContextProps, 'routerProvider'>) {
  return (
    <CoreAdminContext {...props} routerProvider={routerProvider}>
      <WaitingSourcesProvider value={waiting}>
        <ResourceDefinitionContextProvider definitions={definitions}>{children}</ResourceDefinitionContextProvider>
      </WaitingSourcesProvider>
    </CoreAdminContext>
  );
}
