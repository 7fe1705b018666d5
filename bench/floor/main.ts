import { fieldText, lists, readBenchConfig, type ListName } from '#bench/benchConfig.ts';

/** The least a browser must do for a list: one question, one table, written by hand. */
const config = readBenchConfig();

function element<Tag extends keyof HTMLElementTagNameMap>(selector: string, tag: Tag): HTMLElementTagNameMap[Tag] {
  const found = document.querySelector(selector);
  if (found?.localName !== tag) throw new Error(`no ${selector}`);
  return found as HTMLElementTagNameMap[Tag];
}

const head = element('thead', 'thead');
const body = element('tbody', 'tbody');
const size = element('#size', 'select');
const shown = {
  list: lists.find((list) => new URLSearchParams(location.search).get('list') === list) ?? lists[0],
  skip: 0,
  further: '',
  take: Number(new URLSearchParams(location.search).get('take') ?? 100),
};

function rowOf(tag: 'td' | 'th', texts: readonly string[]): HTMLTableRowElement {
  const row = document.createElement('tr');
  for (const text of texts) {
    const cell = document.createElement(tag);
    cell.textContent = text;
    row.append(cell);
  }
  return row;
}

async function show(change: Partial<typeof shown>): Promise<void> {
  Object.assign(shown, change);
  const { address, columns } = config.lists[shown.list];
  const response = await fetch(`${address}&take=${shown.take}&skip=${shown.skip}${shown.further}`, {
    headers: { authorization: `Bearer ${config.token}` },
  });
  const { data } = (await response.json()) as { data: Record<string, unknown>[] };
  const headings = columns.map(({ label }) => label);
  const rows = data.map((row) =>
    rowOf(
      'td',
      columns.map(({ field }) => fieldText(row, field)),
    ),
  );
  head.replaceChildren(rowOf('th', headings));
  const sort = document.createElement('button');
  sort.textContent = '↑';
  sort.addEventListener(
    'click',
    () => void show({ further: `&sortBy=${columns[0]?.field ?? ''}&sortDesc=false`, skip: 0 }),
  );
  head.querySelector('th')?.append(sort);
  body.replaceChildren(...rows);
}

size.value = String(shown.take);
size.addEventListener('change', () => void show({ take: Number(size.value), skip: 0 }));
element('#next', 'button').addEventListener('click', () => void show({ skip: shown.skip + shown.take }));
element('#chip', 'button').addEventListener(
  'click',
  () => void show({ further: '&quickStatusFilter=Completed', skip: 0 }),
);
for (const button of document.querySelectorAll<HTMLButtonElement>('#menu button')) {
  button.addEventListener('click', () => void show({ list: button.dataset.list as ListName, skip: 0 }));
}
void show({});
