import type { OperationResponse } from '#contract/envelope.ts';

/** Why a money call was refused. */
export interface ApiError {
  /** In the server's words, or none. */
  message: string;
  /** The processor's code as three digits; absent when it was not the processor who refused. */
  code?: string;
  /** The stored rejected transaction; of a double the one made before. */
  transactionID?: string;
}

const processorCode = /^\d{1,4}$/;

/** Reads a refusal off an answer with status error (docs/wire.md §1.4: errors[0].code is the processor's code). */
export function apiErrorOf({ message, errors, entityUID }: OperationResponse): ApiError {
  const ofProcessor = errors?.find(({ code = '' }) => processorCode.test(code));
  return {
    // The processor's reason says more than that there was none to be made.
    message: ofProcessor?.description || (message ?? ''),
    ...(ofProcessor?.code !== undefined && { code: ofProcessor.code.padStart(3, '0') }),
    ...(entityUID && { transactionID: entityUID }),
  };
}

/** After these the customer's company may approve by telephone: a number that is typed then (docs/rulings.md). */
export const asksForVoice = ({ code }: ApiError) => code === '003' || code === '004';

/** The same was made minutes ago (docs/rulings.md): nothing was asked of the processor this time. */
export const isDouble = ({ code }: ApiError) => code === '425';

/** The answer without the processor's code, which names no field. */
export function withoutCode(answer: OperationResponse): OperationResponse {
  return { ...answer, errors: answer.errors?.filter(({ code = '' }) => !processorCode.test(code)) ?? [] };
}
