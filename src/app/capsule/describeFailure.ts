import type { CapsuleFailure } from '#contract/capsule/capsule.ts';

/** Sentences of JavaScript's own, which quote nothing but names of the source. */
const ownSentences = [
  /^Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '\w{1,60}'\)$/,
  /^[\w.]{1,80} is not (?:a function|a constructor|iterable|defined)$/,
  /^Maximum update depth exceeded\b/,
  /^Failed to fetch(?: dynamically imported module)?\b/,
];
const ownNames = ['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'CallFailure', 'AbortError'];

/** Places of a stack that are told. */
const mostPlaces = 20;

/** Where the code stood: file, line and column, without the names of functions and whatever else a stack quotes. */
function placesOf(stack: string): string[] {
  const found = stack.matchAll(/\/((?:assets|src)\/[\w\-./]{1,100}\.(?:js|tsx?))(?:\?[^:\s]*)?:(\d{1,7}):(\d{1,7})/g);
  return [...found].slice(0, mostPlaces).map(([, file, line, column]) => `${file}:${line}:${column}`);
}

const sentenceOf = (message: string) => {
  for (const sentence of ownSentences) {
    const [found] = sentence.exec(message) ?? [];
    if (found !== undefined) return found;
  }
  return undefined;
};

/** What a capsule keeps of an error: its class, the engine's own sentence, places in our files. */
export function describeFailure(error: unknown, issueId?: string): CapsuleFailure | undefined {
  const issue = issueId !== undefined && /^[\da-f-]{32,36}$/i.test(issueId) && { issueId };
  if (!(error instanceof Error)) return issue ? issue : undefined;
  const message = sentenceOf(error.message);
  return {
    ...issue,
    name: ownNames.find((name) => name === error.name) ?? 'Error',
    ...(message !== undefined && { message }),
    stack: placesOf(error.stack ?? ''),
  };
}
