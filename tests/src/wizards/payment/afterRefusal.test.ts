import { describe, expect, it } from 'vitest';
import type { OperationResponse } from '#contract/envelope.ts';
import { afterRefusal } from '#src/wizards/payment/form/afterRefusal.ts';
import type { StepName } from '#src/wizards/payment/paymentSteps.ts';

const steps: readonly StepName[] = ['deal', 'payment', 'confirm'];
const refused = (...errors: NonNullable<OperationResponse['errors']>): OperationResponse => ({
  status: 'error',
  message: 'no',
  errors,
});
const all = ['creditCardSecureDetails.cvv', 'creditCardSecureDetails.authNum', 'okNumber'];

describe('after a refusal', () => {
  it.each<[string, OperationResponse, StepName | undefined, readonly string[]]>([
    ['of the processor: the card', refused({ code: '006', description: 'declined' }), 'payment', all],
    ['that asks for a voice approval: it is typed', refused({ code: '3' }), 'payment', ['creditCardSecureDetails.cvv']],
    ['of a field: its step', refused({ code: 'dealDetails.consumerName', description: 'long' }), 'payment', all],
    ['of the amount', refused({ code: 'transactionAmount', description: 'low' }), 'deal', all],
    ['of a field no step shows: stays', refused({ code: 'origin', description: 'x' }), undefined, all],
    ['without a reason: stays', refused(), undefined, all],
  ])('%s', (_, answer, step, cleared) => {
    expect(afterRefusal(answer, steps)).toMatchObject({ step, cleared });
  });

  it('tells the fields nothing of the processor code', () => {
    expect(afterRefusal(refused({ code: '006', description: 'declined' }), steps).answer.errors).toEqual([]);
  });

  it('a form of one step has no other to lead to', () => {
    expect(afterRefusal(refused({ code: '006' }), ['all']).step).toBeUndefined();
  });
});
