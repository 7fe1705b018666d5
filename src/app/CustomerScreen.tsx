import { useParams } from 'react-router';
import { CustomerPage } from '#src/resources/customers/page/CustomerPage.tsx';
import { routes, type RouteName } from '#src/resources/paths.ts';
import { listsByName } from '#src/resources/registry.ts';
import { relatedPath } from '#src/resources/relatedRecords.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';

/** Lists whose rows belong to customers, in the order of their tabs. */
const relatedNames = ['billingDeals', 'transactions', 'invoices', 'paymentRequests'];
const seeds = ['customers'];

/** The page of one customer over the declared lists. */
export function CustomerScreen() {
  const { id = '' } = useParams();
  const isOpen = useIsOpen();
  const declaration = listsByName.customers;
  if (!declaration) return null;

  const mayOpen = (name: RouteName) => isOpen(routes[name]);
  const related = relatedNames.flatMap((name) => {
    const list = listsByName[name];
    return list ? [{ declaration: list, path: list.page.path, open: isOpen(list.page) }] : [];
  });
  return (
    <CustomerPage
      key={id}
      id={id}
      declaration={declaration}
      seeds={seeds}
      related={related}
      relatedPath={(field, value) => relatedPath(field, value, mayOpen)}
    />
  );
}
