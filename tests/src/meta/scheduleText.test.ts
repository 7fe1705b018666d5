import { describe, expect, it } from 'vitest';
import { isSchedule, scheduleText } from '#src/meta/format/scheduleText.ts';

const dictionaries = {
  repeatPeriodTypeEnum: { monthly: 'חודשית', oneTime: 'חד-פעמית' },
  startAtTypeEnum: { today: 'ביום ההקמה', specifiedDate: 'בתאריך מסוים' },
  endAtTypeEnum: {
    never: 'ללא הגבלה',
    specifiedDate: 'בתאריך מסוים',
    afterNumberOfPayments: 'לאחר מספר חיובים',
  },
};
const monthly = { repeatPeriodType: 'monthly', repeatPeriod: 1, startAtType: 'today', startAt: null };

describe('a billing schedule in words', () => {
  it.each([
    [{ ...monthly, endAtType: 'never', endAt: null, endAtNumberOfPayments: null }, 'חודשית / ביום ההקמה / ללא הגבלה'],
    [
      { ...monthly, startAtType: 'specifiedDate', startAt: '2026-12-01T00:00:00', endAtType: 'never' },
      'חודשית / בתאריך מסוים: 01/12/2026 / ללא הגבלה',
    ],
    [
      { ...monthly, endAtType: 'afterNumberOfPayments', endAtNumberOfPayments: 12 },
      'חודשית / ביום ההקמה / לאחר מספר חיובים: 12',
    ],
    [
      { ...monthly, endAtType: 'specifiedDate', endAt: '2027-06-30T00:00:00' },
      'חודשית / ביום ההקמה / בתאריך מסוים: 30/06/2027',
    ],
    [
      { ...monthly, repeatPeriodType: 'oneTime', endAtType: 'afterNumberOfPayments', endAtNumberOfPayments: 1 },
      'חד-פעמית / ביום ההקמה',
    ],
    [{ repeatPeriodType: 'weekly', startAtType: 7, endAtType: 'soon' }, 'weekly / soon'],
  ])('%j', (schedule, text) => {
    expect(scheduleText(schedule, dictionaries, 'Asia/Jerusalem')).toBe(text);
  });

  it('is known by its three types', () => {
    expect(isSchedule({ ...monthly, endAtType: 'never' })).toBe(true);
    expect(isSchedule({ repeatPeriodType: 'monthly' })).toBe(false);
    expect(isSchedule(['repeatPeriodType', 'startAtType', 'endAtType'])).toBe(false);
  });
});
