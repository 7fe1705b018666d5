/** A piece of the product with the name of one field, spelled as the contract has it and otherwise. */
export interface Snippet {
  name: string;
  right: string;
  wrong: string;
  text: (field: string) => string;
}

/** One for each place that reads or writes the wire. */
export const snippets: readonly Snippet[] = [
  {
    name: 'a screen',
    right: 'consumerName',
    wrong: 'consumerNmae',
    text: (field) => `
      import { LoadedRecord } from '#src/record/LoadedRecord.tsx';
      export function Screen({ id }: { id: string }) {
        return (
          <LoadedRecord resource="customers" id={id}>
            {(customer) => <p>{customer.${field}}</p>}
          </LoadedRecord>
        );
      }`,
  },
  {
    name: 'a record page',
    right: 'dealDetails.dealReference',
    wrong: 'dealDetails.dealReferense',
    text: (field) => `
      import type { RecordOf } from '#contract/entities/callTypes.ts';
      import type { RecordPageDeclaration } from '#src/record/declaration.ts';
      export const recordPage: RecordPageDeclaration<RecordOf<'transactions'>> = { facts: ['${field}'] };`,
  },
  {
    name: 'a row that is read',
    right: 'cardExpiration',
    wrong: 'cardExpiry',
    text: (field) => `
      import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
      export async function expiries(dataProvider: BackOfficeDataProvider): Promise<string[]> {
        const { data } = await dataProvider.getList('cards', {});
        return data.map((card) => card.${field});
      }`,
  },
  {
    name: 'an action',
    right: 'email',
    wrong: 'emial',
    text: (field) => `
      import type { ActionTools } from '#src/actions/actions.ts';
      export const send = (paymentTransactionID: string, { dataProvider }: ActionTools) =>
        dataProvider.operate('transactions.sendSlip', { body: { paymentTransactionID, ${field}: 'a@b.test' } });`,
  },
  {
    name: 'a path parameter',
    right: 'tokenId',
    wrong: 'tokenID',
    text: (field) => `
      import type { ActionTools } from '#src/actions/actions.ts';
      export const remove = (id: string, { dataProvider }: ActionTools) =>
        dataProvider.operate('cardTokens.delete', { path: { ${field}: id } });`,
  },
  {
    name: 'a payment',
    right: 'transactionAmount',
    wrong: 'transactionAmmount',
    text: (field) => `
      import type { DraftOf } from '#contract/entities/callTypes.ts';
      import type { ChargeRequest } from '#contract/entities/transactionRequest.ts';
      import { filled } from '#src/fields/wireValues.ts';
      export const charge = filled<DraftOf<ChargeRequest>>({ ${field}: 100 });`,
  },
  {
    name: 'a call that moves money',
    right: 'refundAmount',
    wrong: 'refundAmuont',
    text: (field) => `
      import type { MoneyCall } from '#src/attempts/moneyCall.ts';
      export const refund = (call: MoneyCall, existingPaymentTransactionID: string, terminalID: string) =>
        call.send('transactions.chargeback', {
          body: { existingPaymentTransactionID, ${field}: 1 },
          place: { terminalID },
        });`,
  },
  {
    name: 'an answer',
    right: 'entityUID',
    wrong: 'entityUid',
    text: (field) => `
      import type { ActionTools } from '#src/actions/actions.ts';
      export const restore = async (id: string, { dataProvider }: ActionTools) =>
        (await dataProvider.operate('consumers.restore', { path: { id } }))?.${field};`,
  },
  {
    name: 'a record that is created',
    right: 'itemName',
    wrong: 'itemNmae',
    text: (field) => `
      import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
      export const create = (dataProvider: BackOfficeDataProvider) =>
        dataProvider.create('items', { data: { ${field}: 'tea', price: 7, currency: 'ILS' } });`,
  },
  {
    name: 'a mapper of a form',
    right: 'externalReference',
    wrong: 'externalRefernce',
    text: (field) => `
      import type { CreateOf, DraftOf } from '#contract/entities/callTypes.ts';
      export const bodyOf = (itemName: string): DraftOf<CreateOf<'items'>> => ({ itemName, ${field}: null });`,
  },
  {
    name: 'a form that takes a record',
    right: 'updateTimestamp',
    wrong: 'updateTimeStamp',
    text: (field) => `
      import { RecordFormPage } from '#src/record/RecordFormPage.tsx';
      import type { RecordFormProps } from '#src/forms/RecordForm.tsx';
      type Props = RecordFormProps<'items', { name: string }>;
      export const Page = (props: Omit<Props, 'children' | 'toBody'>) => (
        <RecordFormPage {...props} toBody={(_, item) => ({ itemID: item?.itemID, updateTimestamp: item?.${field} })}>
          {() => null}
        </RecordFormPage>
      );`,
  },
  {
    name: 'a mapper to a form',
    right: 'consumerNationalID',
    wrong: 'consumerNationalId',
    text: (field) => `
      import type { RecordOf } from '#contract/entities/callTypes.ts';
      export const valuesOf = (customer: Partial<RecordOf<'customers'>>) => ({ id: customer.${field} ?? '' });`,
  },
  {
    name: 'a handler that answers',
    right: 'cardNumber',
    wrong: 'cardNmuber',
    text: (field) => `
      import type { Handlers } from '#sandbox/core/call.ts';
      export const handlers: Handlers = {
        'billing.cardNumber': async () => ({ json: { ${field}: '****1111' } }),
      };`,
  },
  {
    name: 'a record as it travels',
    right: 'consumerNote',
    wrong: 'consumerNoet',
    text: (field) => `
      import type { AnswerOf } from '#contract/entities/callTypes.ts';
      import { consumerRecord } from '#sandbox/resources/consumers/record.ts';
      type Row = Awaited<ReturnType<typeof consumerRecord.read>>;
      type Wire = AnswerOf<'consumers.get'>;
      export const toWire = (row: Row, rest: Wire): Wire => ({ ...rest, ${field}: row.consumerNote });`,
  },
  {
    name: 'a handler that reads a body',
    right: 'consumerEmail',
    wrong: 'consumerEmial',
    text: (field) => `
      import type { Call } from '#sandbox/core/call.ts';
      import { consumerRequest } from '#contract/entities/consumer.ts';
      import { readBody } from '#sandbox/core/body.ts';
      export const email = async (call: Call) => (await readBody(call, consumerRequest)).${field};`,
  },
  {
    name: 'a list that is declared',
    right: 'downloaded',
    wrong: 'downlaoded',
    text: (field) => `
      import type { defineList } from '#sandbox/list/defineList.ts';
      type Fields = ReturnType<Parameters<typeof defineList<'masav.list'>>[0]['fields']>;
      export const fieldOf = (fields: Fields) => fields.${field};`,
  },
];
