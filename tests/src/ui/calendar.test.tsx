import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#contract/constants.ts';
import { CalendarPopover } from '#src/ui/days/CalendarPopover.tsx';
import { DateInput } from '#src/ui/inputs/DateInput.tsx';
import { renderShell } from '#tests/src/app/shell/renderShell.tsx';
import { renderForm } from './inputs/renderForm.tsx';

const day = (name: string) => screen.getByRole('gridcell', { name });

async function openCalendar(value: string, { min, max, locale }: { min?: string; max?: string; locale?: Locale } = {}) {
  const onPick = vi.fn();
  const onClose = vi.fn();
  const content = (
    <CalendarPopover anchor={{ current: document.body }} label="Calendar" {...{ value, min, max, onPick, onClose }} />
  );
  const shell = await renderShell({ content, bare: true, ...(locale && { locale }) });
  return { ...shell, onPick, onClose };
}

afterEach(() => vi.useRealTimers());

describe('the calendar of a day', () => {
  it('opens from the typed field, takes the focus, gives the day and the focus back', async () => {
    const { user, values } = await renderForm(<DateInput source="day" label="Day" />, {
      values: { day: '2026-11-20' },
    });
    const button = screen.getByRole('button', { name: 'Calendar: Day' });
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Calendar: Day' });
    expect(within(dialog).getByText('November 2026')).toBeVisible();
    await waitFor(() => expect(day('20')).toHaveFocus());
    expect(day('20')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(values()).toEqual({ day: '2026-11-28' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('28/11/2026');
  });

  it('closes on Escape and changes nothing', async () => {
    const { user, onPick, onClose } = await openCalendar('2026-11-20');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(onPick).not.toHaveBeenCalled();
  });

  it.each([
    ['he-IL', ['ראשון', 'שבת'], '{ArrowLeft}'],
    ['en-IL', ['Sunday', 'Saturday'], '{ArrowRight}'],
  ] as const)('begins its weeks on Sunday and moves with the page in %s', async (locale, [first, last], forth) => {
    const { user, onPick } = await openCalendar('2026-11-20', { locale });
    const names = screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label'));
    expect([names[0], names[6]]).toEqual([first, last]);
    await waitFor(() => expect(day('20')).toHaveFocus());
    await user.keyboard(`${forth}{Enter}`);
    expect(onPick).toHaveBeenCalledWith('2026-11-21');
  });

  it('keeps to its bounds', async () => {
    const { user, onPick } = await openCalendar('2026-11-20', { min: '2026-11-10', max: '2026-11-25' });
    expect([day('9'), day('26')].map((cell) => cell.hasAttribute('disabled'))).toEqual([true, true]);
    await user.click(day('10'));
    expect(onPick).toHaveBeenCalledWith('2026-11-10');
  });

  it('marks today as Israel counts it', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-15T22:30:00Z'), toFake: ['Date'] });
    await openCalendar('');
    expect(day('16')).toHaveAttribute('aria-current', 'date');
  });
});
