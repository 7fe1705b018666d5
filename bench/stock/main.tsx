import { createRoot } from 'react-dom/client';
import { Admin, DataTable, FunctionField, List, Resource, type DataProvider } from 'react-admin';
import { fieldText, lists, readBenchConfig, type ListName } from '#bench/benchConfig.ts';

/** React-admin as it comes: its own shell, list and table, on the application's data. */
const config = readBenchConfig();

const getList: DataProvider['getList'] = async (resource, { pagination, sort }) => {
  const { address, id } = config.lists[resource as ListName];
  const { page, perPage } = pagination ?? { page: 1, perPage: 100 };
  const order = sort?.field && sort.field !== 'id' ? `&sortBy=${sort.field}&sortDesc=${sort.order === 'DESC'}` : '';
  const response = await fetch(`${address}&take=${perPage}&skip=${(page - 1) * perPage}${order}`, {
    headers: { authorization: `Bearer ${config.token}` },
  });
  const { data, numberOfRecords } = (await response.json()) as {
    data: Record<string, unknown>[];
    numberOfRecords: number;
  };
  return { data: data.map((row) => ({ ...row, id: String(row[id]) })) as never[], total: numberOfRecords };
};

const notAsked = () => Promise.reject(new Error('not part of the bench'));
const dataProvider: DataProvider = {
  getList,
  getOne: notAsked,
  getMany: notAsked,
  getManyReference: notAsked,
  create: notAsked,
  update: notAsked,
  updateMany: notAsked,
  delete: notAsked,
  deleteMany: notAsked,
};

function listOf(name: ListName) {
  const { columns } = config.lists[name];
  return function StockList() {
    return (
      <List perPage={100}>
        <DataTable rowClick={false}>
          {columns.map(({ field, label }) => (
            <DataTable.Col key={field} source={field} label={label}>
              <FunctionField render={(record: Record<string, unknown>) => fieldText(record, field)} />
            </DataTable.Col>
          ))}
        </DataTable>
      </List>
    );
  };
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Admin dataProvider={dataProvider} disableTelemetry>
      {lists.map((name) => (
        <Resource key={name} name={name} list={listOf(name)} />
      ))}
    </Admin>,
  );
}
