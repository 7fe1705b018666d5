import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { RowFix } from '#src/actions/many/plan.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';

/** Leads to where a row is mended, in a tab of its own, so that the plan or the report stays. */
export function FixLink({ fix, name }: { fix: RowFix; name: string }) {
  const translate = useTranslate();
  const isOpen = useIsOpen();
  if (!isOpen(fix)) return null;
  return (
    <Link to={fix.path} target="_blank" aria-label={translate('plan.mendRow', { name })}>
      {translate('plan.mend')}
    </Link>
  );
}
