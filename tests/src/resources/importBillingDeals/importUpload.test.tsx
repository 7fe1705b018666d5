import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '#tests/src/app/renderApp.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { stubWorkers } from '#tests/support/inlineWorker.ts';
import { goodRow } from './dealFile.ts';
import { address, answerImports, choose, csv, done, figures, sendButton } from './importScreen.ts';

beforeEach(() => {
  stubDialogs();
  stubWorkers();
});

describe('an upload', () => {
  it('tells what became of the rows, sends again those that failed, and insists on known ones after a question', async () => {
    const rows = [
      { importID: 'i1', rowNumber: 3, status: 'failed', error: 'no card' },
      { importID: 'i1', rowNumber: 4, status: 'failed', error: 'known', billingDealID: 'd1' },
    ];
    const { sent } = answerImports(
      [
        done({ total: 3, succeeded: 1, failed: 2, skipped: 1 }),
        done({ total: 1, succeeded: 0, failed: 1, skipped: 1 }, 'i2'),
        done({ total: 1, succeeded: 1, failed: 0, skipped: 0 }, 'i3'),
      ],
      rows,
    );
    await renderApp({ address });
    await choose(csv([goodRow(1), goodRow(2), goodRow(3)]));
    await userEvent.click(await sendButton());
    expect(await screen.findByText('Result of the import')).toBeInTheDocument();
    expect(figures('Result of the import')).toEqual(['Rows 3', 'Imported 1', 'Not imported 2', 'Imported before 1']);
    expect(sent[0]?.query).toBe('');
    expect(sent[0]?.text).toContain('filename="deals.csv"');

    await userEvent.click(screen.getByRole('button', { name: 'Send one row again' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.text).toContain('filename="deals-failed.csv"');
    expect(sent[1]?.text).toContain('customer-2@import.test');
    expect(sent[1]?.text).not.toContain('customer-3@import.test');
    expect(sent[1]?.query).toBe('');

    // Row 2 of the second file is row 3 of the first.
    rows.splice(0, 2, { importID: 'i2', rowNumber: 2, status: 'failed', error: 'known', billingDealID: 'd1' });
    await userEvent.click(await screen.findByRole('button', { name: /^Import again/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Import again' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]?.query).toBe('?insist=true');
    expect(sent[2]?.text).toContain('customer-2@import.test');
    await waitFor(() => expect(figures('Result of the import')).toContain('Imported 1'));
  });

  it('without an answer says what is known, and may be sent again', async () => {
    expectFailures();
    const { sent } = answerImports([
      () => HttpResponse.json({}, { status: 504 }),
      done({ total: 1, succeeded: 1, failed: 0, skipped: 0 }),
    ]);
    await renderApp({ address });
    await choose(csv([goodRow(1)]));
    await userEvent.click(await sendButton());
    expect(await screen.findByText(/The file was sent in full, but it is not known/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the list of imports' })).toHaveAttribute(
      'href',
      '/import/billing-deals',
    );
    await userEvent.click(await sendButton());
    expect(await screen.findByText('Result of the import')).toBeInTheDocument();
    expect(sent).toHaveLength(2);
  });

  it('is canceled, and the file is still there', async () => {
    answerImports([() => new Promise<Response>(() => {}), done({ total: 1, succeeded: 1, failed: 0 })]);
    await renderApp({ address });
    await choose(csv([goodRow(1)]));
    await userEvent.click(await sendButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the import: deals.csv' }));
    expect(await screen.findByText('Import canceled: deals.csv', { selector: 'strong' })).toBeInTheDocument();
    await waitFor(async () => expect(await sendButton()).toHaveAttribute('aria-disabled', 'false'));
  });

  it('goes on when the page is left, and is told there', async () => {
    let answer = (_response: Response) => {};
    const { sent } = answerImports([() => new Promise<Response>((resolve) => (answer = resolve))]);
    await renderApp({ address });
    await choose(csv([goodRow(1)]));
    await userEvent.click(await sendButton());
    await screen.findByText('Importing: deals.csv', { selector: 'strong' });
    await userEvent.click(screen.getByRole('link', { name: 'Import billing deals' }));
    await waitFor(() => expect(screen.queryByLabelText('Choose file')).toBeNull());
    await waitFor(() => expect(sent).toHaveLength(1));
    answer(done({ total: 1, succeeded: 1, failed: 0, skipped: 0 })());
    expect(await screen.findByText('Import finished: deals.csv', { selector: 'strong' })).toBeInTheDocument();
    expect(screen.getByText('One row imported')).toBeInTheDocument();
  });
});
