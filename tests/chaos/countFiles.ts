import { isObject } from '#contract/envelope.ts';
import type { Day, Deed } from './day.ts';
import type { Ask, Finding } from './finding.ts';
import { customerOf, fates, foundImports, referencesOf } from './standingOrderFile.ts';

const isFile = ({ kind }: Deed) => kind === 'file of standing orders';
const isDone = ({ answer }: Deed) => answer !== undefined && answer.status < 400;

/** What was sent, also where it was sent again as another file; and whether somebody was told that it is there. */
function filesOf({ deeds }: Day): Map<string, boolean> {
  const files = new Map<string, boolean>();
  for (const deed of deeds.filter(isFile)) {
    const file = deed.name.replace(/-again$/, '');
    files.set(file, isDone(deed) || files.get(file) === true);
  }
  return files;
}

/** Why something is there too often, or is not there though somebody was told so. */
const isWrong = (there: number, isTold: boolean) => there > 1 || (isTold && there !== 1);

async function countDeals(ask: Ask, files: ReadonlyMap<string, boolean>): Promise<Finding> {
  const wrong: string[] = [];
  let there = 0;
  for (const [file, isTold] of files) {
    const rows = await ask(
      `select deal_reference as reference, count(*) as there from billing_deals where deal_reference like $1 group by 1`,
      [`${file}-row-%`],
    );
    const found = new Map(rows.map(({ reference, there: times }) => [String(reference), Number(times)]));
    for (const reference of new Set([...referencesOf(file), ...found.keys()])) {
      const times = found.get(reference) ?? 0;
      there += times;
      const isKnown = referencesOf(file).includes(reference);
      if (!isKnown || isWrong(times, isTold)) wrong.push(`${reference}: ${times}`);
    }
  }
  return { what: 'Every sound row of a file is a standing order, once', of: there, wrong };
}

async function countCustomers(ask: Ask, files: ReadonlyMap<string, boolean>): Promise<Finding> {
  const wrong: string[] = [];
  for (const [file, isTold] of files) {
    const [row] = await ask('select count(*) as there from consumers where consumer_email = $1', [customerOf(file)]);
    if (isWrong(Number(row?.there), isTold)) wrong.push(`${file}: ${JSON.stringify(row)}`);
  }
  return { what: 'The customer whom a file names first is there once', of: files.size, wrong };
}

/** What is kept of an import; `$1` is the name it was sent by. */
const kept = `with rows as (select * from import_rows where import_id in (${foundImports}))
  select count(*) as total, count(*) filter (where status = 'succeeded') as succeeded,
    count(*) filter (where status = 'failed') as failed,
    count(*) filter (where status = 'failed' and billing_deal_id is not null) as skipped,
    count(*) - count(distinct row_number) as twice,
    count(*) filter (where status = 'succeeded' and deal.billing_deal_id is null) as empty,
    (select status from attempts where attempt_key = $1) as answered
  from rows left join billing_deals as deal using (billing_deal_id)`;

const numberIn = (told: unknown, name: string) => (isObject(told) ? Number(told[name]) : Number.NaN);

/** Whether an import is as it was told, and every row that is told as done is. */
function isAsTold(row: Readonly<Record<string, unknown>>, deed: Deed): boolean {
  if (Number(row.twice) > 0 || Number(row.empty) > 0) return false;
  if (!isDone(deed)) return true;
  const told = deed.answer?.more;
  const names = ['total', 'succeeded', 'failed', 'skipped'];
  const isSame = names.every((name) => Number(row[name]) === numberIn(told, name));
  return isSame && Number(row.total) === fates.total && row.answered !== null;
}

async function countImports(ask: Ask, { deeds }: Day): Promise<Finding> {
  const sent = deeds.filter(isFile);
  const wrong: string[] = [];
  for (const deed of sent) {
    const [row = {}] = await ask(kept, [deed.name]);
    if (!isAsTold(row, deed)) wrong.push(`${deed.name}: ${JSON.stringify({ ...row, told: deed.answer?.more })}`);
  }
  return { what: 'An import has its end, and its rows are as was told', of: sent.length, wrong };
}

/** A file that nobody has imported before fares as its rows say. */
function countFates({ deeds }: Day): Finding {
  const first = deeds.filter((deed) => isFile(deed) && isDone(deed) && !deed.name.endsWith('-again'));
  const names = ['total', 'succeeded', 'failed', 'skipped'] as const;
  const wrong = first
    .filter(({ answer }) => names.some((name) => numberIn(answer?.more, name) !== fates[name]))
    .map(({ name, answer }) => `${name}: ${JSON.stringify(answer?.more)}`);
  return { what: 'A new file is told row by row what it is', of: first.length, wrong };
}

/** Counts what became of files of standing orders. */
export async function countFiles(ask: Ask, day: Day): Promise<Finding[]> {
  const files = filesOf(day);
  return [
    await countDeals(ask, files),
    await countCustomers(ask, files),
    await countImports(ask, day),
    countFates(day),
  ];
}
