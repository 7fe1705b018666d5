import { CoreAdminContext, ResourceDefinitionContextProvider, type CoreAdminContextProps } from 'react-admin';
import { AllListsProvider } from '#src/list/waiting/waitingLists.ts';
import { definitions, lists } from '#src/resources/registry.ts';
import { routerProvider } from './routing/routerProvider.tsx';

/** React-admin's context, with every declared resource registered and react-admin's paths led to ours. */
export function AdminContext({ children, ...props }: Omit<CoreAdminContextProps, 'routerProvider'>) {
  return (
    <CoreAdminContext {...props} routerProvider={routerProvider}>
      <AllListsProvider value={lists}>
        <ResourceDefinitionContextProvider definitions={definitions}>{children}</ResourceDefinitionContextProvider>
      </AllListsProvider>
    </CoreAdminContext>
  );
}
