import type { nouns } from '#src/i18n/catalogue/nouns.he.ts';

type Words = (typeof nouns)['resources'];

/** What resources are called, by name; react-admin and our own titles say `resources.<name>.name`. */
export interface ResourceWords extends Words {}

/** The name of a resource: one without words is none. */
export type ResourceName = keyof ResourceWords;
