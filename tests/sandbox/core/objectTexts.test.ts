import { describe, expect, it } from 'vitest';
import { addressText } from '#contract/addressText.ts';
import { dealText } from '#contract/dealText.ts';
import { invoiceText, scheduleText } from '#sandbox/core/objects/texts.ts';

describe('objects in a sheet', () => {
  it('write addresses street first', () => {
    expect(addressText({ city: 'חיפה', street: 'הרצל', house: '5', apartment: '2', zip: '3100001' })).toBe(
      'הרצל 5/2, חיפה, 3100001',
    );
    expect(addressText({ city: 'Haifa' })).toBe('Haifa');
    expect(addressText({})).toBe('');
  });

  it('write schedules as period, start and end', () => {
    const monthly = { repeatPeriodType: 'monthly', repeatPeriod: 1 } as const;
    expect(
      scheduleText({ ...monthly, startAtType: 'specifiedDate', startAt: '2026-12-01', endAtType: 'never' }, 'he-IL'),
    ).toBe('חודשית / בתאריך מסוים: 01/12/2026 / ללא הגבלה');
    expect(
      scheduleText(
        { ...monthly, startAtType: 'today', endAtType: 'afterNumberOfPayments', endAtNumberOfPayments: 12 },
        'en-IL',
      ),
    ).toBe('Monthly / On creation / After number of charges: 12');
    expect(
      scheduleText(
        {
          ...monthly,
          repeatPeriodType: 'oneTime',
          startAtType: 'specifiedDate',
          startAt: '2026-12-01',
          endAtType: 'afterNumberOfPayments',
          endAtNumberOfPayments: 1,
        },
        'en-IL',
      ),
    ).toMatch(/^One-time \/ [^/]+: 01\/12\/2026$/);
  });

  it('write deals by what is known', () => {
    expect(dealText({ dealDescription: 'Course', dealReference: 'R-1' })).toBe('Course');
    expect(dealText({ dealReference: 'R-1' })).toBe('R-1');
    expect(dealText({ dealReference: 'R-1', items: [{ itemName: 'A' }, { itemName: 'B' }] })).toBe('A, B');
    expect(dealText({})).toBe('');
  });

  it('write documents by type and subject', () => {
    expect(invoiceText({ invoiceType: 'invoice', invoiceSubject: 'נובמבר' }, 'he-IL')).toBe('חשבונית מס – נובמבר');
  });
});
