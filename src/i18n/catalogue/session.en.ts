import type { session as hebrew } from './session.he.ts';
import type { CatalogueShape } from './shape.ts';

export const session = {
  session: {
    reload: 'Load the page',
    goingOn: 'This happens by itself in a few seconds.',
    waiting: 'Press the button to continue.',
    again: 'Signing in failed several times in a row. Try again, or sign out and contact support.',
    expired: { text: 'Sign in again to return to the same place.' },
    signedOut: { title: 'Signed out', text: 'Sign in again to go on.' },
    otherPerson: {
      title: 'Someone else signed in',
      text: 'Someone else signed in in another tab of this browser. The page will load for them.',
    },
    idle: {
      title: 'Signed out because of inactivity',
      text: 'Sign in again to return to the same place.',
      prompt: 'Your session is about to end',
      question: 'Nothing has been done for a while. Go on?',
      left: 'One second left |||| %{smart_count} seconds left',
      renew: 'Extend the session',
    },
  },
} as const satisfies CatalogueShape<typeof hebrew>;
