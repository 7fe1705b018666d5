import type { EnumValue } from '#contract/enums.ts';
import type { Locale } from '#contract/constants.ts';
import type { Address, DealDetails, PaymentDetails } from '#sandbox/core/objects/stored.ts';

/** What a document says on paper. Money in agorot, days `YYYY-MM-DD`. */
export interface PrintedInvoice {
  locale: Locale;
  /** The original is had once, whatever comes after it is a copy. */
  mark: 'original' | 'copy';
  business: {
    name: string;
    /** Registered dealer number. */
    number: string;
    address?: Address | null;
    phone?: string | null;
    email?: string | null;
    /** PNG or JPEG. */
    logo?: Uint8Array;
  };
  invoiceType: EnumValue<'invoiceType'>;
  invoiceNumber: string;
  /** When it was issued: the file is dated with it, so that the same document is the same bytes. */
  issuedAt: Date;
  invoiceDate: string;
  currency: EnumValue<'currency'>;
  invoiceAmount: number;
  vatRate: number;
  vatTotal: number;
  netTotal: number;
  allocationNumber: string | null;
  /** The document that this one credits. */
  origin: Pick<PrintedInvoice, 'invoiceType' | 'invoiceNumber' | 'invoiceDate'> | null;
  subject: string | null;
  consumerName: string | null;
  consumerNationalID: string | null;
  consumerEmail: string | null;
  consumerPhone: string | null;
  dealDetails: Pick<DealDetails, 'consumerAddress' | 'dealDescription' | 'items'>;
  paymentDetails: readonly PaymentDetails[];
}
