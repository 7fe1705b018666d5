import MenuBookOutlinedIcon from '@mui/icons-material/MenuBookOutlined';
import { definePage } from '#src/resources/definePage.ts';

/** The end of a month on one page. */
export const books = definePage({
  name: 'Books',
  path: '/books',
  access: 'any',
  title: 'resources.books.name',
  menu: { group: 'settlement', icon: MenuBookOutlinedIcon },
  page: async () => (await import('./BooksPage.tsx')).BooksPage,
});
