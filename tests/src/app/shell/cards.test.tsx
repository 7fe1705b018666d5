import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ReporterProvider } from '#src/app/errorReporting/currentReporter.ts';
import { silentReporter } from '#src/app/errorReporting/errorReporter.ts';
import { FrameErrorBoundary } from '#src/app/shell/standalone/FrameErrorBoundary.tsx';
import { NoTerminalsCard } from '#src/app/shell/standalone/NoTerminalsCard.tsx';
import { RouteErrorBoundary } from '#src/app/shell/standalone/RouteErrorBoundary.tsx';
import { SettingsFailedCard } from '#src/app/shell/standalone/SettingsFailedCard.tsx';
import { StartFailure } from '#src/app/shell/standalone/StartFailure.tsx';
import { stubDevice } from '#tests/support/device.ts';
import { renderShell } from './renderShell.tsx';

describe('cards that stand in for the frame', () => {
  it('block a person without terminals, who can sign out', async () => {
    const { user, logout } = await renderShell({ bare: true, content: <NoTerminalsCard /> });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('System is not ready to use');
    expect(screen.getByText('No available terminals')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it('offer to load the settings again', async () => {
    const retry = vi.fn();
    const { user } = await renderShell({ bare: true, content: <SettingsFailedCard onRetry={retry} /> });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('an application that could not start', () => {
  it('names the field in both languages, without catalogues', () => {
    stubDevice({ prefersDark: true, wide: true });
    render(<StartFailure field="apis.profile" />);
    expect(screen.getByText('/config.json: apis.profile')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveAttribute('lang', 'he');
    expect(screen.getByText('The configuration cannot be used')).toBeInTheDocument();
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it('names the file when it is missing, and no field for another failure', () => {
    stubDevice();
    const { rerender } = render(<StartFailure field="" />);
    expect(screen.getByText('/config.json')).toBeInTheDocument();
    rerender(<StartFailure />);
    expect(screen.queryByText(/config\.json/)).not.toBeInTheDocument();
    expect(screen.getByText('The application did not start')).toBeInTheDocument();
  });
});

describe('a screen that fails while it is drawn', () => {
  const isExpected = (event: ErrorEvent) => event.preventDefault();

  it('leaves the frame standing, can be tried again, and is forgotten elsewhere', async () => {
    const fine = () => screen.getByText('fine', { ignore: '[aria-hidden=true] *' });
    vi.mocked(console.error).mockImplementation(() => undefined);
    window.addEventListener('error', isExpected);
    let fails = true;
    function Screen() {
      const [text] = useState('fine');
      if (fails) throw new Error('broken');
      return text;
    }
    const { user, router } = await renderShell({
      content: (
        <RouteErrorBoundary>
          <Screen />
        </RouteErrorBoundary>
      ),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This screen cannot be shown');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Customers');

    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(fine()).toBeInTheDocument();

    fails = true;
    await act(() => router.navigate('/items/list'));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    fails = false;
    await act(() => router.navigate('/customers/list'));
    expect(fine()).toBeInTheDocument();
    window.removeEventListener('error', isExpected);
  });

  it('offers to load the page anew where the frame itself fails, and tells of it', async () => {
    const isExpected = (event: ErrorEvent) => event.preventDefault();
    vi.mocked(console.error).mockImplementation(() => undefined);
    window.addEventListener('error', isExpected);
    const report = vi.fn(() => 'id');
    const Broken = () => {
      throw new Error('broken');
    };
    await renderShell({
      bare: true,
      content: (
        <ReporterProvider value={{ ...silentReporter, report }}>
          <FrameErrorBoundary>
            <Broken />
          </FrameErrorBoundary>
        </ReporterProvider>
      ),
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('An error occured');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByText(/Reference: id$/)).toBeVisible();
    expect(report).toHaveBeenCalledTimes(1);
    window.removeEventListener('error', isExpected);
  });
});
