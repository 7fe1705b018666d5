import type { OperationResponse } from '#contract/envelope.ts';
import { fieldErrorsOf } from '#src/dataProvider/fieldErrors.ts';
import { apiErrorOf, asksForVoice, withoutCode } from '#src/attempts/apiError.ts';
import { paymentSteps, type StepName } from '#src/wizards/payment/paymentSteps.ts';

/** Approvals by telephone, each of the refusal before it. */
export const approvals = ['creditCardSecureDetails.authNum', 'okNumber'] as const;

/** What a refused payment does to its form. */
export interface AfterRefusal {
  /** What the fields are told: the processor's code names none of them. */
  answer: OperationResponse;
  /** Typed values that must not be sent again unseen: the security code, and an approval the refusal did not ask for. */
  cleared: readonly ('creditCardSecureDetails.cvv' | (typeof approvals)[number])[];
  /** The step with what has to be changed; undefined when no step shows it. */
  step: StepName | undefined;
}

/**
 * Leads to what has to be changed: the card the processor refused, or the first faulty field.
 * @param answer an answer with status error
 * @param steps of the form as it was sent
 */
export function afterRefusal(answer: OperationResponse, steps: readonly StepName[]): AfterRefusal {
  const plain = withoutCode(answer);
  const isOfProcessor = plain.errors?.length !== answer.errors?.length;
  const [faulty] = Object.keys(fieldErrorsOf(plain));
  const home = faulty === undefined ? undefined : paymentSteps.stepOfField(faulty, steps);
  return {
    answer: plain,
    cleared: asksForVoice(apiErrorOf(answer))
      ? ['creditCardSecureDetails.cvv']
      : ['creditCardSecureDetails.cvv', ...approvals],
    step: isOfProcessor && steps.includes('payment') ? 'payment' : home,
  };
}
