import type { ListName } from './benchConfig.ts';

/** A change on a page: a click, another choice of a select, another hash of the address, or the way back. */
export type PageAction = { click: string } | { select: string; value: string } | { hash: string } | { back: true };

/** What an action leads to: another first row, so many rows, or an element that fits a selector. */
export type Outcome = 'changed' | number | { shown: string };

/** A page that is opened from the list. */
export interface Opening {
  click: string;
  shown: string;
}

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
  /** Orders the list by a column. */
  sort?: PageAction;
  /** Narrows the list by one click; some lists have no such filter. */
  chip?: (list: ListName) => PageAction | undefined;
  /** Pages of the application alone. */
  opens?: (list: ListName) => Readonly<Record<'record' | 'wizard' | 'form', Opening>>;
  menu: (list: ListName) => PageAction;
  /** Selector of all entries of the menu that lead to lists; the other pages have the two that are compared. */
  listEntries?: string;
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
    sort: { click: 'thead button' },
    chip: (list) => (list === 'transactions' ? { click: '#chip' } : undefined),
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
    listEntries: 'nav :is(a[href$="/list"], a[href*="/list?"])',
    sort: { click: 'thead th button' },
    chip: (list) => (list === 'transactions' ? { click: '[data-filter=quickStatusFilter] button' } : undefined),
    opens: (list) => ({
      record: { click: 'tr[data-row] a', shown: 'article[aria-busy=false]' },
      wizard: { click: 'nav a[href="/wizard/transactions/charge"]', shown: 'form input:focus' },
      form:
        list === 'customers'
          ? { click: 'main a[href^="/customers/create"]', shown: 'form [type=submit]' }
          : { click: 'nav a[href="/wizard/transactions/quickcharge"]', shown: 'form input:focus' },
    }),
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
