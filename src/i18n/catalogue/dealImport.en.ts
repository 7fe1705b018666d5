import type { dealImport as hebrew } from './dealImport.he.ts';
import type { CatalogueShape } from './shape.ts';

export const dealImport = {
  dealImport: {
    drop: 'Drop a CSV file here, or choose a file',
    choose: 'Choose file',
    limits: 'At most %{rows} rows and %{size} MB.',
    noCards: 'The file is checked in the browser before it is sent. It must not contain card numbers.',
    template: 'Download template',
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
      'One row may contain a card number. The file is not sent: remove the number and choose the file again. |||| %{count} rows may contain a card number. The file is not sent: remove the numbers and choose the file again.',
    leftOut:
      'One row with errors will not be imported. It can be corrected, and the file chosen again. |||| %{count} rows with errors will not be imported. They can be corrected, and the file chosen again.',
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
