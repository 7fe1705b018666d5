import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import type { OperationResponse } from '#contract/envelope.ts';
import { PersonProvider } from '#src/authProvider/currentPerson.ts';
import { useSteppedForm } from '#src/forms/useSteppedForm.ts';
import { openInvented } from './inventedWizard.tsx';
import { question } from './renderKit.tsx';

const part = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`), expanded: true });
const heading = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const send = () => screen.getByRole('button', { name: 'Send' });
const open = () => openInvented({ layout: 'page' });

interface Note {
  text: string;
}

describe('a form in steps that sends all at once', () => {
  const steps = ['one', 'two', 'three'] as const;
  type Name = (typeof steps)[number];
  const answers = (calls: string[], refused?: Name) => async (name: Name) => {
    calls.push(name);
    return { status: name === refused ? ('error' as const) : ('success' as const) };
  };

  function openForm(finishStep: (name: Name) => Promise<OperationResponse>, send: () => Promise<OperationResponse>) {
    const onSent = vi.fn<() => void>();
    const view = renderHook(
      () =>
        useSteppedForm<Note, Name>({
          initial: { text: '' },
          firstStep: 'one',
          stepsOf: () => steps,
          belongsTo: () => false,
          stepOfField: () => undefined,
          rulesOf: () => ({ schema: object({ text: string() }), toBody: (values) => values }),
          draft: { wizard: 'Note', terminalID: 't', isBrought: false, keep: () => ({}), restore: (values) => values },
          finishStep,
          send,
          onSent,
        }),
      {
        wrapper: ({ children }) => (
          <CoreAdminContext>
            <PersonProvider value={{ id: 'p', displayName: 'Dana', roles: ['Manager'] }}>{children}</PersonProvider>
          </CoreAdminContext>
        ),
      },
    );
    return { ...view, onSent };
  }

  it('does on the way what the steps do that are still to come', async () => {
    const calls: string[] = [];
    const { result, onSent } = openForm(answers(calls), async () => {
      calls.push('send');
      return { status: 'success' };
    });
    act(() => result.current.sendAll());
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(calls).toEqual(['one', 'two', 'send']);
  });

  it('sends nothing once one of them is refused, and then goes step by step again', async () => {
    const calls: string[] = [];
    const send = vi.fn<() => Promise<OperationResponse>>();
    const { result, onSent } = openForm(answers(calls, 'two'), send);
    act(() => result.current.sendAll());
    await waitFor(() => expect(result.current.methods.formState.errors.root).toBeDefined());
    expect([calls, result.current.step]).toEqual([['one', 'two'], 'one']);
    act(() => result.current.formProps.onSubmit());
    await waitFor(() => expect(result.current.step).toBe('two'));
    expect(send).not.toHaveBeenCalled();
    expect(onSent).not.toHaveBeenCalled();
  });
});

describe('a wizard on one page', () => {
  it('shows all its parts, the first one open, and sends at its end', async () => {
    const { user, send: sent } = await open();
    const form = await screen.findByRole('form', { name: 'All on one page' });
    expect(
      within(form)
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(['subject', 'recipient', 'confirm']);
    expect(heading('subject')).toHaveAttribute('aria-expanded', 'true');
    expect(heading('recipient')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('navigation', { name: 'Steps' })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Subject'), 'Bread{Enter}');
    await part('recipient');
    expect(heading('subject')).toHaveAccessibleName('subject Completed');
    expect(heading('subject')).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(screen.getByLabelText('Recipient')).toHaveFocus());
    await user.keyboard('Dana');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await part('confirm');
    expect(screen.getByText('All is said')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    await user.click(send());
    expect(await screen.findByText('Sent: Bread')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ subject: 'Bread', recipient: 'Dana' }, expect.anything());
  });

  it('judges a part by itself when it is done', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Required')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveFocus());
    expect(heading('recipient')).toHaveAttribute('aria-expanded', 'false');
  });

  it('folds and opens by its headings, from the keyboard too, and keeps what was typed', async () => {
    const { user } = await open();
    await part('subject');
    heading('recipient').focus();
    await user.keyboard('{Enter}');
    await user.type(screen.getByLabelText('Recipient'), 'Noa');
    await user.click(heading('subject'));
    expect(screen.queryByLabelText('Subject')).not.toBeInTheDocument();
    heading('recipient').focus();
    await user.keyboard(' ');
    expect(screen.queryByLabelText('Recipient')).not.toBeInTheDocument();
    await user.click(heading('recipient'));
    expect(screen.getByLabelText('Recipient')).toHaveValue('Noa');
    expect(heading('recipient')).toHaveAttribute(
      'aria-controls',
      screen.getByLabelText('Recipient').closest('[id$=content]')?.id,
    );
  });

  it('closes on Escape, also from the heading of an open part', async () => {
    const { user, router } = await open();
    await part('subject');
    heading('subject').focus();
    await user.keyboard('{Escape}');
    expect(router.state.location.pathname).toBe('/items/list');
  });

  it('sends all from its first part', async () => {
    const { user, send: sent } = await open();
    await user.type(await screen.findByLabelText('Subject'), 'Bread');
    await user.click(heading('recipient'));
    await user.type(screen.getByLabelText('Recipient'), 'Dana');
    await user.click(send());
    expect(await screen.findByText('Sent: Bread')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ subject: 'Bread', recipient: 'Dana' }, expect.anything());
  });

  it('opens the first part with a fault, whose field takes the focus, though it was folded', async () => {
    const { user, send: sent } = await open();
    await user.type(await screen.findByLabelText('Subject'), 'Bread');
    await user.click(send());
    await part('recipient');
    await waitFor(() => expect(screen.getByLabelText('Recipient')).toHaveFocus());
    expect(screen.getByLabelText('Recipient')).toBeInvalid();
    await user.click(heading('recipient'));
    await user.click(send());
    await part('recipient');
    await waitFor(() => expect(screen.getByLabelText('Recipient')).toHaveFocus());
    await user.click(heading('subject'));
    await user.clear(screen.getByLabelText('Subject'));
    await user.click(send());
    await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveFocus());
    expect(sent).not.toHaveBeenCalled();
    await user.keyboard('Salt');
    // The part is finished by itself again, whatever the others lack.
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Recipient')).toHaveFocus());
  });

  it('keeps a server’s fault on its field, and what was typed', async () => {
    const { user, send: sent } = await open();
    sent.mockResolvedValueOnce({
      status: 'error',
      errors: [{ code: 'subject', description: 'Too long' }],
    });
    await user.type(await screen.findByLabelText('Subject'), 'Bread');
    await user.click(heading('recipient'));
    await user.type(screen.getByLabelText('Recipient'), 'Dana');
    await user.click(send());
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(screen.getByLabelText('Subject')).toHaveValue('Bread');
    await user.click(send());
    expect(await screen.findByText('Sent: Bread')).toBeInTheDocument();
  });

  it("goes a part back with the browser's Back, and asks before it leads out", async () => {
    const { user, router } = await open();
    await user.type(await screen.findByLabelText('Subject'), 'Bread{Enter}');
    await part('recipient');
    void router.navigate(-1);
    await part('subject');
    expect(heading('recipient')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByLabelText('Subject')).toHaveValue('Bread');
    void router.navigate(1);
    await part('recipient');
    void router.navigate(-1);
    await part('subject');
    void router.navigate(-1);
    expect(await question()).toBeInTheDocument();
  });

  it('asks before a link leads out', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('Subject'), 'Bread');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await question()).toBeInTheDocument();
  });

  it('brings a draft back, on the part it was left on', async () => {
    const first = await open();
    await first.user.type(await screen.findByLabelText('Subject'), 'Bread{Enter}');
    await part('recipient');
    first.unmount();
    const { user } = await open();
    await part('recipient');
    await user.click(heading('subject'));
    expect(screen.getByLabelText('Subject')).toHaveValue('Bread');
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue(''));
    expect(heading('subject')).toHaveAttribute('aria-expanded', 'true');
  });

  it('is in steps on a phone, and stays with what was typed when the window turns', async () => {
    const { user, changeDevice } = await openInvented({
      layout: 'page',
      device: { prefersDark: false, wide: false },
    });
    expect(await screen.findByRole('navigation', { name: 'Steps' })).toBeInTheDocument();
    await user.type(screen.getByLabelText('Subject'), 'Bread{Enter}');
    await screen.findByRole('heading', { level: 2, name: /: recipient$/ });
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    act(() => changeDevice({ wide: true }));
    await part('recipient');
    await user.click(heading('subject'));
    expect(screen.getByLabelText('Subject')).toHaveValue('Bread');
  });
});
