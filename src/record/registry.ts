import { createContext, useContext } from 'react';
import type { ListDeclaration } from '#src/list/declaration.ts';
import type { LoadRecordPage } from './declaration.ts';

/** A declared list as a page of a record shows it. */
export interface KnownList {
  declaration: ListDeclaration;
  /** Address of its page. */
  path: string;
  /** The person may see it, and the terminal has it. */
  isOpen: boolean;
}

/** What pages of records ask of other nouns. */
export interface RecordRegistry {
  listOf: (name: string) => KnownList | undefined;
  /** How the page of a list's records is declared. */
  recordPageOf: (name: string) => LoadRecordPage | undefined;
  /** Names of the lists that show records of the same noun. */
  seedsOf: (name: string) => readonly string[];
  /** The address of the record a field's value names; undefined where there is none that the person may open. */
  pathOf: (field: string, value: unknown) => string | undefined;
  /** The resource whose record a field names; undefined where there is none, or none that can be asked for by itself. */
  resourceOf: (field: string) => string | undefined;
}

const nothing: RecordRegistry = {
  listOf: () => undefined,
  recordPageOf: () => undefined,
  seedsOf: (name) => [name],
  pathOf: () => undefined,
  resourceOf: () => undefined,
};

const RecordRegistryContext = createContext(nothing);
export const RecordRegistryProvider = RecordRegistryContext.Provider;

/** The registry as the application supplies it. */
export const useRecordRegistry = (): RecordRegistry => useContext(RecordRegistryContext);
