import BookOutlinedIcon from '@mui/icons-material/BookOutlined';
import { definePage } from '#src/resources/definePage.ts';

/** The end of a month on one page. */
export const books = definePage({
  name: 'Books',
  path: '/books',
  access: 'any',
  title: 'resources.books.name',
  menu: { group: 'settlement', icon: BookOutlinedIcon },
  page: async () => (await import('./BooksPage.tsx')).BooksPage,
});
