import { describe, expect, it } from 'vitest';
import { locales } from '#contract/constants.ts';
import type { Row } from '#contract/envelope.ts';
import { createI18nProvider } from '#src/i18n/i18nProvider.ts';
import { createFieldFormatter } from '#src/meta/format/formatField.ts';
import { scheduleSentence, type ScheduleWords } from '#src/meta/format/scheduleSentence.ts';
import { context } from '#tests/src/list/sampleMeta.ts';

const forEver = { startAtType: 'today', startAt: null, endAtType: 'never', endAt: null, endAtNumberOfPayments: null };
const monthly = { ...forEver, repeatPeriodType: 'monthly', repeatPeriod: 1 };
const until = (day: string) => ({ endAtType: 'specifiedDate', endAt: `${day}T00:00:00` });
const from = (day: string) => ({ startAtType: 'specifiedDate', startAt: `${day}T00:00:00` });
const times = (count: number) => ({ endAtType: 'afterNumberOfPayments', endAtNumberOfPayments: count });
/** A deal that has been charged, as a list has it. */
const charged = { currentDeal: 3, nextScheduledTransaction: '2026-12-05T00:00:00' };
const unknownDay = { currentDeal: 3, nextScheduledTransaction: '2027-02-28T00:00:00' };

const say: Record<string, ScheduleWords> = {};
for (const locale of locales) {
  const provider = await createI18nProvider({ initialLocale: locale, fallbackLocale: locale });
  say[locale] = (phrase, values) => provider.translate(`schedule.${phrase}`, values);
}
const sentence = (schedule: Row, row: Row, locale: (typeof locales)[number]) =>
  scheduleSentence(schedule, row, { locale, say: say[locale] ?? String });

describe('a billing schedule as people say it', () => {
  it.each<[Row, Row, string, string]>([
    [monthly, charged, 'בכל חודש ב-5', 'Every month on the 5th'],
    [
      { ...monthly, ...until('2027-06-30') },
      charged,
      'בכל חודש ב-5, עד 06/2027',
      'Every month on the 5th, until 06/2027',
    ],
    // The charge of June would come after the end.
    [
      { ...monthly, ...until('2027-06-03') },
      charged,
      'בכל חודש ב-5, עד 03/06/2027',
      'Every month on the 5th, until 03/06/2027',
    ],
    [{ ...monthly, ...times(12) }, charged, 'בכל חודש ב-5, 12 חיובים', 'Every month on the 5th, 12 charges'],
    [{ ...monthly, ...times(2) }, charged, 'בכל חודש ב-5, שני חיובים', 'Every month on the 5th, 2 charges'],
    [{ ...monthly, ...times(1) }, charged, 'בכל חודש ב-5, חיוב אחד', 'Every month on the 5th, one charge'],
    // The 31st is the 28th in February: the last of a month does not tell the day.
    [monthly, unknownDay, 'בכל חודש', 'Every month'],
    [monthly, { ...unknownDay, startsOn: '2026-01-31T00:00:00' }, 'בכל חודש ב-31', 'Every month on the 31st'],
    [{ ...monthly, ...from('2026-01-22') }, charged, 'בכל חודש ב-22', 'Every month on the 22nd'],
    [{ ...monthly, ...from('2026-01-13') }, charged, 'בכל חודש ב-13', 'Every month on the 13th'],
    [{ ...monthly, ...from('2026-01-03') }, charged, 'בכל חודש ב-3', 'Every month on the 3rd'],
    // What has not begun says when it does, which tells the day as well.
    [
      { ...monthly, ...from('2027-01-15'), ...until('2027-12-31') },
      { currentDeal: 0 },
      'בכל חודש, החל מ-15/01/2027, עד 12/2027',
      'Every month, from 15/01/2027, until 12/2027',
    ],
    [{ ...monthly, repeatPeriodType: 'biMonthly' }, charged, 'בכל חודשיים ב-5', 'Every 2 months on the 5th'],
    [{ ...monthly, repeatPeriod: 2 }, charged, 'בכל חודשיים ב-5', 'Every 2 months on the 5th'],
    [{ ...monthly, repeatPeriodType: 'quarter' }, charged, 'בכל 3 חודשים ב-5', 'Every 3 months on the 5th'],
    [{ ...monthly, repeatPeriodType: 'halfYear' }, charged, 'בכל 6 חודשים ב-5', 'Every 6 months on the 5th'],
    [{ ...monthly, repeatPeriodType: 'year' }, charged, 'בכל שנה ב-05/12', 'Every year on 05/12'],
    [
      { ...monthly, repeatPeriodType: 'halfYear', repeatPeriod: 4 },
      charged,
      'בכל שנתיים ב-05/12',
      'Every 2 years on 05/12',
    ],
    [{ ...monthly, repeatPeriodType: 'oneTime', ...times(1) }, charged, 'פעם אחת, ב-05/12/2026', 'Once, on 05/12/2026'],
    [
      { ...monthly, repeatPeriodType: 'oneTime', ...from('2027-01-31') },
      {},
      'פעם אחת, ב-31/01/2027',
      'Once, on 31/01/2027',
    ],
    [{ ...monthly, repeatPeriodType: 'oneTime' }, { currentDeal: 1 }, 'פעם אחת', 'Once'],
    // A request that nobody has accepted.
    [
      { ...monthly, ...times(12) },
      {},
      'בכל חודש, החל מיום ההקמה, 12 חיובים',
      'Every month, from the day of setup, 12 charges',
    ],
    [{ ...monthly, repeatPeriodType: 'oneTime' }, {}, 'פעם אחת, ביום ההקמה', 'Once, on the day of setup'],
    [{ ...monthly, endAtType: 'specifiedDate', endAt: 'never' }, charged, 'בכל חודש ב-5', 'Every month on the 5th'],
  ])('%j of %j', (schedule, row, hebrew, english) => {
    expect(sentence(schedule, row, 'he-IL')).toBe(hebrew);
    expect(sentence(schedule, row, 'en-IL')).toBe(english);
  });

  it('has no sentence for a period nobody knows, which stands in its parts', () => {
    expect(sentence({ ...monthly, repeatPeriodType: 'weekly' }, {}, 'he-IL')).toBeUndefined();
    const meta = { columns: { billingSchedule: { name: 'תזמון', dataType: 'string' } } };
    const format = createFieldFormatter(meta, context);
    const row = (schedule: Row) => ({ id: 1, ...charged, billingSchedule: schedule });
    expect(format(row({ ...monthly, repeatPeriodType: 'weekly' }), 'billingSchedule').text).toBe(
      'weekly / today / never',
    );
    expect(format(row(monthly), 'billingSchedule').text).toBe('months 1 onDay 5');
  });
});
