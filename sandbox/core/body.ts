import type { ValidateOptions } from 'yup';
import type { JudgeContext } from '#contract/entities/fields.ts';
import { israelDay } from '#contract/israelDay.ts';
import { faultsOf } from '#contract/rules/yupFaults.ts';
import { invalid } from './apiError.ts';
import type { Call } from './call.ts';

/** A schema of the contract's entities, as far as a body needs it. */
export interface BodySchema<Body> {
  validate(value: unknown, options: ValidateOptions): Promise<Body>;
}

/** How the schemas of requests judge: everything at once. */
export const validationOptions = {
  abortEarly: false,
  stripUnknown: true,
  // Thousands of faults are thousands of stacks, which cost more than all the rest.
  disableStackTrace: true,
} as const;

/**
 * The body of a call as its schema wants it: numbers and flags that came as text are read, unknown keys left out.
 * @param standing what the record that is to be changed says to its judges
 * @throws ApiError 400 that names the wrong fields
 */
export async function readBody<Body>(
  { body, context }: Pick<Call, 'body' | 'context'>,
  schema: BodySchema<Body>,
  standing: Pick<JudgeContext, 'startsOn'> = {},
): Promise<Body> {
  try {
    const today = israelDay(context.clock.now());
    return await schema.validate(body ?? {}, { ...validationOptions, context: { today, ...standing } });
  } catch (error) {
    throw invalid(faultsOf(error).map(({ path, key, values }) => ({ code: path, description: key, values })));
  }
}
