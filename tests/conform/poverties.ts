import type { Passing, Poverty } from './listening.ts';

const customers = 'GET /api/consumers';
export type Json = Record<string, unknown>;

/** Changes the answers to a call as JSON. */
export const spoil =
  (call: string | RegExp, change: (body: Json, passing: Passing) => unknown): Poverty['answers'] =>
  (passing) => {
    if (passing.status >= 300 || !(typeof call === 'string' ? passing.call === call : call.test(passing.call))) return;
    const body = JSON.parse(passing.text) as Json;
    passing.text = JSON.stringify(change(body, passing) ?? body);
  };

const eachRow = (change: (row: Json, index: number) => unknown) =>
  spoil(customers, ({ data, ...rest }) => ({
    ...rest,
    data: (data as Json[]).map((row, index) => change(row, index) ?? row),
  }));

const forget = (...names: string[]): Poverty => ({
  asks: (call, query) => {
    if (call === customers) for (const name of names) query.delete(name);
  },
});

const answering = (call: string, change: (passing: Passing) => void): Poverty => ({
  answers: (passing) => {
    if (passing.call === call && passing.status < 300) change(passing);
  },
});

/** What a server does badly, and what is said of it. */
export const poverties: readonly (readonly [string, Poverty, RegExp])[] = [
  [
    'leaves out a field',
    { answers: eachRow(({ consumerName: _left, ...row }) => row) },
    /^misses consumers\.list fields: consumerName is missing/,
  ],
  [
    'leaves out a field that may be null',
    { answers: eachRow(({ consumerPhone: _left, ...row }) => row) },
    /^misses consumers\.list fields: consumerPhone is in no row/,
  ],
  [
    'sends a field in another type',
    { answers: eachRow((row) => ({ ...row, active: 'yes' })) },
    /^wrong consumers\.list fields: active is not written/,
  ],
  [
    'sends ids that are none',
    { answers: eachRow((row) => ({ ...row, terminalID: 7 })) },
    /^wrong consumers\.list fields: terminalID is not written/,
  ],
  [
    'fails',
    answering(customers, (passing) => Object.assign(passing, { status: 500 })),
    /^refuses consumers\.list answer: The answer is a failure \(500\)/,
  ],
  [
    'has no $meta',
    answering(`${customers}/$meta`, (passing) => Object.assign(passing, { status: 404 })),
    /^refuses consumers\.meta answer: There is no such call/,
  ],
  [
    'has a $meta without columns',
    { answers: spoil(`${customers}/$meta`, () => ({})) },
    /^refuses consumers\.meta columns: /,
  ],
  [
    'leaves out a column',
    {
      answers: spoil(`${customers}/$meta`, ({ columns }) => {
        const { consumerName: _left, ...others } = columns as Json;
        return { columns: others };
      }),
    },
    /^misses consumers\.meta columns: The column consumerName is missing/,
  ],
  [
    'describes columns in types that nobody knows',
    {
      answers: spoil(`${customers}/$meta`, ({ columns }) => ({
        columns: Object.fromEntries(
          Object.entries(columns as Json).map(([name, column]) => [name, { ...(column as Json), dataType: 'varchar' }]),
        ),
      })),
    },
    /^wrong consumers\.meta columns: .*no data type/,
  ],
  [
    'speaks English alone',
    {
      answers: spoil(`${customers}/$meta`, ({ columns }) => ({
        columns: Object.fromEntries(Object.keys(columns as Json).map((name) => [name, { name, dataType: 'string' }])),
      })),
    },
    /^wrong consumers\.meta Hebrew: /,
  ],
  ['ignores the size of a page', forget('take'), /^wrong consumers\.list paging: A page holds more rows/],
  ['ignores where a page begins', forget('skip'), /^wrong consumers\.list paging: The second page/],
  [
    'counts the page',
    { answers: spoil(customers, ({ data, ...rest }) => ({ ...rest, data, numberOfRecords: (data as Json[]).length })) },
    /^wrong consumers\.list paging: .*counts the page/,
  ],
  [
    'counts wrongly',
    {
      answers: spoil(customers, ({ numberOfRecords, ...rest }) => ({
        ...rest,
        numberOfRecords: Number(numberOfRecords) + 3,
      })),
    },
    /^wrong consumers\.list totals: numberOfRecords is not/,
  ],
  [
    'gives no count',
    { answers: spoil(customers, ({ numberOfRecords: _left, ...rest }) => rest) },
    /^misses consumers\.list envelope: numberOfRecords/,
  ],
  [
    'ignores filters',
    forget('nationalID', 'phone', 'email', 'consumerID', 'externalReference', 'origin'),
    /^wrong consumers\.list filters: .*not followed/,
  ],
  ['takes what is no id', forget('terminalID'), /^wrong consumers\.list malformed filter: /],
  [
    'calls JSON a text',
    answering(customers, ({ headers }) => headers.set('content-type', 'text/plain')),
    /^wrong consumers\.list answer: .*text\/plain/,
  ],
  [
    'answers a page',
    answering(customers, (passing) => Object.assign(passing, { text: '<html></html>' })),
    /^refuses consumers\.list answer: The answer is no JSON/,
  ],
  [
    'has another envelope',
    { answers: spoil(customers, ({ data }) => ({ items: data })) },
    /^refuses consumers\.list envelope: Rows do not stand/,
  ],
  [
    'answers bare rows',
    { answers: spoil(customers, ({ data }) => data) },
    /^refuses consumers\.list envelope: .*no object/,
  ],
  [
    'gives one record for another',
    {
      answers: spoil(/^GET \/api\/consumers\/[\da-f-]{36}$/, (body) => ({
        ...body,
        consumerID: '00000000-0000-4000-8000-000000000001',
      })),
    },
    /^wrong consumers\.get same record: /,
  ],
  [
    'answers what does not exist',
    {
      answers: (passing) => {
        if (passing.call.endsWith('/00000000-0000-4000-8000-000000000000'))
          Object.assign(passing, { status: 200, text: '{}' });
      },
    },
    /^wrong consumers\.get unknown record: /,
  ],
  [
    'asks for no token',
    {
      answers: (passing) => {
        if (passing.status === 401) Object.assign(passing, { status: 200, text: '{}' });
      },
    },
    /^wrong consumers\.list without a token: /,
  ],
  [
    'knows no CORS',
    { answers: ({ headers }) => headers.delete('access-control-allow-origin') },
    /^refuses consumers\.list another origin: /,
  ],
  [
    'hides the names of files',
    { answers: ({ headers }) => headers.delete('access-control-expose-headers') },
    /^misses consumers\.list another origin: .*Content-Disposition/,
  ],
  [
    'sends a page for a spreadsheet',
    answering(`${customers}/$excel`, ({ headers }) => headers.set('content-type', 'text/html')),
    /^refuses consumers\.excel file: /,
  ],
];
