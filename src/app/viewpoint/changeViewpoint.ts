import type { Person } from '#src/authProvider/person.ts';
import { confirmLeaving, saveAndRelease } from '#src/unsavedWork/unsavedWork.ts';
import { keepViewpoint, readViewpoint, type Viewpoint } from './viewpoint.ts';
import { viewpointKey } from './viewpointKey.ts';

/** Loads the page anew at an address: nothing that was asked, drawn or typed before is left. */
function loadAnew(address: string): void {
  window.history.replaceState(null, '', address);
  window.location.reload();
}

/** Sees the application from a viewpoint, from its own home on, unless the person stays for the sake of unsaved work. */
export async function enterViewpoint(
  person: Person,
  chosen: Omit<Viewpoint, 'id' | 'from'>,
  load = loadAnew,
): Promise<void> {
  if (!(await confirmLeaving())) return;
  const { pathname, search, hash } = window.location;
  const from = readViewpoint(window.sessionStorage, person)?.from ?? pathname + search + hash;
  keepViewpoint(window.sessionStorage, person, { ...chosen, id: crypto.randomUUID(), from });
  load('/');
}

/** Goes back to the person's own application, where they left it; what was typed meanwhile is nobody's. */
export function leaveViewpoint({ from }: Pick<Viewpoint, 'from'>, load = loadAnew): void {
  saveAndRelease();
  window.sessionStorage.removeItem(viewpointKey);
  load(from);
}
