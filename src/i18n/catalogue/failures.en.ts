import type { CatalogueShape } from './shape.ts';
import type { failures as hebrew } from './failures.he.ts';

export const failures = {
  failure: {
    again: {
      seconds: 'System error. Try again in one second |||| System error. Try again in %{smart_count} seconds',
      minutes: 'System error. Try again in one minute |||| System error. Try again in %{smart_count} minutes',
    },
    words: 'Some names did not load; codes are shown in their place.',
    part: 'This part of the page did not load.',
    screen: { title: 'This screen cannot be shown', text: 'Showing the screen failed. Try again or contact support.' },
    settings: {
      title: 'The system data could not be loaded',
      text: 'The terminal list did not load. Check the connection and try again.',
    },
  },
} as const satisfies CatalogueShape<typeof hebrew>;
