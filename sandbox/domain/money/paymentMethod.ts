import type { CardRequest } from '#contract/entities/requestParts.ts';
import type { EnumValue } from '#contract/enums.ts';
import { parseDay } from '#contract/query.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { BankTransferDetails } from '#sandbox/core/objects/stored.ts';
import { noMaskedCard } from '#sandbox/db/schema/columns.ts';
import { type CardColumns, requireCardDetails, savedCard } from './card.ts';
import { withoutEmpty } from './deal.ts';
import { keptCard } from './keptCard.ts';
import type { PayingTerminal } from './terminal.ts';

type Maybe<Value> = Value | null | undefined;

/** What a request may pay with. */
export interface PaymentMethodRequest {
  creditCardSecureDetails?: Maybe<CardRequest>;
  creditCardToken?: Maybe<string>;
  bankTransferDetails?: Maybe<{
    bank: number;
    bankBranch: number;
    bankAccount: string;
    dueDate?: Maybe<string>;
    reference?: Maybe<string>;
  }>;
  pinPad?: Maybe<boolean>;
  pinPadDeviceID?: Maybe<string>;
  initialJ5TransactionID?: Maybe<string>;
  cardOwnerName?: Maybe<string>;
  cardOwnerNationalID?: Maybe<string>;
  cardPresence?: Maybe<EnumValue<'cardPresence'>>;
  okNumber?: Maybe<string>;
}

/** What pays, as columns of the row. */
export interface PaymentMethod {
  columns: CardColumns & {
    creditCardToken: string | null;
    bankTransferDetails: BankTransferDetails | null;
    pinPadDeviceID: string | null;
    paymentTypeEnum: 'card' | 'bank';
    cardPresence: EnumValue<'cardPresence'>;
    documentOrigin: EnumValue<'documentOrigin'>;
    okNumber: string | null;
  };
  /** The number of a typed card, in memory only. */
  cardNumber?: string;
  /** The customer of a saved card. */
  payer: string | null;
}

const names = [
  'creditCardSecureDetails',
  'creditCardToken',
  'bankTransferDetails',
  'pinPad',
  'initialJ5TransactionID',
] as const;
type PaymentMethodName = (typeof names)[number];

// spec gap: which ways to pay there are, and that one is enough.
/** The one way to pay that is given. @throws ApiError 400 when it is none or several */
function chosenPaymentMethod(asked: PaymentMethodRequest): PaymentMethodName {
  const given = names.filter((name) => Boolean(asked[name]));
  const [first] = given;
  if (first === undefined) throw invalid([{ code: 'creditCardSecureDetails', description: 'Required' }]);
  if (given.length === 1) return first;
  throw invalid(given.map((code) => ({ code, description: 'PaymentMethodMustBeOne' })));
}

/** The device that will read the card; the only one need not be named. @throws ApiError 400 */
function deviceOf({ devices }: PayingTerminal, asked: Maybe<string>): string {
  if (devices.length === 0) throw invalid([{ code: 'pinPad', description: 'NoPinpad' }]);
  const wanted = asked ?? (devices.length === 1 ? devices[0]?.deviceID : undefined);
  if (!wanted) throw invalid([{ code: 'pinPadDeviceID', description: 'Required' }]);
  const device = devices.find(({ deviceID }) => deviceID === wanted);
  if (!device) throw invalid([{ code: 'pinPadDeviceID', description: 'Invalid' }]);
  return device.deviceID;
}

function transferOf({ dueDate, reference, ...account }: NonNullable<PaymentMethodRequest['bankTransferDetails']>) {
  const day = dueDate ? parseDay(dueDate.slice(0, 10)) : undefined;
  if (dueDate && day === undefined) throw invalid([{ code: 'bankTransferDetails.dueDate', description: 'Invalid' }]);
  return { ...account, ...withoutEmpty({ dueDate: day, reference }) };
}

/**
 * What a request pays with.
 * @throws ApiError 400 that names the field, 404 for a saved card that the merchant does not have
 */
export async function paymentMethodOf(
  call: Call,
  terminal: PayingTerminal,
  asked: PaymentMethodRequest,
  { isCharge }: { isCharge: boolean },
): Promise<PaymentMethod> {
  const chosen = chosenPaymentMethod(asked);
  const columns: PaymentMethod['columns'] = {
    ...noMaskedCard,
    creditCardToken: null,
    bankTransferDetails: null,
    pinPadDeviceID: null,
    paymentTypeEnum: 'card',
    cardPresence: asked.cardPresence ?? 'cardNotPresent',
    documentOrigin: 'UI',
    okNumber: asked.okNumber || null,
  };
  const card = asked.creditCardSecureDetails;
  if (chosen === 'creditCardSecureDetails' && card) {
    const cardPresence = card.cardReaderInput ? 'regular' : columns.cardPresence;
    if (isCharge) requireCardDetails(terminal, card, cardPresence === 'regular');
    return {
      columns: {
        ...columns,
        ...keptCard(card),
        cardPresence,
        okNumber: columns.okNumber ?? (card.authNum || null),
      },
      cardNumber: card.cardNumber,
      payer: null,
    };
  }
  if (chosen === 'creditCardToken' && asked.creditCardToken) {
    const saved = await savedCard(call, asked.creditCardToken);
    return {
      columns: { ...columns, ...saved.columns, creditCardToken: saved.creditCardToken },
      payer: saved.consumerID,
    };
  }
  if (chosen === 'bankTransferDetails' && asked.bankTransferDetails) {
    const bankTransferDetails = transferOf(asked.bankTransferDetails);
    return { columns: { ...columns, bankTransferDetails, paymentTypeEnum: 'bank' }, payer: null };
  }
  if (chosen === 'initialJ5TransactionID') return { columns, payer: null };
  return {
    columns: {
      ...columns,
      pinPadDeviceID: deviceOf(terminal, asked.pinPadDeviceID),
      cardOwnerName: asked.cardOwnerName || null,
      cardOwnerNationalID: asked.cardOwnerNationalID || null,
      cardPresence: 'regular',
      documentOrigin: 'device',
    },
    payer: null,
  };
}
