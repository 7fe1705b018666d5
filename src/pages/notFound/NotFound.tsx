import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { guardFallback, routes } from '#src/resources/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';

/** Any address no route has; the frame's title already says so. */
export function NotFound() {
  const translate = useTranslate();
  return (
    <Notice
      actions={
        <Link className={buttonClass()} to={routes[guardFallback].path}>
          {translate('page.notFound.home')}
        </Link>
      }
    >
      <p>{translate('page.notFound.text')}</p>
    </Notice>
  );
}
