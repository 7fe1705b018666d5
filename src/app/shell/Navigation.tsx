import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import { memo, useId, useMemo, type ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useCurrentRoute } from '#src/app/currentRoute.ts';
import { useKeptAddress } from '#src/app/seenLists.tsx';
import { routeTable } from '#src/app/pages.ts';
import { ownViewAddress } from '#src/list/address/viewAddress.ts';
import { listOfRoute } from '#src/resources/registry.ts';
import { useSaved } from '#src/settings/savedStore.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import styles from './Navigation.module.css';
import { entryOf, visibleMenu, type MenuEntry, type MenuGroup } from './menu.ts';

interface EntryProps {
  icon: ComponentType;
  title: string;
  address: string;
  /** A view that the person has put below its list. */
  isPin?: true;
  /** The page on screen is this one, or belongs to it. */
  place: 'at' | 'within' | undefined;
  /** Hears of a click on an entry, before the address changes. */
  onNavigate: (() => void) | undefined;
}

/** Drawn again when its own place or address changes, not with every address. */
const Entry = memo(function Entry({ icon: Icon, title, address, isPin, place, onNavigate }: EntryProps) {
  return (
    <li data-pin={isPin}>
      <Link
        className={styles.entry}
        to={address}
        aria-current={place === 'at' ? 'page' : undefined}
        data-within={place === 'within' || undefined}
        title={title}
        onClick={onNavigate}
      >
        <Icon />
        <bdi className={styles.text}>{title}</bdi>
      </Link>
    </li>
  );
});

/** A list's entry, and below it the views that the person has pinned there. */
function Place({ entry: { route, icon }, ...entry }: Pick<EntryProps, 'place' | 'onNavigate'> & { entry: MenuEntry }) {
  const translate = useTranslate();
  const addressOf = useKeptAddress();
  const [lists] = useSaved('lists');
  const { path = '/', title = `route.${route}` } = routeTable[route] ?? {};
  const pins = lists[listOfRoute(route)?.name ?? '']?.views.filter(({ isPinned }) => isPinned);
  return (
    <>
      <Entry icon={icon} title={translate(title)} address={addressOf(path)} {...entry} />
      {pins?.map(({ name }) => (
        <Entry
          key={name}
          icon={BookmarkBorderIcon}
          title={name}
          address={ownViewAddress(path, name)}
          isPin
          place={undefined}
          onNavigate={entry.onNavigate}
        />
      ))}
    </>
  );
}

interface GroupProps extends Pick<EntryProps, 'onNavigate'> {
  group: MenuGroup;
  /** The route on screen and the one it belongs to. */
  at: string | undefined;
  within: string | undefined;
}

function Group({ group, at, within, onNavigate }: GroupProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <li className={styles.group}>
      <h2 className={styles.title} id={id}>
        <span>{translate(`shell.group.${group.name}`)}</span>
      </h2>
      <ul aria-labelledby={id}>
        {group.entries.map((entry) => (
          <Place
            key={entry.route}
            entry={entry}
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
