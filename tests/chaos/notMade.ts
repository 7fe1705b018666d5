import { isObject } from '#contract/envelope.ts';

/** What the processor's silence is told by (docs/wire.md). */
const noAnswerCode = '009';

/** A charge that its sender was told is not made, since the processor did not answer. */
export const isNotMade = (body: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(body.errors) && body.errors.some((error: unknown) => isObject(error) && error.code === noAnswerCode);
