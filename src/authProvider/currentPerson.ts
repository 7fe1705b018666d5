import { createContext, useContext } from 'react';
import type { Person } from './person.ts';

const PersonContext = createContext<Person | undefined>(undefined);
export const PersonProvider = PersonContext.Provider;

/** The signed-in person; the application renders for one only. */
export function usePerson(): Person {
  const person = useContext(PersonContext);
  if (!person) throw new Error('usePerson needs a PersonProvider');
  return person;
}
