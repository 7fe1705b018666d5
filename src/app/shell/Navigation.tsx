import { memo, useId } from 'react';
import { useTranslate } from 'react-admin';
import { NavLink } from 'react-router';
import { useCurrentRoute } from '#src/app/currentRoute.ts';
import { preloadPage } from '#src/app/screens.tsx';
import { useKeptAddress } from '#src/app/seenLists.tsx';
import { routeTable } from '#src/resources/registry.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import styles from './Navigation.module.css';
import { visibleMenu, type MenuEntry, type MenuGroup } from './menu.ts';

interface Place {
  /** The entry the page on screen belongs to without being it. */
  within: string | undefined;
  /** Hears of a click on an entry, before the address changes. */
  onNavigate: (() => void) | undefined;
}

function Entry({ entry: { route, icon: Icon }, within, onNavigate }: { entry: MenuEntry } & Place) {
  const translate = useTranslate();
  const addressOf = useKeptAddress();
  const definition = routeTable[route];
  if (!definition) return null;
  const title = translate(definition.title ?? `route.${route}`);
  return (
    <li>
      <NavLink
        className={() => styles.entry}
        data-within={route === within || undefined}
        to={addressOf(definition.path)}
        end
        title={title}
        onClick={onNavigate}
        onPointerEnter={() => preloadPage(route)}
        onFocus={() => preloadPage(route)}
      >
        <Icon />
        <span className={styles.text}>{title}</span>
      </NavLink>
    </li>
  );
}

function Group({ group, ...place }: { group: MenuGroup } & Place) {
  const translate = useTranslate();
  const id = useId();
  return (
    <li className={styles.group}>
      <h2 className={styles.title} id={id}>
        <span>{translate(`shell.group.${group.name}`)}</span>
      </h2>
      <ul aria-labelledby={id}>
        {group.entries.map((entry) => (
          <Entry key={entry.route} entry={entry} {...place} />
        ))}
      </ul>
    </li>
  );
}

/** The drawer's entries for this person on this terminal. A detail page marks the list it belongs to. */
export const Navigation = memo(function Navigation({
  look,
  onNavigate,
}: {
  /** Icons alone beside the page; or on a sheet, for fingers. */
  look?: 'rail' | 'sheet' | undefined;
  onNavigate?: () => void;
}) {
  const isOpen = useIsOpen();
  const route = useCurrentRoute();
  const groups = visibleMenu(isOpen);
  const hasEntry = groups.some(({ entries }) => entries.some((entry) => entry.route === route?.name));
  const within = hasEntry ? undefined : route?.definition.back?.to;
  return (
    <ul className={styles.groups} data-look={look}>
      {groups.map((group) => (
        <Group key={group.name} group={group} within={within} onNavigate={onNavigate} />
      ))}
    </ul>
  );
});
