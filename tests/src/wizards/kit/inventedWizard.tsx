import { LeaveGuard } from '#src/ui/dialogs/LeaveGuard.tsx';
import { Link, Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { object, string } from 'yup';
import type { OperationResponse } from '#contract/envelope.ts';
import { withMessages } from '#src/i18n/laterWords.ts';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { createWizard } from '#src/wizards/kit/createWizard.tsx';
import { stepsFrom } from '#src/wizards/kit/steps.ts';
import { renderShell, type ShellOptions } from '#tests/src/app/shell/renderShell.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
// What loads on first use is at hand before the first test.
import '#src/i18n/catalogue/payments.en.ts';
import '#src/ui/dialogs/ConfirmDialog.tsx';

interface Letter {
  subject: string;
  recipient: string;
}

type Step = 'subject' | 'recipient' | 'confirm';

const steps = stepsFrom<Letter, Step>([
  { name: 'subject', fields: ['subject'], part: () => <TextInput source="subject" label="Subject" /> },
  { name: 'recipient', fields: ['recipient'], part: () => <TextInput source="recipient" label="Recipient" /> },
  { name: 'confirm', part: () => <p>All is said</p> },
]);
const letter = object({ subject: string().required('Required'), recipient: string().required('Required') });
const start: Letter = { subject: '', recipient: '' };

type Send = (values: Letter) => Promise<OperationResponse | undefined>;

export const wizardPath = '/wizard/invoicing/create';

/** Opens a wizard of letters, which exists in tests only, after the list of items and one of its records. */
export async function openInvented(options: ShellOptions = {}) {
  stubDialogs();
  await withMessages(Promise.resolve());
  const send = vi.fn<Send>(() => Promise.resolve({ status: 'success' }));
  const Wizard = createWizard({
    useStart: () => start,
    steps,
    titleOf: (step) => step,
    valuesOf: () => start,
    rulesOf: () => ({ schema: letter, toBody: (values) => values }),
    useSend: () => ({ send: (values) => send(values) }),
    madeOf: (_answer, { subject }) => subject,
    currencyOf: () => 'ILS',
    viewOf: () => ({ amount: 0, closeTo: '/items/list', send: 'Send' }),
    Result: ({ made, onAgain }) => (
      <>
        <p>Sent: {made}</p>
        <button type="button" onClick={onAgain}>
          Again
        </button>
      </>
    ),
  });
  const shell = await renderShell({
    path: wizardPath,
    visited: ['/items/list', '/items/view/1'],
    content: (
      <>
        <Link to="/transactions/list">Elsewhere</Link>
        <Routes>
          <Route path={wizardPath} element={<Wizard name="Letter" readStart={() => ({})} />} />
          <Route path="*" element={<p>Another page</p>} />
        </Routes>
        <LeaveGuard />
      </>
    ),
    ...options,
  });
  return { ...shell, send };
}
