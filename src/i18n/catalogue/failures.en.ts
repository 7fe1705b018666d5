import type { CatalogueShape } from './shape.ts';
import type { failures as hebrew } from './failures.he.ts';

export const failures = {
  failure: {
    again: {
      seconds: 'Server Error. Try again in one second |||| Server Error. Try again in %{smart_count} seconds',
      minutes: 'Server Error. Try again in one minute |||| Server Error. Try again in %{smart_count} minutes',
    },
    words: 'Some names did not load; codes are shown in their place.',
    part: 'This part of the page did not load.',
    screen: { title: 'This screen can not be shown', text: 'Showing the screen failed. Try again or contact support.' },
    settings: {
      title: 'Settings could not be loaded',
      text: 'The terminal list did not load. Check the connection and try again.',
    },
  },
} as const satisfies CatalogueShape<typeof hebrew>;
