import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import type { OperationResponse } from '#contract/envelope.ts';
import { FormFault } from '#src/forms/FormFault.tsx';
import { FormScope } from '#src/forms/FormScope.tsx';
import type { OwnFaults } from '#src/forms/schemaResolver.ts';
import { useSteppedForm } from '#src/forms/useSteppedForm.ts';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { DraftNotice } from '#src/forms/DraftNotice.tsx';
import { WizardFrame } from '#src/wizards/kit/WizardFrame.tsx';
import { renderShell } from '#tests/src/app/shell/renderShell.tsx';

interface Values {
  subject: string;
  recipient: { name: string };
}
type Step = 'details' | 'recipient' | 'confirm';

const initial: Values = { subject: '', recipient: { name: '' } };
const all: readonly Step[] = ['details', 'recipient', 'confirm'];
const schema = object({
  subject: string().required('Required'),
  recipient: object({ name: string().required('Required') }),
});
const belongsTo = (step: Step, field: string) =>
  step === 'details' ? field === 'subject' : step === 'recipient' && field.startsWith('recipient');

/** Faults by the name that is typed. */
const faultsOf: Readonly<Record<string, OwnFaults>> = {
  Nobody: { subject: { key: 'Invalid' } },
  Nowhere: { terminalID: { key: 'Invalid' } },
};

type Send = (values: Values) => Promise<OperationResponse | undefined>;

/** A wizard of documents that exists in tests only. */
function Sample({ send, onSent }: { send: Send; onSent: () => void }) {
  const form = useSteppedForm<Values, Step>({
    initial,
    firstStep: 'details',
    stepsOf: () => all,
    belongsTo,
    stepOfField: (field, steps) => steps.find((step) => belongsTo(step, field)),
    rulesOf: () => ({
      schema,
      toBody: (values) => values,
      ownFaults: ({ recipient }) => faultsOf[recipient.name] ?? {},
    }),
    draft: {
      wizard: 'Sample',
      terminalID: 't-1',
      isBrought: true,
      keep: (values) => ({ ...values }),
      restore: (values, { subject }) => ({ ...values, subject: typeof subject === 'string' ? subject : '' }),
    },
    send,
    onSent: () => {
      form.finish();
      onSent();
    },
  });
  const { methods, step, isLast, previous } = form;
  return (
    <FormScope methods={methods}>
      <WizardFrame
        steps={all.map((name) => ({ name, title: name }))}
        current={step}
        summary={{ terminal: 'Haifa', amount: 1, currency: { symbol: '₪' } }}
        closeTo="/items/list"
        form={form.formProps}
        notice={
          <>
            {form.brought && <DraftNotice onDiscard={form.startOver} />}
            <FormFault step />
          </>
        }
        actions={
          <>
            {previous && (
              <button type="button" onClick={() => form.setStep(previous)}>
                Back
              </button>
            )}
            <button type="submit">{isLast ? 'Send' : 'Continue'}</button>
          </>
        }
      >
        {step === 'details' && <TextInput source="subject" label="Subject" />}
        {step === 'recipient' && <TextInput source="recipient.name" label="Recipient" />}
      </WizardFrame>
    </FormScope>
  );
}

async function open(send: Send = () => Promise.resolve({ status: 'success' })) {
  const onSent = vi.fn();
  const path = '/wizard/invoicing/create';
  const shell = await renderShell({ path, content: <Sample send={send} onSent={onSent} /> });
  return { ...shell, onSent };
}
const step = (name: string) => screen.findByRole('heading', { level: 2, name: new RegExp(name) });

describe('a form in steps', () => {
  it('judges each step by what it shows, and sends with the last one', async () => {
    const send = vi.fn<Send>(() => Promise.resolve({ status: 'success' }));
    const { user, onSent } = await open(send);
    await user.type(screen.getByLabelText('Subject'), '{Enter}');
    expect(await screen.findByText('Required')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Subject'), 'Bread{Enter}');
    await step('recipient');
    await user.type(screen.getByLabelText('Recipient'), 'Dana{Enter}');
    await step('confirm');
    expect(send).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledWith({ subject: 'Bread', recipient: { name: 'Dana' } });
  });

  it('says at its head what is wrong with a field that no step shows', async () => {
    const send = vi.fn<Send>();
    const { user } = await open(send);
    await user.type(screen.getByLabelText('Subject'), 'Bread{Enter}');
    await step('recipient');
    await user.type(screen.getByLabelText('Recipient'), 'Nowhere{Enter}');
    await step('confirm');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await vi.waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Can not save. Please check form valuesTerminal ID: Invalid'),
    );
    expect(send).not.toHaveBeenCalled();
  });

  it('leads from the last step to the first one with a fault', async () => {
    const send = vi.fn<Send>();
    const { user } = await open(send);
    await user.type(screen.getByLabelText('Subject'), 'Bread{Enter}');
    await step('recipient');
    await user.type(screen.getByLabelText('Recipient'), 'Nobody{Enter}');
    await step('confirm');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await step('details');
    expect(await screen.findByText('Invalid')).toBeInTheDocument();
    await vi.waitFor(() => expect(screen.getByLabelText('Subject')).toHaveFocus());
    expect(send).not.toHaveBeenCalled();
  });

  it('keeps a draft, brings it back, and begins anew', async () => {
    const first = await open();
    await first.user.type(screen.getByLabelText('Subject'), 'Bread');
    first.unmount();
    const { user } = await open();
    await vi.waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue('Bread'));
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(screen.getByLabelText('Subject')).toHaveValue('');
  });

  it('brings a draft back where it was left, or where something has to be typed again', async () => {
    const first = await open();
    await first.user.type(screen.getByLabelText('Subject'), 'Bread{Enter}');
    await step('recipient');
    await first.user.type(screen.getByLabelText('Recipient'), 'Dana{Enter}');
    await step('confirm');
    first.unmount();
    await open();
    // Its draft keeps no recipient, as that of a payment keeps no card.
    await step('recipient');
    expect(screen.getByLabelText('Recipient')).toHaveValue('');
  });
});
