import { beforeAll, describe, expect, it } from 'vitest';
import { locales, type Locale } from '#contract/constants.ts';
import { withMessages } from '#src/i18n/laterWords.ts';
import { createI18nProvider } from '#src/i18n/i18nProvider.ts';
import { lostCreations, sendingFaults, unresolved } from './faults.ts';

/** What a person reads of what went wrong, word for word. */
const texts: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  ServerErrorTryAgainLater: {
    'he-IL': 'שגיאת שרת. יש לנסות שוב מאוחר יותר',
    'en-IL': 'Server Error. Try again later',
  },
  SomethingWentWrong: { 'he-IL': 'משהו השתבש', 'en-IL': 'Something went wrong' },
  CouldNotCreateTransaction: { 'he-IL': 'יצירת העסקה נכשלה', 'en-IL': 'Could not create transaction' },
  SessionExpired: { 'he-IL': 'תוקף החיבור פג', 'en-IL': 'Session has expired' },
  NotFound: { 'he-IL': 'לא נמצא', 'en-IL': 'Not found' },
  'failure.again.seconds': {
    'he-IL': 'שגיאת שרת. יש לנסות שוב בעוד 12 שניות',
    'en-IL': 'System error. Try again in 12 seconds',
  },
  [unresolved]: {
    'he-IL': 'העסקה לא בוצעה. ניתן לשלוח אותה שוב, והיא תבוצע פעם אחת בלבד.',
    'en-IL': 'The transaction was not made. It can be sent again; it will happen once only.',
  },
};
const ownLetters: Readonly<Record<Locale, RegExp>> = { 'he-IL': /^[^A-Za-z]+$/, 'en-IL': /^[^א-ת]+$/ };

/** The server's own words are in no catalogue, and are told as they come. */
const isServers = (key: string) => key.startsWith('Lo-');
const told = Object.values(sendingFaults).flatMap((fault) => fault.told.map((key) => [key, fault.values] as const));

describe.each(locales)('what is said of a failure, in %s', (locale) => {
  let say: (key: string, values?: object) => string;
  beforeAll(async () => {
    await Promise.all([withMessages(Promise.resolve()), withMessages(Promise.resolve())]);
    say = (await createI18nProvider({ initialLocale: locale, fallbackLocale: locale })).translate;
  });

  it('is what the language says', () => {
    const spoken = [...told.filter(([key]) => !isServers(key)), [unresolved, undefined] as const];
    for (const [key, values] of spoken) expect([key, say(key, values)]).toEqual([key, texts[key]?.[locale]]);
  });

  it("is the server's text, where it has said one", () => {
    const servers = told.filter(([key]) => isServers(key));
    expect(servers.length).toBeGreaterThan(0);
    for (const [key] of servers) expect(say(key, { _: key })).toBe(key);
  });

  it('names each thing that may have been made, in its own letters', () => {
    const said = lostCreations.map((key) => say(key));
    expect(new Set(said).size).toBe(lostCreations.length);
    for (const text of said) expect(text).toMatch(ownLetters[locale]);
  });
});
