import { useEffect, useEffectEvent } from 'react';
import type { FieldPath } from 'react-hook-form';
import { usePaymentForm } from './paymentContext.ts';
import type { PaymentFormValues } from './form/paymentForm.ts';

/** Begins a step at the field that people type first; a field that is not there leaves the focus to the heading. */
export function useStartField(name: FieldPath<PaymentFormValues> | undefined): void {
  const { setFocus } = usePaymentForm();
  const begin = useEffectEvent(() => name && setFocus(name));
  useEffect(function beginAtField() {
    begin();
  }, []);
}
