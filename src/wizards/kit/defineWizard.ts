import { createElement, type ComponentType } from 'react';
import { definePage, type DeclaredPage, type PageAddress } from '#src/resources/definePage.ts';
import type { RouteName } from '#src/resources/paths.ts';
import { readParameters, type QueryParameters, type QueryValues } from '#src/resources/queryParameters.ts';
import type { ResourceScreen } from '#src/resources/resource.ts';
import type { StartOf } from '#src/resources/wizardPaths.ts';

/** What a wizard is told by whoever declares it. */
export interface WizardPageProps<Start> {
  /** The name of its route; drafts are kept under it. */
  name: string;
  /** Reads what the query of its address begins it with. */
  readStart: (search: string) => Start;
}

/** What an address may begin its wizard with. */
type StartAt<Address> = Address extends { route: infer Name extends RouteName }
  ? StartOf<Name>
  : Address extends { parameters: infer Declared extends QueryParameters }
    ? QueryValues<Declared>
    : QueryValues<Record<never, never>>;

/** What a wizard says beside its address: `wizard` loads its steps (`createWizard`, or `createWizardPage`). */
interface DeclaredWizard<Start> extends Pick<DeclaredPage, 'menu'> {
  wizard: () => Promise<ComponentType<WizardPageProps<Start>>>;
}

/**
 * Declares a wizard: what the menu, the router and the title need at once, and its steps when it is opened. Its address is a
 * route of the specification, or one of its own with the parameters that may begin it.
 * @example
 * export const invoice = defineWizard({
 *   route: 'CreateInvoice', menu: { group: 'documents', icon: NoteAdd, last: true },
 *   wizard: async () => (await import('./invoiceWizard.ts')).InvoiceWizard,
 * });
 */
export function defineWizard<const Address extends PageAddress>(
  declared: Address & DeclaredWizard<StartAt<Address>>,
): ResourceScreen;
export function defineWizard({
  wizard,
  ...rest
}: PageAddress & DeclaredWizard<QueryValues<QueryParameters>>): ResourceScreen {
  async function page() {
    const Wizard = await wizard();
    return () => createElement(Wizard, { name: screen.page.name, readStart });
  }
  const screen = definePage({ ...rest, page }, 'wizard');
  const readStart = (search: string) => readParameters(screen.page.parameters ?? {}, search);
  return screen;
}
