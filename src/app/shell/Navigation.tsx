import { memo, useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useCurrentRoute } from '#src/app/currentRoute.ts';
import { useKeptAddress } from '#src/app/seenLists.tsx';
import { routeTable } from '#src/app/pages.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import styles from './Navigation.module.css';
import { entryOf, visibleMenu, type MenuEntry, type MenuGroup } from './menu.ts';

interface EntryProps {
  entry: MenuEntry;
  address: string;
  /** The page on screen is this one, or belongs to it. */
  place: 'at' | 'within' | undefined;
  /** Hears of a click on an entry, before the address changes. */
  onNavigate: (() => void) | undefined;
}

/** Drawn again when its own place or address changes, not with every address. */
const Entry = memo(function Entry({ entry: { route, icon: Icon }, address, place, onNavigate }: EntryProps) {
  const translate = useTranslate();
  const title = translate(routeTable[route]?.title ?? `route.${route}`);
  return (
    <li>
      <Link
        className={styles.entry}
        to={address}
        aria-current={place === 'at' ? 'page' : undefined}
        data-within={place === 'within' || undefined}
        title={title}
        onClick={onNavigate}
      >
        <Icon />
        <span className={styles.text}>{title}</span>
      </Link>
    </li>
  );
});

interface GroupProps extends Pick<EntryProps, 'onNavigate'> {
  group: MenuGroup;
  /** The route on screen and the one it belongs to. */
  at: string | undefined;
  within: string | undefined;
}

function Group({ group, at, within, onNavigate }: GroupProps) {
  const translate = useTranslate();
  const addressOf = useKeptAddress();
  const id = useId();
  return (
    <li className={styles.group}>
      <h2 className={styles.title} id={id}>
        <span>{translate(`shell.group.${group.name}`)}</span>
      </h2>
      <ul aria-labelledby={id}>
        {group.entries.map((entry) => (
          <Entry
            key={entry.route}
            entry={entry}
            address={addressOf(routeTable[entry.route]?.path ?? '/')}
            place={entry.route === at ? 'at' : entry.route === within ? 'within' : undefined}
            onNavigate={onNavigate}
          />
        ))}
      </ul>
    </li>
  );
}

/** The drawer's entries for this person on this terminal. A detail page marks the list it belongs to. */
export function Navigation({
  look,
  onNavigate,
}: {
  /** Icons alone beside the page; or on a sheet, for fingers. */
  look?: 'rail' | 'sheet' | undefined;
  onNavigate?: () => void;
}) {
  const isOpen = useIsOpen();
  const route = useCurrentRoute();
  const groups = useMemo(() => visibleMenu(isOpen), [isOpen]);
  const hasEntry = groups.some(({ entries }) => entries.some((entry) => entry.route === route?.name));
  const within = hasEntry || !route ? undefined : entryOf(route.definition);
  return (
    <ul className={styles.groups} data-look={look}>
      {groups.map((group) => (
        <Group key={group.name} group={group} at={route?.name} within={within} onNavigate={onNavigate} />
      ))}
    </ul>
  );
}
