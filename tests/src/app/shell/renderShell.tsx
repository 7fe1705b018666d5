import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { Locale } from '#contract/constants.ts';
import type { Role } from '#contract/roles.ts';
import { createQueryClient } from '#src/app/createQueryClient.ts';
import { AppTheme } from '#src/app/AppTheme.tsx';
import { createAnnouncements } from '#src/app/announcements.ts';
import { FailureNotifications } from '#src/app/shell/messages/FailureNotifications.tsx';
import { Layout } from '#src/app/shell/Layout.tsx';
import { Notifications } from '#src/app/shell/messages/Notifications.tsx';
import { PersonProvider } from '#src/authProvider/currentPerson.ts';
import { createI18nProvider } from '#src/i18n/i18nProvider.ts';
import { createSavedStore, SavedStoreProvider } from '#src/settings/savedStore.ts';
import { SelectedTerminalProvider } from '#src/settings/selectedTerminal.tsx';
import { createTabChoice } from '#src/settings/terminalChoice.ts';
import { SettingsProvider } from '#src/settings/settings.ts';
import { isAvailable, type Terminal } from '#src/settings/terminals.ts';
import { ProductProvider } from '#src/ui/product.ts';
import { stubDevice, type Device } from '#tests/support/device.ts';
// What loads on first use is at hand before the first test, so that no test waits for a compiler.
import '#src/app/shell/NavigationSheet.tsx';
import '#src/app/shell/controls/TerminalPopover.tsx';
import '#src/i18n/en.ts';
import '#src/i18n/he.ts';
import '#src/ui/menus/MenuPopup.tsx';

function terminalOf(terminalID: string, label: string, enabledFeatures: string[], status = 'active'): Terminal {
  return { terminalID, label, status, enabledFeatures, integrations: {} };
}

/** Two terminals in use, the second without features, and a disabled one. */
const terminals: readonly Terminal[] = [
  terminalOf('t-1', 'Tel Aviv', ['Billing', 'Checkout', 'CreditCardTokens']),
  terminalOf('t-2', 'Haifa', []),
  terminalOf('t-3', 'Old shop', [], 'disabled'),
];

export interface ShellOptions {
  path?: string;
  /** Addresses the person visited before `path`. */
  visited?: readonly string[];
  roles?: readonly Role[];
  locale?: Locale;
  device?: Device;
  /** Stands inside the frame; without `bare` set, the frame is the layout of the route. */
  content?: ReactNode;
  bare?: boolean;
}

/** Draws the frame, or content of its own, with everything around it that the application gives. */
export async function renderShell(options: ShellOptions = {}) {
  const { path = '/customers/list', visited = [], roles = ['Manager'], locale = 'en-IL', content = null } = options;
  const changeDevice = stubDevice(options.device);
  const i18nProvider = await createI18nProvider({ initialLocale: locale, fallbackLocale: 'he-IL' });
  const saved = createSavedStore(window.localStorage, 'test');
  const announcements = createAnnouncements();
  const logout = vi.fn(() => Promise.resolve(false as const));
  const authProvider = {
    login: () => Promise.resolve(),
    logout,
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getPermissions: () => Promise.resolve(roles),
  };
  const queryClient = createQueryClient();
  const store = memoryStore();
  const tab = createTabChoice(window.sessionStorage, 'test');
  const settings = {
    allTerminals: terminals,
    terminals: terminals.filter(isAvailable),
    dictionaries: {},
    currencies: [],
  };
  const frame = (
    <CoreAdminContext {...{ i18nProvider, authProvider, queryClient, store }}>
      <AppTheme>
        <SettingsProvider value={settings}>
          <SelectedTerminalProvider tab={tab}>
            {options.bare ? content : <Layout>{content}</Layout>}
          </SelectedTerminalProvider>
        </SettingsProvider>
        <FailureNotifications subscribe={announcements.subscribe} />
        <Notifications />
      </AppTheme>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: frame }], { initialEntries: [...visited, path] });
  const view = render(
    <SavedStoreProvider value={saved}>
      <PersonProvider value={{ id: 'p-1', displayName: 'Dana Cohen', roles }}>
        <ProductProvider value={{ version: '1.2.3', supportEmail: 'help@example.test' }}>
          <RouterProvider router={router} useTransitions={false} />
        </ProductProvider>
      </PersonProvider>
    </SavedStoreProvider>,
  );
  return { ...view, user: userEvent.setup(), router, saved, announcements, logout, queryClient, changeDevice };
}
