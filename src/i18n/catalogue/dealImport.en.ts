import type { dealImport as hebrew } from './dealImport.he.ts';
import type { CatalogueShape } from './shape.ts';

export const dealImport = {
  dealImport: {
    drop: 'Drop a CSV file here, or choose a file',
    choose: 'Choose file',
    limits: 'At most %{rows} rows and %{size} MB.',
    noCards: 'The file is checked in the browser before it is sent. It must not contain card numbers.',
    template: 'Download template',
    how: 'Start from the template: it has examples and the allowed values. Headings may be in either language.',
    templateName: 'Billing deals template',
    numbering: 'Rows are numbered as in the sheet: the heading is row 1.',
    allowed: 'Allowed: %{words}',
    fractions:
      'In one row VAT is written as a fraction: 0.18 was read as 18%. |||| In %{count} rows VAT is written as a fraction: 0.18 was read as 18%.',
    expects: {
      transactionAmount: 'Example: 1234.50',
      vatRate: 'Percent. Example: 18',
      startAt: 'A day. Example: 31/12/2027',
      endAt: 'A day after the first. Example: 31/12/2027',
      endAtNumberOfPayments: 'A whole number. Example: 12',
      bank: 'The number of the bank. Example: 12',
      bankBranch: 'The number of the branch. Example: 571',
      bankAccount: 'Digits alone. Example: 041116',
      creditCardToken: 'The ID of a saved card, from the customer’s page',
    },
    example: {
      rows: 'Examples. Rows that begin with # are not imported. New rows stand below, or in their place.',
      values: 'Allowed values',
      card: 'ID of the saved card',
      description: 'Monthly membership',
      otherDescription: 'Gym, 12 months',
    },
    made: {
      title: 'Billing deals created',
      all: 'Open all imported billing deals',
    },
    another: 'Choose another file',
    reading: 'The file is being checked:',
    progress: 'Progress of the check',
    rowsRead: 'One row checked |||| %{count} rows checked',
    cancel: 'Cancel the check',
    refused: 'The file cannot be imported',
    broken: 'The check has stopped. Choose the file again.',
    verdict: 'Result of the check',
    figure: {
      rows: 'Rows',
      good: 'Valid',
      faulty: 'With errors',
      repeated: 'Duplicate',
      succeeded: 'Imported',
      failed: 'Not imported',
      known: 'Imported before',
    },
    kind: { faulty: 'Error', repeated: 'Duplicate', good: 'Valid' },
    cards:
      'One row may contain a card number. The file is not sent until the number is removed. |||| %{count} rows may contain a card number. The file is not sent until the numbers are removed.',
    leftOut:
      'One row with errors will not be imported. It can be corrected here below. |||| %{count} rows with errors will not be imported. They can be corrected here below.',
    onlyOnce:
      'One row is the same as one before it and will not be imported twice. |||| %{count} rows are the same as others before them and will not be imported twice.',
    unread: 'Columns that are not imported:',
    checkedFile: 'Download checked file',
    rows: 'Rows of the file',
    row: 'Row %{row}',
    sameAs: 'Same as row %{row}',
    to: 'The billing deals will be created on terminal %{terminal}.',
    send: 'Import one row |||| Import %{count} rows',
    sendFile: 'Import',
    lacksFile: 'Choose a file',
    running: 'The file is being imported to terminal %{terminal}. The page can be left: the import goes on.',
    unknown: {
      whole:
        'The file was sent in full, but it is not known whether it was imported: no response was received. The list of imports shows the rows that were. The file can be sent again: no row is imported twice.',
      part: 'The file was not sent in full. It can be sent again: no row is imported twice.',
    },
    toList: 'Open the list of imports',
    outcome: 'Result of the import',
    again: 'Send one row again |||| Send %{count} rows again',
    insist: 'Import again (one row) |||| Import again (%{count} rows)',
    insisting: {
      title:
        'Import again one row that was imported before? |||| Import again %{count} rows that were imported before?',
      text: 'Another billing deal is created for each row, and the customer is charged twice.',
      agree: 'Import again',
    },
  },
} as const satisfies CatalogueShape<typeof hebrew>;
