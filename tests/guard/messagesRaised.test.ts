import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '#contract/messages/en.ts';
import { isSpecMessage } from './specMessages.ts';
import { root, withoutComments } from './sources.ts';

/** Where a text of the specification reaches a person: a file, and what in it raises the text; absent = its key. */
type Place = readonly [file: string, by?: string];

const fields = 'contract/entities/fields.ts';
const requestParts = 'contract/entities/requestParts.ts';
const dealFaults = 'src/fields/deal/dealFaults.ts';

const raisedIn: Readonly<Record<string, Place>> = {
  Required: ['contract/entities/locale.ts', 'required'],
  Invalid: ['contract/parseQuery.ts'],
  IsraeliNationalIdMustBeValid: [fields, 'judgeText(nationalId)'],
  EmailMustBeValid: [fields, 'judgeText(email)'],
  MustBeInRange: ['contract/entities/linkRequest.ts', 'inRange('],
  MustBeLessThanCharacters: [fields, 'maxLength(max)'],
  MustBeBetweenCharacters: [dealFaults, 'stringLength(3, 50)'],
  MustBeExactlyCharacters: ['contract/rules/cvc.ts', 'lengthFault(only, only)'],
  MustBeBiggerThan: [fields, 'biggerThan(0)'],
  MustBeLessThan: [fields, 'lessThan('],
  AllowedPrecision: [fields, 'precision(2)'],
  OnlyPositiveNumbersAreAllowed: [fields, 'positiveOnly(value)'],
  OnlyNumbersAreAllowed: ['src/list/filters/SpecialControl.tsx'],
  PercentageMustBeLessThan100: [dealFaults, 'discountPercentage('],
  SelectionLimit: ['src/list/selection/useSelection.ts'],
  OnlyImagesAreAllowed: ['src/resources/terminals/useTerminalFile.ts'],
  OnlyCssFilesAreAllowed: ['src/resources/terminals/useTerminalFile.ts'],
  MaxFileSize: ['src/resources/terminals/useTerminalFile.ts'],
  OnlyCsvFilesAreAllowed: ['src/resources/importBillingDeals/validation/validateFile.ts'],
  EndDateLaterStart: ['src/fields/taxReport/ReportDialog.tsx'],
  CreditCardHasExpired: [fields, 'expiry(text, today)'],
  InvalidCardNumber: [requestParts],
  InvalidExpirationDate: [fields],
  PaymentTypesSumMustEqualInvoice: ['src/fields/payments/paymentFaults.ts', 'paymentLinesFault('],
  ChequesSumExceedsInvoice: ['src/fields/payments/paymentFaults.ts', 'paymentLinesFault('],
  MultiplePaymentsNotAllowed: ['src/fields/payments/paymentFaults.ts', 'paymentLinesFault('],
  OnlyIlsInvoices: ['src/fields/invoice/DocumentFields.tsx'],
  ConsumerEmailIsRequired: [dealFaults],
  ConsumerNameIsRequired: [dealFaults],
  CanNotImportCustomerWithoutEmail: ['contract/import/judgeRow.ts'],
  CanNotSaveCheckForm: ['src/forms/FormFault.tsx'],
  AnErrorOccurred: ['src/app/shell/standalone/FrameErrorBoundary.tsx'],
  ServerErrorTryAgainLater: ['src/dataProvider/failure.ts'],
  CouldNotCreateTransaction: ['src/wizards/payment/ErrorNotice.tsx'],
  SomethingWentWrong: ['src/actions/many/outcomes.ts'],
  CouldNotCreateInvoice: ['src/resources/invoices/InvoiceNotes.tsx'],
  CardTokenDeleted: ['src/resources/billingDeals/form/DealFields.tsx'],
  CouldNotQueueTransactions: ['src/fields/transmission/transmitActions.ts'],
  CanNotCopyToClipboard: ['src/ui/useCopy.ts'],
  SessionExpired: ['src/app/session/SessionEndCard.tsx'],
  NoAvailableTerminals: ['src/app/shell/standalone/NoTerminalsCard.tsx'],
  SystemIsNotReadyToUse: ['src/app/shell/standalone/NoTerminalsCard.tsx'],
  TerminalNotSelected: ['sandbox/domain/invoicing/importing.ts'],
  CreatedSuccessfully: ['sandbox/noun/save.ts'],
  SuccessfullySaved: ['sandbox/noun/save.ts'],
  InvoiceSent: ['sandbox/resources/invoices/resend.ts'],
  InvoiceCancelled: ['sandbox/resources/invoices/cancel.ts'],
  TransactionTransmitted: ['sandbox/resources/transmissions/transmit.ts'],
  CopiedToClipboard: ['src/ui/useCopy.ts'],
  QueuedTransactions: ['src/fields/transmission/transmitActions.ts'],
};

/** Texts that nothing raises, by the ruling that says why. */
const neverRaised: Readonly<Record<string, string>> = {
  AddressIsRequired: '**"Address is required"**',
};

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const specified = Object.entries(en).flatMap(([key, text]) => (isSpecMessage(text) ? [key] : []));

describe('a text of the specification', () => {
  it('is raised somewhere, or a ruling says why never', () => {
    expect([...Object.keys(raisedIn), ...Object.keys(neverRaised)].toSorted()).toEqual(specified.toSorted());
  });

  it.each(Object.entries(raisedIn))('%s is raised where it is meant', (key, [file, by = key]) => {
    expect(withoutComments(read(file))).toContain(by);
  });

  it.each(Object.entries(neverRaised))('%s has its ruling', (_, ruling) => {
    expect(read('docs/rulings.md')).toContain(ruling);
  });
});
