import type { CapsuleFailure } from '#contract/capsule/capsule.ts';
import { isFieldName } from '#contract/capsule/fieldNames.ts';

/** Whether a property belongs to the language or the contract, and so is nobody's name. */
const isOwnName = (name: string) =>
  isFieldName(name) || name in Array.prototype || name in String.prototype || name in Object.prototype;

/** Sentences of the engine's own, which quote nothing but the source. */
const ownSentences = [
  /^Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '/,
  /^[a-zA-Z_$.]{1,80} is not (?:a function|a constructor|iterable|defined)$/,
  /^Maximum update depth exceeded\b/,
];
const ownErrors = [TypeError, ReferenceError, RangeError, SyntaxError];

/** Places of a stack that are told. */
const mostPlaces = 20;

/** Where the code stood: file, line and column, without the names of functions and whatever else a stack quotes. */
function placesOf(stack: string): string[] {
  const found = stack.matchAll(/\/((?:assets|src)\/[\w\-./]{1,100}\.(?:js|tsx?))(?:\?[^:\s]*)?:(\d{1,7}):(\d{1,7})/g);
  return [...found].slice(0, mostPlaces).map(([, file, line, column]) => `${file}:${line}:${column}`);
}

/** The engine's own sentence; a property that it names only where that is nobody's. */
function sentenceOf({ message }: Error): string | undefined {
  const [sentence] = ownSentences.flatMap((one) => one.exec(message)?.[0] ?? []);
  if (!sentence?.endsWith("'")) return sentence;
  const [name = ''] = /^[^']*/.exec(message.slice(sentence.length)) ?? [];
  return `${sentence}${isOwnName(name) ? name : '…'}')`;
}

/** What a capsule keeps of an error: its class, the engine's own sentence, places in our files. */
export function describeFailure(error: unknown, issueId?: string): CapsuleFailure | undefined {
  const issue = issueId !== undefined && /^[\da-f-]{32,36}$/i.test(issueId) && { issueId };
  if (!(error instanceof Error)) return issue || undefined;
  const own = ownErrors.find((kind) => error instanceof kind);
  const message = own && sentenceOf(error);
  return {
    ...issue,
    name: own?.name ?? 'Error',
    ...(message !== undefined && { message }),
    stack: placesOf(error.stack ?? ''),
  };
}
