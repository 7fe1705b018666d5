import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openInvented, wizardPath } from './inventedWizard.tsx';
import { question } from './renderKit.tsx';

const step = (name: string) => screen.findByRole('heading', { level: 2, name: new RegExp(`: ${name}$`) });

/** Opens the wizard and fills it in up to the last step. */
async function openAtEnd() {
  const shell = await openInvented();
  await shell.user.type(screen.getByLabelText('Subject'), 'Bread{Enter}');
  await step('recipient');
  await shell.user.type(screen.getByLabelText('Recipient'), 'Dana{Enter}');
  await step('confirm');
  const { location } = shell.router.state;
  expect(location.pathname).toBe(wizardPath);
  return shell;
}

describe("the browser's Back in a wizard", () => {
  it('goes to the step before, forward again, and asks nothing until it leads out', async () => {
    const { router } = await openAtEnd();
    void router.navigate(-1);
    await step('recipient');
    expect(screen.getByLabelText('Recipient')).toHaveValue('Dana');
    void router.navigate(-1);
    await step('subject');
    expect(screen.getByLabelText('Subject')).toHaveValue('Bread');
    void router.navigate(1);
    await step('recipient');
    void router.navigate(-1);
    await step('subject');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    void router.navigate(-1);
    expect(await question()).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(wizardPath);
  });

  it('goes forward past nothing that is not sound', async () => {
    const { user, router } = await openAtEnd();
    void router.navigate(-1);
    await step('recipient');
    await user.clear(screen.getByLabelText('Recipient'));
    void router.navigate(1);
    expect(await screen.findByText('Required')).toBeInTheDocument();
    await step('recipient');
    await user.type(screen.getByLabelText('Recipient'), 'Noa{Enter}');
    await step('confirm');
    void router.navigate(-1);
    await step('recipient');
    expect(screen.getByLabelText('Recipient')).toHaveValue('Noa');
  });

  it('is one with the buttons of the wizard', async () => {
    const { user, router } = await openAtEnd();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await step('recipient');
    await user.click(screen.getByRole('button', { name: 'subject Completed' }));
    await step('subject');
    void router.navigate(-1);
    expect(await question()).toBeInTheDocument();
  });

  it('leads out of the wizard once it was sent', async () => {
    const { user, router, send } = await openAtEnd();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Sent: Bread')).toBeInTheDocument();
    expect(send).toHaveBeenCalledExactlyOnceWith({ subject: 'Bread', recipient: 'Dana' });
    void router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/items/view/1'));
  });

  it('is passed over by the close button, which leads to where the person came from', async () => {
    const { user, router } = await openAtEnd();
    await user.click(screen.getByRole('link', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/items/view/1'));
  });

  it('begins anew where the draft was left, with the steps before it behind', async () => {
    const first = await openAtEnd();
    first.unmount();
    const { router } = await openInvented();
    await step('confirm');
    await waitFor(() => expect(router.state.location.state).toEqual({ steps: ['subject', 'recipient', 'confirm'] }));
    await act(async () => router.navigate(-1));
    await step('recipient');
    void router.navigate(-1);
    await step('subject');
  });
});
