import { addDays } from '#contract/calendarDays.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import type { ListEndpointId } from '#contract/filters.ts';
import { israelDay } from '#contract/israelDay.ts';
import { isObject } from '#contract/envelope.ts';
import { when, wrong } from '#conform/check.ts';
import type { Kit, ReadList } from '#conform/kit.ts';
import { checkFile } from './files.ts';
import { checkRead } from './records.ts';

type ReadLists = ReadonlyMap<ListEndpointId, ReadList>;

const figures = Object.keys(endpoints).filter((id): id is EndpointId => id.startsWith('dashboard.'));
const sheets = Object.keys(endpoints).filter(
  (id): id is `${string}.excel` & EndpointId => endpoints[id as EndpointId].kind === 'excel',
);

/** Transactions by day: groups count what the list counts. */
async function checkGroups(kit: Kit, terminalID: string, read: ReadLists): Promise<void> {
  const id = 'transactions.grouped';
  const answer = await checkRead(kit, id, { query: { terminalID } });
  const groups = isObject(answer) && Array.isArray(answer.groups) ? answer.groups.filter(isObject) : [];
  const sum = groups.reduce((all, { numberOfRecords }) => all + Number(numberOfRecords), 0);
  const count = read.get('transactions.list')?.count;
  const most = groups.length > 0 && count !== undefined && sum > count;
  kit.checks.judge(id, 'totals', when(most, wrong('Groups count more rows than the list has.')));
}

async function checkSheets(kit: Kit, read: ReadLists): Promise<void> {
  for (const id of sheets) {
    const list = read.get(id.replace('.excel', '.list') as ListEndpointId);
    if (!list) kit.checks.skip(id, 'file', 'its list could not be read');
    else if (list.count > 5000) kit.checks.skip(id, 'file', 'the list has more than 5000 rows');
    else await checkFile(kit, id, 'spreadsheet', { query: list.query });
  }
}

/** The copy of a document, the card of a deal: what is asked of one row that has them. */
async function checkParts(kit: Kit, read: ReadLists): Promise<void> {
  const document = read.get('invoices.list')?.rows.find(({ invoiceNumber }) => Boolean(invoiceNumber));
  if (document) await checkFile(kit, 'invoices.downloadCopy', 'pdf', { path: { id: String(document.invoiceID) } });
  else kit.checks.skip('invoices.downloadCopy', 'file', 'no document was issued');
  const deal = read.get('billing.list')?.rows.find(({ cardNumber }) => Boolean(cardNumber));
  if (deal) await checkRead(kit, 'billing.cardNumber', { path: { id: String(deal.billingDealID) } });
  else kit.checks.skip('billing.cardNumber', 'answer', 'no deal has a card');
}

/** Reports for the tax authority, of the last month; a terminal without the integration has none. */
async function checkReports(kit: Kit, terminalID: string): Promise<void> {
  const dateTo = israelDay(new Date());
  const body = { terminalID, dateFrom: addDays(dateTo, -30), dateTo };
  for (const id of ['easyInvoice.taxReport', 'easyInvoice.hashReport'] as const) {
    const { status } = await kit.ask(id, { body });
    if (status >= 400 && status < 500 && status !== 401)
      kit.checks.skip(id, 'file', `refused (${status}): the terminal may lack the integration`);
    else await checkFile(kit, id, 'any', { body });
  }
}

/** Reads that are no list and no record: figures, files, what stands beside. */
export async function checkOthers(kit: Kit, terminalID: string, read: ReadLists): Promise<void> {
  const concerns = (noun: string) => kit.options.only === undefined || kit.options.only.includes(noun);
  if (concerns('dashboard')) {
    const query = { terminalID, quickDateFilter: 'last3Months', comparison: 'comparisonDate' };
    for (const id of figures) await checkRead(kit, id, { query });
  }
  if (concerns('terminals')) {
    await checkRead(kit, 'terminals.availableFeatures');
    await checkRead(kit, 'terminals.devices', { path: { terminalID } });
  }
  if (concerns('transactions')) await checkGroups(kit, terminalID, read);
  if (concerns('invoices'))
    await checkRead(kit, 'invoices.totals', { path: { segment: 'month' }, query: { terminalID } });
  if (concerns('easyInvoice')) await checkReports(kit, terminalID);
  await checkParts(kit, read);
  await checkSheets(kit, read);
}
