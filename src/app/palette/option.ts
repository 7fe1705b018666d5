import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { ResourceList } from '#src/resources/resource.ts';

/** A record and the list it was found in. */
export interface FoundRecord {
  list: ResourceList;
  row: RaRecord;
}

/** One thing that can be chosen in the palette. */
export interface PaletteOption {
  key: string;
  /** In words; of a record what is done with it, where that is more than opening it. */
  title?: string;
  /** What else tells it apart. */
  detail?: string;
  icon?: ComponentType;
  record?: FoundRecord;
  /** Filters of the list it opens, in words; what of a sentence they do not say. */
  chips?: readonly string[];
  unread?: string;
  /** Takes something away. */
  danger?: boolean;
  /** The address it opens. */
  to?: string;
  /** What it does in place of opening an address. */
  act?: () => void;
  /** The palette stays open. */
  stays?: true;
}

/** The id of an option's element. @param id begins the ids of its list */
export const optionID = (id: string, { key }: Pick<PaletteOption, 'key'>): string => `${id}${encodeURIComponent(key)}`;

/** Options under one heading. */
export interface PaletteGroup {
  key: string;
  title: string;
  options: readonly PaletteOption[];
}
