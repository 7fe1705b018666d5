import type { capsule as hebrew } from './capsule.he.ts';
import type { CatalogueShape } from './shape.ts';

export const capsule = {
  capsule: {
    ask: 'File for support',
    title: 'File for support',
    text: 'The file shows support this page just as it is, without personal details. Nothing is sent from here: the file is saved, and can be sent to support.',
    goes: 'What goes into the file',
    stays: 'What never does',
    never:
      'Card numbers, passwords and access codes, names, ID numbers, addresses, telephone numbers, email addresses, bank account details and any free text. In their place stands the name of the field alone, such as ‹consumerName›.',
    part: {
      page: 'Address of the page, and the time',
      failure: 'The failure: its kind and its place in the code',
      visited: 'One page before |||| %{smart_count} pages before',
      calls:
        'What the page asked and was answered: once |||| What the page asked and was answered: %{smart_count} times',
      failedCalls:
        'What the page asked and was answered: once, failed %{failed} |||| What the page asked and was answered: %{smart_count} times, failed %{failed}',
      person: 'Role and terminal, without a name',
      browser: 'Version %{version}, browser, language and screen size',
    },
    save: 'Save the file',
    saved: 'The file %{file} has been saved.',
  },
} satisfies CatalogueShape<typeof hebrew>;
