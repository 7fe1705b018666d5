import { CoreAdminContext, ResourceDefinitionContextProvider, type CoreAdminContextProps } from 'react-admin';
import { definitions } from '#src/resources/registry.ts';
import { routerProvider } from './routing/routerProvider.tsx';

/** React-admin's context, with every declared resource registered and react-admin's paths led to ours. */
export function AdminContext({ children, ...props }: Omit<CoreAdminContextProps, 'routerProvider'>) {
  return (
    <CoreAdminContext {...props} routerProvider={routerProvider}>
      <ResourceDefinitionContextProvider definitions={definitions}>{children}</ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
}
