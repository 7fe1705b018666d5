import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { approvals } from './form/afterRefusal.ts';
import type { ApiError } from '#src/attempts/apiError.ts';
import type { PaymentFormValues } from './form/paymentForm.ts';
import { refusalSubject } from './form/refusalSubject.ts';

export interface RefusalState {
  /** Why the last sending was refused, as long as it is still about what stands in the form. */
  refusal: ApiError | undefined;
  tell: (refusal: ApiError | undefined) => void;
}

/** Keeps why a sending was refused until what it is about has changed: what was typed for it is for nothing else. */
export function useRefusal({ watch, getValues, setValue }: UseFormReturn<PaymentFormValues>): RefusalState {
  const [refusal, tell] = useState<ApiError>();
  useEffect(
    function forgetWithItsSubject() {
      if (!refusal) return undefined;
      const subject = refusalSubject(getValues());
      const subscription = watch(() => {
        if (refusalSubject(getValues()) === subject) return;
        subscription.unsubscribe();
        tell(undefined);
        for (const field of approvals) setValue(field, '');
      });
      return () => subscription.unsubscribe();
    },
    [refusal, watch, getValues, setValue],
  );
  return { refusal, tell };
}
