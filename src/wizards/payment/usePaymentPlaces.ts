import { useState } from 'react';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { chooseCurrency, useSystemCurrency } from '#src/settings/currency.tsx';
import type { Currency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import type { PaymentPlace, PaymentFormValues } from './form/paymentForm.ts';
import { useDevices } from './paymentMethod/useDevices.ts';
import { initialValues, type PaymentWizardOptions } from './start/initialValues.ts';
import { quickStart } from './start/quickStart.ts';

/** The values a wizard that moves money begins with on a terminal; they stay those of its first draw. */
export function useInitialValues(
  { kind, quick, start }: Pick<PaymentWizardOptions, 'kind' | 'quick' | 'start'>,
  terminal: Terminal,
): PaymentFormValues {
  const { currency } = useSystemCurrency();
  const [initial] = useState(() => {
    const values = initialValues(kind, quick ? quickStart(start) : start, terminal, currency);
    // A quick charge shows nothing of a document, and so makes none.
    return quick ? { ...values, issueInvoice: false } : values;
  });
  return initial;
}

export interface PaymentPlaces {
  /** The currency of the deal as its values stand. */
  currencyOf: (values: PaymentFormValues) => Currency;
  /** What the mappers need besides the values. */
  placeOf: (values: PaymentFormValues) => PaymentPlace;
}

/** What a payment on a terminal depends on besides its values: currencies, language and devices. */
export function usePaymentPlaces(terminal: Terminal): PaymentPlaces {
  const locale = useCurrentLocale();
  const { currencies } = useSettings();
  const devices = useDevices(terminal);
  const currencyOf = (values: PaymentFormValues) => chooseCurrency(currencies, values.currency);
  return {
    currencyOf,
    placeOf: (values) => ({ terminal, currency: currencyOf(values).code, locale, devices }),
  };
}
