import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import type { ListDeclaration } from './declaration.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';

/** Leads to the form that adds a row to the list, for those who may. */
export function CreateLink({ create }: { create: NonNullable<ListDeclaration['create']> }) {
  const translate = useTranslate();
  const isOpen = useIsOpen();
  if (!isOpen(create)) return null;
  return (
    <Link className={buttonClass('filled')} to={create.path}>
      {translate(create.label)}
    </Link>
  );
}
