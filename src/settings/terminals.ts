import { isObject } from '#contract/envelope.ts';
import { parseList } from '#src/dataProvider/parseList.ts';
import type { HttpClient } from '#src/dataProvider/http/httpClient.ts';

/** A terminal as the application uses it (spec §3). */
export interface Terminal {
  terminalID: string;
  label: string;
  /** `disabled` means deleted: hidden unless deleted ones are asked for (spec §4). */
  status: string;
  enabledFeatures: readonly string[];
  integrations: Readonly<Record<string, unknown>>;
  merchantID?: string;
  /** The rest is for what moves money; absent = the server does not say. A fraction, 0.18. */
  vatRate?: number;
  cvvRequired?: boolean;
  nationalIDRequired?: boolean;
  /** Holds (J5) are offered. */
  allowJ5?: boolean;
  /** `settings.applyExternalCommission`: how the customer's consent to a commission is asked for. */
  externalCommission?: string;
  /** Billing deals are charged by themselves when they are due. */
  chargesByItself?: boolean;
  /** A document is made of each payment, unless somebody says otherwise. */
  issuesDocuments?: boolean;
  /** Types of documents that a charge and a refund give. */
  invoiceTypes?: { charge?: string; refund?: string };
}

const flags = ['cvvRequired', 'nationalIDRequired'] as const;

/** What a terminal says of payments, as far as it is sound. */
function parsePayments(row: Record<string, unknown>): Partial<Terminal> {
  const settings = isObject(row.settings) ? row.settings : {};
  const billing = isObject(row.billingSettings) ? row.billingSettings : {};
  const { createRecurrentPaymentsAutomatically: chargesByItself } = billing;
  const { issueInvoice: issuesDocuments } = isObject(row.checkoutSettings) ? row.checkoutSettings : {};
  const { applyExternalCommission } = settings;
  const types = { charge: row.defaultInvoiceType, refund: row.defaultRefundInvoiceType };
  const invoiceTypes = Object.entries(types).filter(([, type]) => typeof type === 'string');
  return {
    ...(typeof row.vatRate === 'number' && { vatRate: row.vatRate }),
    ...Object.fromEntries(flags.filter((name) => typeof row[name] === 'boolean').map((name) => [name, row[name]])),
    ...(typeof settings.allowJ5 === 'boolean' && { allowJ5: settings.allowJ5 }),
    ...(typeof chargesByItself === 'boolean' && { chargesByItself }),
    ...(typeof issuesDocuments === 'boolean' && { issuesDocuments }),
    ...(typeof applyExternalCommission === 'string' && { externalCommission: applyExternalCommission }),
    ...(invoiceTypes.length > 0 && { invoiceTypes: Object.fromEntries(invoiceTypes) }),
  };
}

function parseTerminal(row: Record<string, unknown>): Terminal | undefined {
  const { terminalID, label, status, enabledFeatures, integrations, merchantID } = row;
  if (typeof terminalID !== 'string') return undefined;
  return {
    terminalID,
    label: typeof label === 'string' && label !== '' ? label : terminalID,
    status: typeof status === 'string' ? status : '',
    enabledFeatures: Array.isArray(enabledFeatures) ? enabledFeatures.filter((one) => typeof one === 'string') : [],
    integrations: isObject(integrations) ? integrations : {},
    ...(typeof merchantID === 'string' && { merchantID }),
    ...parsePayments(row),
  };
}

/** All terminals of the merchant, disabled ones included, in the server's order. */
export async function loadTerminals(
  http: Pick<HttpClient, 'call'>,
  signal?: AbortSignal,
  background = false,
): Promise<Terminal[]> {
  const body = await http.call('terminals.list', { ...(signal && { signal }), ...(background && { background }) });
  return parseList(body)
    .data.map(parseTerminal)
    .filter((terminal) => terminal !== undefined);
}

/** Disabled terminals count as deleted. */
export function isAvailable(terminal: Terminal): boolean {
  return terminal.status !== 'disabled';
}

/**
 * Chooses the terminal (spec §4): the one an address names, else the tab's own, else the saved one, else the first.
 * Only an address or a person's own choice reaches a disabled one.
 */
export function chooseTerminal(
  terminals: readonly Terminal[],
  wanted: { address?: string | undefined; tab?: string | undefined; saved?: string | undefined },
): Terminal | undefined {
  const available = terminals.filter(isAvailable);
  const named = (among: readonly Terminal[], id: string | undefined) =>
    id === undefined ? undefined : among.find(({ terminalID }) => terminalID === id);
  return (
    named(terminals, wanted.address) ?? named(terminals, wanted.tab) ?? named(available, wanted.saved) ?? available[0]
  );
}
