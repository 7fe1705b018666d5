import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { DateInput } from '#src/ui/inputs/DateInput.tsx';
import { NumberTextInput } from '#src/ui/inputs/NumberTextInput.tsx';
import { RadioInput } from '#src/ui/inputs/RadioInput.tsx';
import { SelectInput } from '#src/ui/inputs/SelectInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { input, renderForm } from './renderForm.tsx';

const options = [
  { value: 'a', text: 'First' },
  { value: 'b', text: 'Second' },
];
const fault = { type: 'rule', message: 'Required' };
const help = 'As on the card';

describe.each([
  ['text', <TextInput key="1" source="value" label="Value" helperText={help} />, 'textbox'],
  ['long text', <TextInput key="2" source="value" label="Value" helperText={help} multiline />, 'textbox'],
  ['choice', <SelectInput key="3" source="value" label="Value" helperText={help} options={options} />, 'combobox'],
  ['check', <CheckboxInput key="4" source="value" label="Value" helperText={help} />, 'checkbox'],
  ['radio', <RadioInput key="5" source="value" label="Value" helperText={help} options={options} />, 'radiogroup'],
])('the %s input', (_, field, role) => {
  it('is described by its help', async () => {
    await renderForm(field, { values: { value: '' } });
    const element = screen.getByRole(role, { name: 'Value' });
    expect(element).toHaveAccessibleDescription(help);
    expect(element).not.toHaveAttribute('aria-invalid');
  });

  it('is described by its error instead', async () => {
    await renderForm(field, { values: { value: '' }, errors: { value: fault } });
    const element = screen.getByRole(role, { name: 'Value' });
    expect(element).toHaveAccessibleDescription('Required');
    expect(element).toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByText(help)).not.toBeInTheDocument();
  });
});

describe.each([
  ['text', <TextInput key="1" source="value" label="Value" maxLength={5} />],
  ['long text', <TextInput key="2" source="value" label="Value" maxLength={5} multiline />],
  ['number', <NumberTextInput key="3" source="value" label="Value" maxLength={5} />],
])('the %s input', (_, field) => {
  it('keeps all of what is pasted, and says that it is too long', async () => {
    const { user, values } = await renderForm(field, { values: { value: '' } });
    await user.click(input('Value'));
    await user.paste('123456');
    expect(values()).toEqual({ value: '123456' });
    expect(input('Value')).toHaveAttribute('aria-invalid', 'true');
    expect(input('Value')).toHaveAccessibleDescription('Must be less than 6 characters');
    await user.keyboard('{Backspace}');
    expect(input('Value')).not.toHaveAttribute('aria-invalid');
  });
});

describe('values of inputs', () => {
  it('are texts, and truths of checks', async () => {
    const { user, values } = await renderForm(
      <>
        <TextInput source="text" label="Text" required />
        <SelectInput source="choice" label="Choice" options={options} empty="None" />
        <CheckboxInput source="check" label="Check" />
        <RadioInput source="radio" label="Radio" options={options} />
        <DateInput source="day" label="Day" />
      </>,
      { values: { text: '', choice: '', check: false, radio: 'a', day: '' } },
    );
    expect(screen.getByRole('textbox', { name: 'Text' })).toBeRequired();
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'שלום');
    await user.selectOptions(input('Choice'), 'Second');
    await user.click(input('Check'));
    await user.click(input('Second'));
    await user.type(input('Day'), '20/11/2026');
    expect(values()).toEqual({ text: 'שלום', choice: 'b', check: true, radio: 'b', day: '2026-11-20' });
  });

  it('are days however they are typed, shown as everywhere else', async () => {
    const { user, values } = await renderForm(<DateInput source="day" label="Day" />, {
      values: { day: '2026-11-20' },
    });
    const day = screen.getByRole('textbox', { name: 'Day' });
    expect(day).toHaveValue('20/11/2026');
    await user.clear(day);
    await user.type(day, '5.1');
    expect([values(), day]).toEqual([{ day: '5.1' }, expect.objectContaining({ value: '5.1' })]);
    await user.type(day, '.2027');
    await user.tab();
    expect(values()).toEqual({ day: '2027-01-05' });
    expect(day).toHaveValue('05/01/2027');
  });
});
