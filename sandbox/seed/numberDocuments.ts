import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/core/database.ts';

/**
 * Numbers a merchant's documents in the order of time, each official type by itself, and keeps with each what was credited
 * of it. Their rows were made out of that order, so they can not be numbered before.
 */
export async function numberDocuments(db: Database, merchantID: string): Promise<void> {
  await db.execute(sql`
    with numbered as (
      select invoice_id,
        row_number() over (partition by official_type order by invoice_timestamp, invoice_id)::text as number
      from invoices where merchant_id = ${merchantID} and status <> 'initial'
    ), credited as (
      select origin_invoice_id, sum(invoice_amount) as amount, sum(vat_total) as vat
      from invoices where merchant_id = ${merchantID} and origin_invoice_id is not null and status <> 'initial'
      group by origin_invoice_id
    )
    update invoices set
      invoice_number = numbered.number,
      invoice_details = jsonb_set(invoice_details, '{invoiceNumber}', to_jsonb(numbered.number)),
      credited_amount = coalesce(credited.amount, 0),
      credited_vat = coalesce(credited.vat, 0)
    from numbered left join credited on credited.origin_invoice_id = numbered.invoice_id
    where invoices.invoice_id = numbered.invoice_id
  `);
}
