import { memo, useId, useMemo, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useCurrentRoute } from '#src/app/currentRoute.ts';
import { useKeptAddress } from '#src/app/seenLists.tsx';
import { useOpenList, type OpenList } from '#src/app/useOpenList.ts';
import { routeTable } from '#src/resources/registry.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { isPlainClick } from '#src/ui/isPlainClick.ts';
import styles from './Navigation.module.css';
import { visibleMenu, type MenuEntry, type MenuGroup } from './menu.ts';

/** What every entry does. */
interface Ways {
  lists: OpenList;
  /** Hears of a click on an entry, before the address changes. */
  onNavigate: (() => void) | undefined;
}

interface EntryProps extends Ways {
  entry: MenuEntry;
  address: string;
  /** The page on screen is this one, or belongs to it. */
  place: 'at' | 'within' | undefined;
}

/** One way, drawn again when it leads elsewhere or is come to or left. */
const Entry = memo(function Entry({ entry: { route, icon: Icon }, address, place, lists, onNavigate }: EntryProps) {
  const translate = useTranslate();
  const title = translate(routeTable[route]?.title ?? `route.${route}`);

  function follow(event: MouseEvent) {
    onNavigate?.();
    if (!isPlainClick(event)) return;
    event.preventDefault();
    lists.open(route, address);
  }

  return (
    <li>
      <a
        className={styles.entry}
        href={address}
        aria-current={place === 'at' ? 'page' : undefined}
        data-within={place === 'within' || undefined}
        title={title}
        onClick={follow}
        onMouseDown={() => lists.prefetch(route, address)}
      >
        <Icon />
        <span className={styles.text}>{title}</span>
      </a>
    </li>
  );
});

interface GroupProps extends Ways {
  group: MenuGroup;
  /** The route on screen and the one it belongs to. */
  at: string | undefined;
  within: string | undefined;
}

function Group({ group, at, within, ...ways }: GroupProps) {
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
            {...ways}
          />
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
  const lists = useOpenList();
  const route = useCurrentRoute();
  const groups = useMemo(() => visibleMenu(isOpen), [isOpen]);
  const hasEntry = groups.some(({ entries }) => entries.some((entry) => entry.route === route?.name));
  const within = hasEntry ? undefined : route?.definition.back?.to;
  return (
    <ul className={styles.groups} data-look={look}>
      {groups.map((group) => (
        <Group key={group.name} group={group} at={route?.name} within={within} lists={lists} onNavigate={onNavigate} />
      ))}
    </ul>
  );
});
