import { and, eq, inArray, or } from 'drizzle-orm';
import { consumerRequest } from '#contract/entities/consumer.ts';
import { foldText } from '#contract/foldText.ts';
import { fault } from '#contract/rules/fault.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { type ProvidedCustomer, providedCustomers } from '#sandbox/domain/invoicing/customers.ts';
import { folded } from '#sandbox/list/filterRules.ts';
import { type ImportOutcome, reasonOf, runImport, validateRow } from '#sandbox/domain/invoicing/importing.ts';
import type { InvoicingProvider } from '#contract/features.ts';
import { consumerSave } from './save.ts';

// spec gap: a customer is there already who came from this provider's row before, or who has its e-mail; deleted ones too.
async function findKnown(db: Database, call: Call, provider: InvoicingProvider, rows: readonly ProvidedCustomer[]) {
  const emails = rows.map(({ consumerEmail }) => foldText(consumerEmail)).filter((email) => email !== '');
  const references = rows.map(({ externalReference }) => externalReference);
  const found = await db
    .select({ email: consumers.consumerEmail, reference: consumers.externalReference, origin: consumers.origin })
    .from(consumers)
    .where(
      and(
        eq(consumers.merchantID, call.caller.merchantID),
        or(
          inArray(folded(consumers.consumerEmail), emails),
          and(eq(consumers.origin, provider), inArray(consumers.externalReference, references)),
        ),
      ),
    );
  const knownEmails = new Set(found.map(({ email }) => foldText(email ?? '')));
  const knownReferences = new Set(found.filter(({ origin }) => origin === provider).map(({ reference }) => reference));
  return ({ consumerEmail, externalReference }: ProvidedCustomer) =>
    knownReferences.has(externalReference) || (consumerEmail !== '' && knownEmails.has(foldText(consumerEmail)));
}

/** GET /api/consumers/import?terminalID: pulls customers from the terminal's invoicing provider (docs/wire.md §5.2). */
export const importConsumers: Handler = (call) =>
  runImport(call, 'CustomersImported', async (tx, { provider, terminalID }) => {
    const rows = providedCustomers(provider, call.caller.merchantID);
    const isKnown = await findKnown(tx, call, provider, rows);
    const outcome: ImportOutcome = { imported: 0, skipped: 0, failed: [] };
    for (const row of rows) {
      const name = row.consumerName;
      const judged = row.consumerEmail
        ? validateRow(call, consumerRequest, { ...row, origin: provider })
        : { fault: fault('CanNotImportCustomerWithoutEmail') };
      if (isKnown(row)) outcome.skipped += 1;
      else if ('fault' in judged) outcome.failed.push({ name, reason: reasonOf(call, judged.fault) });
      else {
        await consumerSave.insert(tx, call, judged.request, terminalID);
        outcome.imported += 1;
      }
    }
    return outcome;
  });
