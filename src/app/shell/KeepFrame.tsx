import { useEffect, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import { ownerOf } from '#src/authProvider/person.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { viewPath } from '#src/list/address/viewAddress.ts';
import { routes } from '#src/resources/paths.ts';
import { routeTable } from '#src/app/pages.ts';
import { listOfRoute } from '#src/resources/registry.ts';
import { keepFrameTexts, type FramePage, type FrameTexts } from '#src/settings/frameTexts.ts';
import { useSaved } from '#src/settings/savedStore.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { entryOf, visibleMenu } from './menu.ts';

const parametersOf = ({ path }: Pick<FramePage, 'path'>) => path.split(':').length;

/** Keeps the texts of bar and menu, and the titles of pages, for the first frame of the next visit. */
export function KeepFrame(): null {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const person = usePerson();
  const isOpen = useIsOpen();
  const [lists] = useSaved('lists');
  const { terminalID, label } = useSelectedTerminal().terminal;
  const texts = useMemo((): Partial<FrameTexts> => {
    const titleOf = (name: string) => translate(routeTable[name]?.title ?? `route.${name}`);
    const groups = visibleMenu(isOpen);
    const inMenu = new Set(groups.flatMap(({ entries }) => entries.map(({ route }) => route)));
    const pages = Object.entries(routeTable).flatMap(
      ([name, { path, layout, back, entry, ...policy }]): FramePage[] => {
        if (!isOpen(policy)) return [];
        const page = {
          path,
          title: titleOf(name),
          isWizard: layout === 'wizard',
          hasBack: layout === 'wizard' || back !== undefined,
          entry: inMenu.has(name) ? name : (entryOf({ entry, back }) ?? ''),
          list: listOfRoute(name)?.name ?? '',
        };
        // A view of it opens in its place.
        const view = page.list === '' ? [] : [{ ...page, path: viewPath(path), list: '' }];
        // The root path shows the dashboard (spec §2).
        return path === routes.Dashboard.path ? [page, { ...page, path: '/' }] : [page, ...view];
      },
    );
    return {
      terminalID,
      terminal: label,
      menu: groups.map(({ name, entries }) => ({
        title: translate(`shell.group.${name}`),
        entries: entries.flatMap(({ route }) => [
          { route, title: titleOf(route) },
          ...(lists[listOfRoute(route)?.name ?? '']?.views ?? [])
            .filter(({ isPinned }) => isPinned)
            .map(({ name }) => ({ route: `${route}/${name}`, title: name })),
        ]),
      })),
      pages: pages.toSorted((one, other) => parametersOf(one) - parametersOf(other)),
    };
  }, [translate, isOpen, terminalID, label, lists]);
  useEffect(
    function keepFrame() {
      keepFrameTexts(ownerOf(person), locale, texts);
    },
    [person, locale, texts],
  );
  return null;
}
