import type { ListName } from './benchConfig.ts';

/** A change on a page: a click, another choice of a select, or another hash of the address. */
export type PageAction = { click: string } | { select: string; value: string } | { hash: string };

/** One of the pages that are compared. */
export interface Candidate {
  name: 'app' | 'stock' | 'floor';
  /** Directory of its files on the server, for the sizes of its scripts. */
  directory: string;
  /** Address of a list with 100 rows, or with 25. */
  address: (list: ListName, rows?: 25) => string;
  /** Selector of a row with data; skeletons do not fit. */
  row: string;
  /** Turns the list with 25 rows into one with 100. */
  hundred: (list: ListName) => PageAction;
  nextPage: PageAction;
  menu: (list: ListName) => PageAction;
  /** Selector of a row's checkbox, inside a row. */
  tick?: string;
}

const paths: Readonly<Record<ListName, string>> = { customers: '/customers/list', transactions: '/transactions/list' };
const stockQuery = (rows: number) => `perPage=${rows}&page=1&sort=id&order=ASC&filter=%7B%7D`;

/** The application, react-admin as it comes, and the hand-written page all are measured against. */
export const candidates: readonly Candidate[] = [
  {
    name: 'floor',
    directory: 'bench/dist/floor',
    address: (list, rows) => `/bench/floor/index.html?list=${list}&take=${rows ?? 100}`,
    row: 'tbody tr',
    hundred: () => ({ select: '#size', value: '100' }),
    nextPage: { click: '#next' },
    menu: (list) => ({ click: `#menu [data-list=${list}]` }),
  },
  {
    name: 'app',
    directory: 'dist',
    address: (list, rows) => paths[list] + (rows ? `?perPage=${rows}` : ''),
    row: 'tr[data-row]',
    hundred: () => ({ select: 'main nav select', value: '100' }),
    nextPage: { click: 'main nav button:last-of-type' },
    menu: (list) => ({ click: `nav :is(a[href="${paths[list]}"], a[href^="${paths[list]}?"])` }),
    tick: '[data-cell=select] input',
  },
  {
    name: 'stock',
    directory: 'bench/dist/stock',
    address: (list, rows) => `/bench/stock/index.html#/${list}${rows ? `?${stockQuery(rows)}` : ''}`,
    row: 'tbody .RaDataTable-row',
    hundred: (list) => ({ hash: `#/${list}?${stockQuery(100)}` }),
    nextPage: { click: '.MuiTablePagination-actions button[aria-label*="next"], .next-page' },
    menu: (list) => ({ click: `.RaMenu-open a[href="#/${list}"], a[role=menuitem][href="#/${list}"]` }),
  },
];
