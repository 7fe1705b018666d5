import type { SandboxMessages } from './he.ts';

/** English texts that only the sandbox speaks. */
export const en = {
  DeletedSuccessfully: 'Deleted Successfully',
  RestoredSuccessfully: 'Restored Successfully',
  ChangedMeanwhile: 'The record was changed meanwhile. Your changes have not been saved',
  AlreadyDeleted: 'It has been deleted already',
  ItemUsedByDeal: 'An active billing deal uses this item',
  ItemsDeleted: 'One item deleted |||| %{smart_count} items deleted',
  ItemsPartlyDeleted: 'Deleted: %{deleted}. Not deleted: %{failed}',
  CardNotSaved: 'The card has not been saved',
  SavedCardsNotOffered: 'This terminal does not offer saved cards',
  ExpirationMustBeLater: 'The new expiration must be later than the present one',
  NotTheSameCard: 'The number belongs to another card',
  NoInvoicingIntegration: 'This terminal is not connected to an invoicing provider',
  CustomersImported: 'One customer imported |||| %{smart_count} customers imported',
  ItemsImported: 'One item imported |||| %{smart_count} items imported',
  CategoriesImported: 'One category imported |||| %{smart_count} categories imported',
} as const satisfies SandboxMessages;
