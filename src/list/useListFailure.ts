import { useTranslate, type ListControllerResult, type RaRecord } from 'react-admin';
import type { FieldError } from '#contract/envelope.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { useMessageText } from '#src/i18n/useMessageText.ts';
import type { Column } from '#src/meta/columns.ts';
import type { MetaState } from '#src/meta/useMeta.ts';
import type { ListDeclaration } from './declaration.ts';

/** Why a list has no rows to show. */
export interface ListFailure {
  /** Catalogue key of what failed. */
  what: 'list.columnsFailed' | 'list.rowsFailed' | 'list.badFilter' | 'page.recordNotFound';
  /** What the server says of the whole, and of single parameters. */
  details: readonly string[];
  /** Absent where asking again would tell nothing else. */
  retry?: () => void;
}

interface Asked {
  columnsOf: MetaState;
  columns: readonly Column[] | undefined;
  controller: ListControllerResult<RaRecord>;
}

/** A bad request is announced by nobody but the list itself. */
const isRefusal = (error: unknown): error is CallFailure => error instanceof CallFailure && error.kind === 'badRequest';

/** Whether a list belongs to a record that there is not: the server knows none such, or takes its id for none. */
function isParentMissing({ parent = {} }: ListDeclaration, error: Error): boolean {
  const parents = Object.keys(parent);
  if (parents.length === 0 || !(error instanceof CallFailure)) return false;
  return error.kind === 'notFound' || error.fieldErrors.some(({ code = '' }) => parents.includes(code));
}

/** What failed of a list's two questions, in words; undefined while there are rows to show or to wait for. */
export function useListFailure(
  declaration: ListDeclaration,
  { columnsOf, columns, controller }: Asked,
): ListFailure | undefined {
  const translate = useTranslate();
  const messageText = useMessageText();

  function detailOf({ code = '', description = '' }: FieldError): string {
    const name = translate(`filter.name.${code}`, { _: code });
    return name === '' ? description : `${name}: ${description}`;
  }
  function detailsOf({ fieldErrors, message }: CallFailure): string[] {
    const isSaid = fieldErrors.some(({ description }) => description === message);
    return [...(isSaid ? [] : [messageText(message)]), ...fieldErrors.map(detailOf)];
  }

  const { data, error } = controller;
  if (columnsOf.error || columns?.length === 0) {
    const details = isRefusal(columnsOf.error) ? detailsOf(columnsOf.error) : [];
    return { what: 'list.columnsFailed', details, retry: columnsOf.retry };
  }
  const refused = isRefusal(error);
  // Rows of another question must not stand for its answer.
  if (!error || (data && !refused)) return undefined;
  if (isParentMissing(declaration, error)) return { what: 'page.recordNotFound', details: [] };
  return {
    what: refused && error.fieldErrors.length > 0 ? 'list.badFilter' : 'list.rowsFailed',
    details: refused ? detailsOf(error) : [],
    retry: () => void controller.refetch(),
  };
}
