/** A value, or the promise of one: whoever has it need not wait. */
export type Awaitable<Value> = Value | Promise<Value>;

/** Goes on at once with a value that is there, so that a request leaves before React draws; else when it has come. */
export function thenAtOnce<Value, Result>(
  value: Awaitable<Value>,
  goOn: (value: Value) => Awaitable<Result>,
): Awaitable<Result> {
  return value instanceof Promise ? value.then((there) => goOn(there)) : goOn(value);
}
