import type { ResourceScreen } from '#src/resources/resource.ts';
import { books, monthAhead } from './books/index.ts';
import { dashboard } from './dashboard/index.ts';
import { till } from './till/index.ts';

/** Every page that belongs to no noun, in the order of the menu; adding a page means adding a line. */
export const pages: readonly ResourceScreen[] = [dashboard, till, books, monthAhead];
