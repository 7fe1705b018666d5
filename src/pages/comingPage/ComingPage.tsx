import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { guardFallback, isRouteName, routes, type RouteDefinition, type RouteName } from '#src/resources/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';

/** The nearest list a person can go back to; a screen at the top of the menu offers none. */
function wayBackOf(name: RouteName): RouteName | undefined {
  const { back, layout }: RouteDefinition = routes[name];
  if (back && isRouteName(back.to)) return back.to;
  return layout === 'wizard' || name === guardFallback ? undefined : guardFallback;
}

/** A route whose screen is to come: the frame shows its title, this a plain notice and a way back. */
export function ComingPage({ name }: { name: RouteName }) {
  const translate = useTranslate();
  const back = wayBackOf(name);
  return (
    <Notice
      actions={
        back && (
          <Link className={buttonClass()} to={routes[back].path}>
            {translate('page.coming.back', { title: translate(`route.${back}`) })}
          </Link>
        )
      }
    >
      <p>{translate('page.coming.text')}</p>
    </Notice>
  );
}
