import BookOutlinedIcon from '@mui/icons-material/BookOutlined';
import { definePage } from '#src/resources/definePage.ts';
import { aheadPath } from './aheadPath.ts';

const icon = BookOutlinedIcon;

/** The end of a month on one page. */
export const books = definePage({
  name: 'Books',
  path: '/books',
  access: 'any',
  title: 'resources.books.name',
  menu: { group: 'settlement', icon },
  page: async () => (await import('./BooksPage.tsx')).BooksPage,
});

/** The money of the days ahead, reached from the books. */
export const monthAhead = definePage({
  name: 'MonthAhead',
  path: aheadPath,
  access: 'any',
  title: 'resources.monthAhead.name',
  back: { to: 'Books' },
  found: icon,
  page: async () => (await import('./ahead/MonthAheadPage.tsx')).MonthAheadPage,
});
