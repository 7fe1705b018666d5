import { maskNumbers, maskTracks } from '#src/dataProvider/http/cardText.ts';
import { isSecretName } from '#src/dataProvider/http/secretNames.ts';

/** Stands where a secret was. */
export const removed = '[removed]';

/** Longer texts are cut: nobody reads them in a report. */
const longestText = 20_000;

const tokens = /eyJ[\w-]{5,}(?:\.[\w-]+){1,4}|bearer[\s+]+[\w\-.~+/]{6,}=*|\b(?:basic|digest)\s+[\w\-.~+/]{12,}=*/gi;

const quoted = String.raw`"(?:[^"\\]|\\.)*"|\\+"[^"\\]*\\+"|'[^']*'`;
const value = String.raw`(?:${quoted}|\[[^\]]*\]|\{[^}]*\}|[^\s,;&"'}\])]+(?:\s+[\w\-.~+/]{12,}=*)?)`;
/** A name, with quotes or without, and what is said of it: of headers, addresses, forms, JSON, logs. */
const assignments = new RegExp(
  String.raw`([A-Za-zא-ת][\w\u05d0-\u05ea\u05f3\u05f4.\- ]{0,60})([\]"'\\]*\s*(?:=>|[:=])\s*)(${value})`,
  'g',
);

/** Words for security codes and identity numbers that are followed by the number itself. */
const spoken =
  /(\b(?:cvv2?|cvc2?|csc|security code|national id|id number)\b|קוד (?:ה)?אבטחה|ת["״]?ז|תעודת (?:ה)?זהות)(\D{1,12})\d{3,9}(?!\d)/gi;

function scrubPlain(text: string): string {
  const named = text
    .replace(tokens, removed)
    .replace(assignments, (whole, name: string, between: string) =>
      isSecretName(name) ? name + between + removed : whole,
    )
    .replace(spoken, `$1$2${removed}`);
  return maskNumbers(maskTracks(named, removed), removed);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Removes secrets from a text that is no JSON: by the names beside them and by what they look like. */
export function scrubText(text: string): string {
  const cut = text.slice(0, longestText);
  const scrubbed = scrubPlain(cut);
  if (!/%[\da-f]{2}/i.test(cut)) return scrubbed;
  // What is encoded is judged decoded too, and stays decoded where that shows a secret.
  const decoded = decode(scrubbed);
  const again = scrubPlain(decoded);
  return again === decoded ? scrubbed : again;
}
