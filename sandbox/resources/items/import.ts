import { and, eq, inArray } from 'drizzle-orm';
import { itemRequest } from '#contract/entities/item.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { items } from '#sandbox/db/schema/item.ts';
import { type ImportOutcome, reasonOf, runImport, validateRow } from '#sandbox/domain/invoicing/importing.ts';
import { providedCategories, type ProvidedItem, providedItems } from '#sandbox/domain/invoicing/items.ts';
import type { InvoicingProvider } from '#contract/features.ts';
import { keepCategories, readCategories } from './categories.ts';
import { itemSave } from './save.ts';

/** References of the provider's items that have been imported before; deleted ones too, nobody wants them back. */
async function findKnown(db: Database, call: Call, provider: InvoicingProvider, rows: readonly ProvidedItem[]) {
  const references = rows.map(({ externalReference }) => externalReference);
  const found = await db
    .select({ reference: items.externalReference })
    .from(items)
    .where(
      and(
        eq(items.merchantID, call.caller.merchantID),
        eq(items.origin, provider),
        inArray(items.externalReference, references),
      ),
    );
  return new Set(found.map(({ reference }) => reference));
}

/** GET /api/items/import?terminalID: pulls items from the terminal's invoicing provider (docs/wire.md §5.2). */
export const importItems: Handler = (call) =>
  runImport(call, 'ItemsImported', async (tx, { provider, terminalID }) => {
    const rows = providedItems(provider, call.caller.merchantID);
    const known = await findKnown(tx, call, provider, rows);
    const outcome: ImportOutcome = { imported: 0, skipped: 0, failed: [] };
    for (const row of rows) {
      const judged = validateRow(call, itemRequest, { ...row, origin: provider });
      const name = row.itemName || row.externalReference;
      if (known.has(row.externalReference)) outcome.skipped += 1;
      else if ('fault' in judged) outcome.failed.push({ name, reason: reasonOf(call, judged.fault) });
      else {
        await itemSave.insert(tx, call, judged.request, terminalID);
        outcome.imported += 1;
      }
    }
    return outcome;
  });

/** GET /api/items/import/categories?terminalID: the answer names all of the merchant's categories. */
export const importCategories: Handler = (call) =>
  runImport(call, 'CategoriesImported', async (tx, { provider }) => {
    const provided = providedCategories(provider);
    const imported = await keepCategories(tx, call, provided);
    const skipped = provided.length - imported;
    return { imported, skipped, failed: [], categories: await readCategories(tx, call) };
  });
