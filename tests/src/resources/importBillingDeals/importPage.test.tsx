import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#tests/src/app/renderApp.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { stubBrokenWorkers, stubWorkers } from '#tests/support/inlineWorker.ts';
import { goodRow } from './dealFile.ts';
import { address, answerImports, choose, csv, done, figures, sendButton } from './importScreen.ts';

const card = '4580280000000008';

beforeEach(() => {
  stubDialogs();
  stubWorkers();
});

describe('a file', () => {
  it.each([
    ['notes.txt', 10, 'Only CSV files are allowed'],
    ['deals.csv', 50 * 1024 * 1024 + 1, 'The file may have at most 50 MB'],
    [`card ${card}.csv`, 10, 'The file name may contain a card number'],
  ])('%s of %i bytes is refused before it is read', async (name, size, text) => {
    const opened = vi.fn();
    vi.stubGlobal('Worker', opened);
    await renderApp({ address });
    const file = new File(['x'], name);
    Object.defineProperty(file, 'size', { value: size });
    await choose(file);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    expect(document.body).not.toHaveTextContent(card);
    expect(opened).not.toHaveBeenCalled();
    // Another one can be chosen at once.
    expect(screen.getByLabelText('Choose file')).toBeInTheDocument();
  });

  it('that was not chosen is asked for', async () => {
    await renderApp({ address });
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    expect(screen.getByLabelText('Choose file')).toHaveFocus();
    expect(screen.getByLabelText('Choose file')).toHaveAccessibleDescription(/Choose a file$/);
    expect(screen.getByLabelText('Choose file')).toBeInvalid();
  });

  it('that lacks columns is told which', async () => {
    await renderApp({ address });
    await choose(new File(['consumerName;paymentType\nDana;bank'], 'deals.csv'));
    const alert = screen.getByRole('alert');
    await within(alert).findAllByRole('listitem');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Email: This column is missing from the file',
      'Amount: This column is missing from the file',
      'Frequency: This column is missing from the file',
    ]);
  });

  it('can be dropped on the page', async () => {
    await renderApp({ address });
    const zone = (await screen.findByLabelText('Choose file')).closest('div');
    if (!zone) throw new Error('nowhere to drop');
    fireEvent.drop(zone, { dataTransfer: { files: [csv([goodRow(1)])] } });
    expect(await sendButton()).toHaveTextContent('Import one row');
  });

  it('that can not be checked is told so, and may be chosen again', async () => {
    stubBrokenWorkers();
    await renderApp({ address });
    await choose(csv([goodRow(1)]));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The check has stopped'));
    stubWorkers();
    await choose(csv([goodRow(1)]));
    expect(await sendButton()).toBeInTheDocument();
  });

  it('is left out where a terminal makes no deals', async () => {
    await renderApp({
      address,
      terminals: [{ terminalID: 't1', label: 'T', status: 'active', enabledFeatures: [], integrations: {} }],
    });
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/is not active on terminal/));
    expect(screen.queryByLabelText('Choose file')).toBeNull();
  });
});

describe('the verdict', () => {
  it('counts, and shows the rows with faults first', async () => {
    await renderApp({ address });
    await choose(csv([goodRow(1), goodRow(2, { consumerEmail: '' }), goodRow(3), goodRow(1)]));
    await sendButton();
    expect(figures('Result of the check')).toEqual(['Rows 4', 'Valid 2', 'With errors 1', 'Duplicate 1']);
    const rows = within(screen.getByRole('region', { name: 'Rows of the file' }));
    // As the sheet numbers it: the heading is row 1.
    await waitFor(() => expect(rows.getAllByText('Row 3')).not.toHaveLength(0));
    const [first] = rows.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Row 3.*Email.*Can't import customer without e-mail/);
    await userEvent.click(rows.getByRole('button', { name: 'Duplicate 1' }));
    await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(1));
    expect(rows.getByText('Same as row 2')).toBeInTheDocument();
  });

  it('goes through many rows page by page', async () => {
    await renderApp({ address });
    await choose(csv(Array.from({ length: 120 }, (_, index) => goodRow(index + 1))));
    await sendButton();
    expect(await screen.findByText('Row 51')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Row 52')).toBeInTheDocument();
    expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
    expect(screen.queryByText('Row 51')).toBeNull();
  });

  it('keeps a file with a card number here', async () => {
    const { sent } = answerImports([]);
    await renderApp({ address });
    await choose(csv([goodRow(1), goodRow(2, { dealDescription: card })]));
    expect(await screen.findByText(/One row may contain a card number/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Import( |$)/ })).toBeNull();
    expect(document.body).not.toHaveTextContent(card);
    expect(sent).toEqual([]);
  });

  it('is mended in the table, by keyboard, and what is sent has it', async () => {
    const { sent } = answerImports([done({ total: 2, succeeded: 2, failed: 0, skipped: 0 })]);
    await renderApp({ address });
    await choose(csv([goodRow(1), goodRow(2, { consumerEmail: 'dana', paymentType: 'cash' })]));
    await sendButton();
    const row = within(await screen.findByRole('group', { name: 'Row 3' }));
    const email = row.getByRole('textbox', { name: 'Email Row 3' });
    expect(email).toHaveValue('dana');
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('Email must be valid');
    const method = row.getByRole('combobox', { name: 'Payment method Row 3' });
    expect(method).toHaveAccessibleDescription('Invalid · Allowed: Card, Bank transfer');
    await userEvent.clear(email);
    await userEvent.type(email, 'dana@mail.test{Enter}');
    await waitFor(() => expect(email).toBeValid());
    // Enter mends the cell: nothing is sent by it, and the focus stays.
    expect(email).toHaveFocus();
    expect(sent).toEqual([]);
    expect(await sendButton()).toHaveTextContent('Import one row');
    await userEvent.selectOptions(method, 'Bank transfer');
    await waitFor(async () => expect(await sendButton()).toHaveTextContent('Import 2 rows'));
    expect(figures('Result of the check')).toEqual(['Rows 2', 'Valid 2', 'With errors 0', 'Duplicate 0']);
    // What was mended would be lost with the page.
    await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await userEvent.click(await sendButton());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.text).toContain('dana@mail.test');
    expect(sent[0]?.text).toMatch(/לקוח 2.*,bank,/);
  });

  it('gives the checked file', async () => {
    const saved: Blob[] = [];
    const createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
    await renderApp({ address });
    await choose(csv([goodRow(1, { consumerEmail: '' })]));
    await userEvent.click(await screen.findByRole('button', { name: 'Download checked file' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text()).toContain("consumerEmail: Can't import customer without e-mail");
  });
});
