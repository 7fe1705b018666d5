import type { MessageKey } from '#contract/messages/he.ts';

/** Why a value is refused: a key of the shared catalogue and what fills its `%{…}` places. */
export interface Fault {
  key: MessageKey;
  values?: Readonly<Record<string, string | number>>;
}

/** Judges one value. @returns undefined when there is nothing to say against it. */
export type Rule<Value> = (value: Value) => Fault | undefined;

export const fault = (key: MessageKey, values?: Fault['values']): Fault => ({ key, ...(values && { values }) });
