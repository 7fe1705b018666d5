import type { capsule as hebrew } from './capsule.he.ts';
import type { CatalogueShape } from './shape.ts';

export const capsule = {
  capsule: {
    ask: 'File for support',
    title: 'File for support',
    text: 'The file shows support this page just as it is, without personal details. Nothing is sent from here: the file is saved on this device, and can be sent to support.',
    goes: 'What goes into the file',
    stays: 'What never does',
    never:
      'Card numbers, tokens and passwords, names, ID numbers, addresses, telephone numbers, e-mail, bank account details and any free text. In their place stands the name of the field alone, such as ‹consumerName›.',
    part: {
      page: 'Address of the page, and the time',
      failure: 'The failure: its kind and its place in the code',
      visited: 'One page before |||| %{smart_count} pages before',
      calls: 'One call to the server, and its answer |||| %{smart_count} calls to the server, and their answers',
      failedCalls:
        'One call to the server, failed: %{failed} |||| %{smart_count} calls to the server, failed: %{failed}',
      person: 'Role and terminal, without a name',
      browser: 'Version %{version}, browser, language and screen size',
    },
    save: 'Save the file',
    saved: 'The file %{file} has been saved.',
  },
} satisfies CatalogueShape<typeof hebrew>;
