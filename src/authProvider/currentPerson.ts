import { createRequiredContext } from '#src/store/createRequiredContext.ts';
import type { Person } from './person.ts';

/** The signed-in person; the application renders for one only. */
export const [PersonProvider, usePerson] = createRequiredContext<Person>('a PersonProvider');
