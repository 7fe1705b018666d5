import { invoicingProviders, type InvoicingProvider } from '#contract/features.ts';
import { ApiError } from '#sandbox/core/apiError.ts';
import { createRandom, type Random } from '#sandbox/db/seed/random.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';

/** How many customers and items each simulated provider has, and how its own numbers begin. */
export const providerShapes: Record<InvoicingProvider, { prefix: string; customers: number; items: number }> = {
  RapidOne: { prefix: 'RO', customers: 18, items: 14 },
  EasyInvoice: { prefix: 'EI', customers: 24, items: 20 },
  MorningInvoice: { prefix: 'MI', customers: 21, items: 16 },
  iCount: { prefix: 'IC', customers: 15, items: 12 },
};

/** The provider a terminal is connected to; undefined when there is none that the sandbox knows. */
export function findProvider({ integrations }: Pick<Terminal, 'integrations'>): InvoicingProvider | undefined {
  const name = integrations.invoicing?.provider;
  return invoicingProviders.find((known) => known.toLowerCase() === name?.toLowerCase());
}

/** The same. @throws ApiError 400 when there is none */
export function providerOf(terminal: Pick<Terminal, 'integrations'>): InvoicingProvider {
  const provider = findProvider(terminal);
  if (!provider)
    throw new ApiError(400, 'NoInvoicingIntegration', {
      errors: [{ code: 'terminalID', description: 'NoInvoicingIntegration' }],
    });
  return provider;
}

// spec gap: what providers refuse.
/** Customers at this address get no documents, so that a refusal can be tried out. */
const refusedHost = '@refused.test';

/** @throws ApiError 400 for a document that the simulated provider does not take */
export function requireAccepted(
  provider: InvoicingProvider,
  { consumerEmail }: { consumerEmail: string | null },
): void {
  if (!consumerEmail?.toLowerCase().endsWith(refusedHost)) return;
  const values = { provider };
  throw new ApiError(400, 'ProviderRefused', {
    values,
    errors: [{ code: 'dealDetails.consumerEmail', description: 'ProviderRefused', values }],
  });
}

/** What a provider tells of a merchant is always the same: a stream of its own for each. */
export const randomOf = (provider: InvoicingProvider, merchantID: string, noun: string): Random =>
  createRandom(`${provider}:${merchantID}:${noun}`);
