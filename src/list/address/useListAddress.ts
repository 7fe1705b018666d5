import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { defaultPageSize } from '#contract/constants.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { readFilterValues } from '#src/meta/filterValues.ts';
import { listSearch, isCompleteAddress, isValidPaging, type ListParameters } from './listAddress.ts';
import { scopeOf, type ListScope } from './listScope.ts';
import { useHasLeft } from './routerState.ts';

/** The scope of a declared list on the current route and terminal. */
export function useListScope(declaration: ListDeclaration): ListScope {
  const parameters = useParams();
  const { terminal } = useSelectedTerminal();
  const { terminalID } = terminal;
  return useMemo(() => scopeOf(declaration, terminalID, parameters), [declaration, terminalID, parameters]);
}

/**
 * Gives a bare or partial address its full parameters by one replacement, so that what is copied from the address
 * bar opens the same list, on the same terminal, for a colleague. Somebody who is on the way elsewhere is not called back.
 */
export function useCompleteAddress(parameters: ListParameters, addressed: ListScope['addressed']): void {
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  const { pathname, search, hash, state } = useLocation();
  const complete = isCompleteAddress(search, addressed);
  const paging = isValidPaging(parameters.page, parameters.perPage) ? {} : { page: 1, perPage: defaultPageSize };
  const full = listSearch({
    ...parameters,
    ...paging,
    filter: { ...readFilterValues(parameters.filter), ...addressed },
  });
  useEffect(
    function completeAddress() {
      if (!complete && !hasLeft({ pathname, search })) void navigate({ search: full, hash }, { replace: true, state });
    },
    [complete, hasLeft, full, pathname, search, hash, state, navigate],
  );
}
