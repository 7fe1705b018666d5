import type { masav as hebrew } from './masav.he.ts';
import type { CatalogueShape } from './shape.ts';

/** Words of Masav files: what is done with them and with their rows. */
export const masav = {
  masavFile: {
    file: 'Masav file %{id}',
    institution: 'Institution',
    state: {
      open: 'Rows can be removed until the download',
      locked: 'Downloaded: its rows are locked',
      answered: 'The bank has answered',
      allPaid: 'All charges were paid',
      someReturned: 'One charge was returned |||| %{count} charges were returned',
    },
    brief: { open: 'Not downloaded', locked: 'Downloaded' },
    answer: { paid: 'Paid', returned: 'Returned' },
    paid: 'Paid',
    returned: 'Returned',
    charges: 'One charge |||| %{count} charges',
    valueDate: 'Value date',
    generate: {
      action: 'Create file',
      title: 'Add one transaction to a Masav file? |||| Add %{count} transactions to a Masav file?',
      text: 'The file contains all charges of bank accounts of the terminal that are in no file yet, with the current bank details of billing deals and customers.',
      done: 'One transaction added to the file |||| %{count} transactions added to the file',
      notDone: 'One transaction was not added |||| %{count} transactions were not added',
    },
    hindrance: {
      NotFound: 'The transaction was not found',
      AlreadyInFile: 'The transaction is already in another file',
      NoPayer: 'The transaction belongs to no customer and no billing deal',
      NoBankAccount: 'Neither the customer nor the billing deal has a bank account',
      BankAccountInvalid: 'The bank account is not valid',
      NationalIdMissing: 'The customer has no national ID',
      NationalIdInvalid: 'The national ID of the customer is not valid',
      NotAnIlsDebit: 'A Masav file contains charges in ILS only',
      MasavFileLocked: 'The file was downloaded: its rows are locked',
    },
    doubt: {
      account: 'The account number may be wrong: its check digit does not match',
      double: 'A charge of the same amount to the same account is already included',
    },
    download: {
      action: 'Download file',
      again: 'Download again',
      title: 'Download the file?',
      text: 'Once it is downloaded, its rows can no longer be removed.',
      done: 'The file was downloaded and its rows are locked',
    },
    remove: {
      action: 'Remove from file',
      title: 'Remove one row from the file? |||| Remove %{count} rows from the file?',
      text: 'The transactions wait for the next file.',
      done: 'One row removed |||| %{count} rows removed',
      notDone: 'One row was not removed |||| %{count} rows were not removed',
      hindrance: { MovedOn: 'Has changed meanwhile', NotFound: 'The row is no longer in the file' },
    },
  },
} as const satisfies CatalogueShape<typeof hebrew>;
