import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { dealFile, goodRow } from '#tests/src/resources/importBillingDeals/dealFile.ts';
import type { Wire } from './soundServer.ts';

/** Says a key of the catalogue in the language on screen. */
export type Translate = (key: string, values?: object) => string;

/** Values of required fields, by the last part of their name; others by the keys they take. */
const byName: Readonly<Record<string, string>> = {
  cardNumber: '4111111111111111',
  cardExpiration: '12/30',
  cvv: '123',
  consumerPhone: '050-1234567',
};
const byInputMode: Readonly<Record<string, string>> = { decimal: '5', numeric: '5', email: 'dana@mail.test' };

/** A file of one billing deal that is in order. */
const soundFile = () => new File([dealFile([goodRow(1)])], 'deals.csv', { type: 'text/csv' });

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Where a person is: the dialog over the page, else the page. */
export function place(): HTMLElement {
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open]')];
  return dialogs.at(-1) ?? screen.getByRole('main');
}
const form = () => place().querySelector('form');

/** Fills what is required and empty. */
async function fillRequired(): Promise<void> {
  for (const field of place().querySelectorAll<Field>('input[aria-required], textarea[aria-required]')) {
    if (field.value !== '' || field.type === 'radio' || field.type === 'checkbox') continue;
    if (field.type === 'file') {
      await userEvent.upload(field, soundFile());
      continue;
    }
    const value = byName[field.name.split('.').at(-1) ?? ''] ?? byInputMode[field.inputMode] ?? 'Some text';
    await userEvent.type(field, value);
  }
}

/** What stands in the form; a security code is asked for anew after a refusal, as it should. */
export function typed(): string[] {
  const fields = [...(form()?.querySelectorAll<Field | HTMLSelectElement>('input, textarea, select') ?? [])];
  return fields
    .filter(({ name }) => !/cvv|authNum|okNumber/.test(name))
    .map((field) => `${field.name} ${field instanceof HTMLInputElement && field.checked} ${field.value}`);
}

/** Presses the button of the form, step by step, until it is done. */
export async function submitUntil(isDone: () => boolean): Promise<void> {
  for (let step = 0; step < 8 && !isDone(); step += 1) {
    // A file comes before there is anything to send.
    await waitFor(() => expect(form()).toBeInTheDocument());
    if (form()?.querySelector('input[type=file]')) await fillRequired();
    const isReady = () => form()?.querySelector('button[type=submit]:not(:disabled, [aria-disabled=true])');
    await waitFor(() => expect(isDone() || isReady()).toBeTruthy());
    // What takes its time has come meanwhile.
    if (isDone()) return;
    await fillRequired();
    const text = place().textContent;
    const button = form()?.querySelector('button[type=submit]');
    if (button) await userEvent.click(button);
    // Either it is done, or the next step came.
    await waitFor(() => expect(isDone() || place().textContent !== text).toBe(true));
  }
}

/** The same until the call has been made. */
export function submitUntilSent(wire: Wire): Promise<void> {
  const before = wire.calls;
  return submitUntil(() => wire.calls > before);
}

/** Presses a button by its words, once it is there; out of a menu where it stands in one. */
export async function press(name: string, more?: string): Promise<void> {
  const said = (button: HTMLElement) => button.ariaLabel ?? button.textContent.trim();
  const buttonOf = (words: string) => [...place().querySelectorAll('button')].find((one) => said(one) === words);
  const found = await waitFor(() => {
    const button = buttonOf(name) ?? (more === undefined ? undefined : buttonOf(more));
    expect(button).toBeEnabled();
    return button;
  });
  if (!found) return;
  const isMenu = buttonOf(name) === undefined;
  await userEvent.click(found);
  if (isMenu) await userEvent.click(await screen.findByRole('menuitem', { name }));
}

/** Closes all messages and reports. */
export async function closeMessages(translate: Translate): Promise<void> {
  const regions = [translate('shell.notification.label'), translate('job.label')];
  const find = () =>
    regions.flatMap((label) =>
      [...document.querySelectorAll<HTMLElement>(`[aria-label="${label}"] button`)].filter(
        ({ textContent }) => textContent === translate('ra.action.close'),
      ),
    );
  for (let button = find()[0]; button; button = find()[0]) await userEvent.click(button);
}
