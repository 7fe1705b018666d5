import type { I18nProvider } from 'react-admin';
import type { Announcements } from '#src/app/announcements.ts';
import type { Person } from '#src/authProvider/person.ts';
import type { HttpClient } from '#src/dataProvider/http/httpClient.ts';
import { withMessages } from '#src/i18n/laterWords.ts';
import { onlyHere } from './onlyHere.ts';
import { standInStorages } from './standInStorages.ts';
import { readViewpoint, type Viewpoint } from './viewpoint.ts';
import { ViewpointBar } from './ViewpointBar.tsx';
import { viewpointDoor } from './viewpointDoor.ts';
import { viewpointKey } from './viewpointKey.ts';

/** Puts a viewpoint's door before the network, and tells of what it refuses as of any other failure. */
export const doorOf =
  (viewpoint: Viewpoint) =>
  (http: HttpClient, { failed }: Pick<Announcements, 'failed'>, { translate }: Pick<I18nProvider, 'translate'>) =>
    viewpointDoor(http, viewpoint, {
      refusal: () => translate('viewpoint.refused', { role: translate(`shell.role.${viewpoint.role}`) }),
      failed(failure, { background, ownFailure }, { method, path }) {
        if (!background && !ownFailure) failed(failure, undefined, method === 'GET' ? path : undefined);
      },
    });

/**
 * Opens what this tab keeps: from here on the person has the viewpoint's role, and the browser keeps nothing.
 * @returns undefined where it is not the person's own, more than they may, or of another tab; it is dropped then
 */
export async function openViewpoint(person: Person) {
  const viewpoint = readViewpoint(sessionStorage, person);
  if (!viewpoint || !(await onlyHere(navigator.locks, viewpoint.id))) {
    sessionStorage.removeItem(viewpointKey);
    return undefined;
  }
  standInStorages(window, person, viewpoint);
  await withMessages(Promise.resolve());
  return {
    viewpoint,
    person: { ...person, roles: [viewpoint.role] } satisfies Person,
    door: doorOf(viewpoint),
    Bar: ViewpointBar,
  };
}

/** What the application is made of besides, or in place of, the person's own. */
export type OpenViewpoint = NonNullable<Awaited<ReturnType<typeof openViewpoint>>>;
