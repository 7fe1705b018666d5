/** Ends the waiting for an answer; what it waited for goes on. @throws Error when so many milliseconds are over */
export function within<Result>(answer: Promise<Result>, ms: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
