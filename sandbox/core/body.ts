import type { AnyObjectSchema, InferType } from 'yup';
import { israelDay } from '#contract/israelDay.ts';
import { faultsOf } from '#contract/rules/yupFaults.ts';
import { invalid } from './apiError.ts';
import type { Call } from './call.ts';

/**
 * The body of a call as its schema wants it: numbers and flags that came as text are read, unknown keys left out.
 * @throws ApiError 400 that names each wrong field
 */
export async function readBody<Schema extends AnyObjectSchema>(
  { body, context }: Pick<Call, 'body' | 'context'>,
  schema: Schema,
): Promise<InferType<Schema>> {
  try {
    return await schema.validate(body ?? {}, {
      abortEarly: false,
      stripUnknown: true,
      context: { today: israelDay(context.clock.now()) },
    });
  } catch (error) {
    throw invalid(faultsOf(error).map(({ path, key, values }) => ({ code: path, description: key, values })));
  }
}
