import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ArrayInput,
  EditBase,
  Form,
  RecordContextProvider,
  ReferenceInput,
  required,
  ResourceContextProvider,
  SimpleFormIterator,
  TextInput as StockTextInput,
} from 'react-admin';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { consumerRequest } from '#contract/entities/consumer.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { withMessages } from '#src/i18n/laterWords.ts';
import { CardNumberInput } from '#src/ui/inputs/CardNumberInput.tsx';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { CvcInput } from '#src/ui/inputs/card/CvcInput.tsx';
import { ExpiryInput } from '#src/ui/inputs/card/ExpiryInput.tsx';
import { PhoneInput } from '#src/ui/inputs/PhoneInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { renderStock } from './renderStock.tsx';

beforeAll(() => withMessages(Promise.resolve()));

const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const refusal: OperationResponse = {
  status: 'error',
  message: 'Not saved',
  errors: [{ code: 'ConsumerName', description: 'There is one of this name' }],
};

interface Values {
  consumerName: string;
  externalReference: string | null;
}

/** A record's form of ours, which creates a customer. */
function OurForm({ children }: { children: ReactNode }) {
  return (
    <ResourceContextProvider value="customers">
      <RecordForm<'customers', Values>
        resource="customers"
        schema={consumerRequest.pick(['consumerName'])}
        valuesOf={() => ({ consumerName: '', externalReference: '' })}
        toBody={(values) => ({ terminalID: 't1', ...values })}
        pathOf={() => '/saved'}
      >
        {() => children}
      </RecordForm>
    </ResourceContextProvider>
  );
}

describe("react-admin's inputs in a form of ours", () => {
  const inputs = (
    <>
      <StockTextInput source="consumerName" />
      <ReferenceInput source="externalReference" reference="customers" />
    </>
  );

  it('send what was typed and chosen', async () => {
    const { callsOf, router } = await renderStock(<OurForm>{inputs}</OurForm>);
    await userEvent.type(await box('Customer name'), 'Dana Levi');
    await userEvent.click(await screen.findByRole('combobox', { name: 'External reference' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Noa' }));
    await press('Create');
    await waitFor(() => expect(router.state.location.pathname).toBe('/saved'));
    expect(callsOf('consumers.create').map(({ body }) => body)).toEqual([
      { terminalID: 't1', consumerName: 'Dana Levi', externalReference: 'c2' },
    ]);
  });

  it("show the schema's fault, and the server's, each once", async () => {
    expectFailures();
    const { callsOf } = await renderStock(<OurForm>{inputs}</OurForm>, { written: refusal });
    await press('Create');
    const name = await box(/Customer name/);
    await waitFor(() => expect(name).toHaveAccessibleDescription('Required'));
    expect(name).toHaveFocus();
    expect(callsOf('consumers.create')).toEqual([]);
    await userEvent.type(name, 'Dana Levi');
    await press('Create');
    await waitFor(() => expect(name).toHaveAccessibleDescription('There is one of this name'));
    // It stands with its field, and not among the faults of the whole again.
    expect(screen.getAllByText('There is one of this name')).toHaveLength(1);
  });
});

describe("inputs of ours in react-admin's form", () => {
  const edit = (inputs: ReactNode) => (
    <EditBase
      resource="customers"
      id="c1"
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ meta: { detail: true } }}
      mutationOptions={{ meta: { detail: true } }}
    >
      <Form>
        {inputs}
        <button type="submit">Save</button>
      </Form>
    </EditBase>
  );

  it('are called by the words of the resource, show the record, and send what was typed', async () => {
    const { callsOf } = await renderStock(
      edit(
        <>
          <TextInput source="consumerName" helperText="ra.action.search" />
          <PhoneInput source="consumerPhone" label="resources.customers.fields.consumerPhone" />
          <CheckboxInput source="active" />
          <TextInput
            source="consumerNote"
            label="Remark"
            format={(note) => String(note).toUpperCase()}
            parse={(typed) => String(typed).toLowerCase()}
          />
        </>,
      ),
    );
    const name = await screen.findByDisplayValue('Dana');
    expect(name).toHaveAccessibleName('Customer name');
    expect(name).toHaveAccessibleDescription('Search');
    await userEvent.type(name, ' Levi');
    await userEvent.type(await box(/hone/), '050-123x');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Active' }));
    const note = await box('Remark');
    expect(note).toHaveValue('RINGS TWICE');
    await userEvent.type(note, ' A');
    await press('Save');
    await waitFor(() => expect(callsOf('consumers.update')).toHaveLength(1));
    expect(callsOf('consumers.update')[0]?.body).toMatchObject({
      consumerName: 'Dana Levi',
      consumerPhone: '050-123',
      active: false,
      consumerNote: 'rings twice a',
    });
  });

  it("show what react-admin's validators say, and the server's fault", async () => {
    expectFailures();
    const { callsOf } = await renderStock(edit(<TextInput source="consumerName" validate={required()} />), {
      written: refusal,
    });
    const name = await screen.findByDisplayValue('Dana');
    expect(name).toBeRequired();
    await userEvent.clear(name);
    await press('Save');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Required'));
    expect(callsOf('consumers.update')).toEqual([]);
    await userEvent.type(name, 'Noa');
    await press('Save');
    await waitFor(() => expect(name).toHaveAccessibleDescription('There is one of this name'));
  });

  it('stand in its arrays: a card looks at its own number and expiry', async () => {
    const { callsOf } = await renderStock(
      edit(
        <>
          <TextInput source="consumerName" />
          <ArrayInput source="cards" defaultValue={[{ cardNumber: '' }]}>
            <SimpleFormIterator inline disableAdd disableRemove disableReordering>
              <CardNumberInput source="cardNumber" expirySource="cardExpiration" label="Card" />
              <ExpiryInput source="cardExpiration" label="Expiry" validate={() => 'Not this one'} />
              <CvcInput source="cvv" numberSource="cardNumber" label="Code" validate={() => 'Not this code'} />
            </SimpleFormIterator>
          </ArrayInput>
        </>,
      ),
    );
    await screen.findByDisplayValue('Dana');
    const [number, expiry, code] = [await box('Card'), await box('Expiry'), await box('Code')];
    await userEvent.type(expiry, '13');
    await userEvent.type(code, '12');
    await press('Save');
    await waitFor(() => expect(expiry).toHaveAccessibleDescription(/Not this one\. .*MM/));
    await userEvent.type(number, '375510123456782');
    expect(code).toHaveAccessibleDescription(/Not this code\. .*4/);
    await userEvent.clear(number);
    await userEvent.click(number);
    await userEvent.paste(';4580458045804580=27121010000?');
    expect(number).toHaveValue('4580 4580 4580 4580');
    expect(expiry).toHaveValue('12 / 2027');
    expect(expiry).toHaveAccessibleDescription('Not this one');
    expect(callsOf('consumers.update')).toEqual([]);
  });
});

describe('a form of ours within a record', () => {
  it('takes nothing from it', async () => {
    const record = { id: 'c1', cardNumber: '4580458045804580', cvv: '123', cardExpiration: '12/27' };
    await renderStock(
      <RecordContextProvider value={record}>
        <OurForm>
          <div data-testid="inputs">
            <CardNumberInput source="cardNumber" label="Card" />
            <ExpiryInput source="cardExpiration" label="Expiry" />
            <CvcInput source="cvv" numberSource="cardNumber" label="Code" />
          </div>
        </OurForm>
      </RecordContextProvider>,
    );
    const boxes = within(await screen.findByTestId('inputs')).getAllByRole('textbox');
    expect(boxes.map((one) => one.getAttribute('value'))).toEqual(['', '', '']);
  });
});
