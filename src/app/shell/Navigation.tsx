import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import { memo, useId, useMemo, type ComponentType, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { createPath, useLocation, useNavigate } from 'react-router';
import { useCurrentRoute } from '#src/app/currentRoute.ts';
import { useKeptAddress } from '#src/app/seenLists.tsx';
import { routeTable } from '#src/app/pages.ts';
import { ownViewAddress } from '#src/list/address/viewAddress.ts';
import { listOfRoute } from '#src/resources/registry.ts';
import { useSaved } from '#src/settings/savedStore.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { isPlainClick } from '#src/ui/isPlainClick.ts';
import styles from './Navigation.module.css';
import { entryOf, visibleMenu, type MenuEntry, type MenuGroup } from './menu.ts';

interface EntryProps {
  icon: ComponentType;
  title: string;
  address: string;
  /** A view that the person has put below its list. */
  isPin?: true;
  /** The page on screen is this one, or belongs to it. */
  place?: 'at' | 'within' | undefined;
}

/** A plain link, which the menu follows: a router's would be drawn again with every address. */
function Entry({ icon: Icon, title, address, isPin, place }: EntryProps) {
  return (
    <li data-pin={isPin}>
      <a
        className={styles.entry}
        href={address}
        aria-current={place === 'at' ? 'page' : undefined}
        data-within={place === 'within' || undefined}
        title={title}
      >
        <Icon />
        <bdi className={styles.text}>{title}</bdi>
      </a>
    </li>
  );
}

const pathOf = (route: string) => routeTable[route]?.path ?? '/';

/**
 * A list's entry, and below it the views that the person has pinned there. Drawn again when its own place or address
 * changes, not with every address.
 */
const Place = memo(function Place({
  entry: { route, icon },
  ...entry
}: Pick<EntryProps, 'place' | 'address'> & { entry: MenuEntry }) {
  const translate = useTranslate();
  const [lists] = useSaved('lists');
  const pins = lists[listOfRoute(route)?.name ?? '']?.views.filter(({ isPinned }) => isPinned);
  return (
    <>
      <Entry icon={icon} title={translate(routeTable[route]?.title ?? `route.${route}`)} {...entry} />
      {pins?.map(({ name }) => (
        <Entry key={name} icon={BookmarkBorderIcon} title={name} address={ownViewAddress(pathOf(route), name)} isPin />
      ))}
    </>
  );
});

interface GroupProps {
  group: MenuGroup;
  addressOf: (path: string) => string;
  /** The route on screen and the one it belongs to. */
  at: string | undefined;
  within: string | undefined;
}

function Group({ group, addressOf, at, within }: GroupProps) {
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
            address={addressOf(pathOf(entry.route))}
            place={entry.route === at ? 'at' : entry.route === within ? 'within' : undefined}
          />
        ))}
      </ul>
    </li>
  );
}

/** Follows a plain click on a link inside, as a router's link would. @param onNavigate hears of any click on one, before that */
function useFollowedLinks(onNavigate: (() => void) | undefined) {
  const navigate = useNavigate();
  const at = createPath(useLocation());
  return {
    onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      onNavigate?.();
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const to = link.pathname + link.search;
      void navigate(to, { replace: to === at });
    },
  };
}

/** The drawer's entries for this person on this terminal. A detail page marks the list it belongs to. */
export function Navigation({
  look,
  onNavigate,
}: {
  /** Icons alone beside the page; or on a sheet, for fingers. */
  look?: 'rail' | 'sheet' | undefined;
  /** Hears of a click on an entry, before the address changes. */
  onNavigate?: () => void;
}) {
  const isOpen = useIsOpen();
  const addressOf = useKeptAddress();
  const followed = useFollowedLinks(onNavigate);
  const route = useCurrentRoute();
  const groups = useMemo(() => visibleMenu(isOpen), [isOpen]);
  const hasEntry = groups.some(({ entries }) => entries.some((entry) => entry.route === route?.name));
  const within = hasEntry || !route ? undefined : entryOf(route.definition);
  return (
    <ul className={styles.groups} data-look={look} {...followed}>
      {groups.map((group) => (
        <Group key={group.name} group={group} addressOf={addressOf} at={route?.name} within={within} />
      ))}
    </ul>
  );
}
