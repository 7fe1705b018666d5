import { describe, expect, it } from 'vitest';
import { AlphaInput } from '#src/ui/inputs/AlphaInput.tsx';
import { CvcInput } from '#src/ui/inputs/card/CvcInput.tsx';
import { DecimalInput } from '#src/ui/inputs/DecimalInput.tsx';
import { EmailInput } from '#src/ui/inputs/EmailInput.tsx';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { NationalIdInput } from '#src/ui/inputs/NationalIdInput.tsx';
import { PhoneInput } from '#src/ui/inputs/PhoneInput.tsx';
import { input, placeCaret, renderForm } from './renderForm.tsx';

const money = <MoneyInput source="amount" label="Amount" currency={{ symbol: '₪' }} />;

describe('the amount input', () => {
  it.each([
    ['12,5', '12.5'],
    ['1,234.50', '1234.50'],
    ['1,234', '1234'],
    ['1,234,567.89', '1234567.89'],
    ['1.234.567,89', '1234567.89'],
    ['1 234.50', '1234.50'],
    ['1,23{Backspace}{Backspace}234', '1234'],
    ['1,234{Backspace}5', '1235'],
    // Refused by the rules, in sight; never another amount.
    ['1.234', '1.234'],
    ['1.2.5', '1.2.5'],
    ['1,23,4', '1,23,4'],
    ['1..2', '1.2'],
    ['1a2', '12'],
    ['-7', '-7'],
    ['-7{Home}{Delete}', '7'],
    ['.5', '.5'],
  ])('typed %s holds %s', async (typed, text) => {
    const { user, values } = await renderForm(money, { values: { amount: '' } });
    await user.type(input('Amount'), typed);
    expect(values()).toEqual({ amount: text });
  });

  it('understands an amount copied from elsewhere', async () => {
    const { user, values } = await renderForm(money, { values: { amount: '' } });
    await user.click(input('Amount'));
    await user.paste('1,234.50 ₪');
    expect(values()).toEqual({ amount: '1234.50' });
  });

  it('shows two decimals once it is left', async () => {
    const { user, values } = await renderForm(money, { values: { amount: '' } });
    await user.type(input('Amount'), '120');
    await user.tab();
    expect(values()).toEqual({ amount: '120.00' });
    expect(input('Amount')).toHaveValue('120.00');
  });

  it('keeps the caret while someone types in the middle', async () => {
    const { user } = await renderForm(money, { values: { amount: '1234.50' } });
    placeCaret(input('Amount'), 1);
    await user.keyboard('9x');
    expect(input('Amount')).toHaveValue('19234.50');
    expect(input('Amount').selectionStart).toBe(2);
    await user.keyboard('{Backspace}');
    expect(input('Amount')).toHaveValue('1234.50');
    expect(input('Amount').selectionStart).toBe(1);
    placeCaret(input('Amount'), 6);
    await user.keyboard('7');
    expect(input('Amount')).toHaveValue('1234.570');
    expect(input('Amount').selectionStart).toBe(7);
  });

  it('asks a phone for its digits and reads left to right', async () => {
    await renderForm(money, { locale: 'he-IL' });
    expect(input('Amount')).toHaveAttribute('inputmode', 'decimal');
    expect(input('Amount')).toHaveAttribute('dir', 'ltr');
    expect(input('Amount')).toHaveAttribute('autocomplete', 'off');
  });
});

describe('inputs of few characters', () => {
  it.each([
    ['a decimal', <DecimalInput key="1" source="value" label="Value" decimals={4} />, '1,23456', '1.23456'],
    ['a whole number', <DecimalInput key="2" source="value" label="Value" decimals={0} />, '1a.2,', '12'],
    ['letters, digits and underscore', <AlphaInput key="3" source="value" label="Value" />, 'a-b_1 דנה!', 'ab_1דנה'],
    ['a security code', <CvcInput key="4" source="value" numberSource="number" label="Value" />, '12a345', '1234'],
    ['an identity number', <NationalIdInput key="5" source="value" label="Value" />, '12-3456782 9', '123456782'],
    ['a telephone', <PhoneInput key="6" source="value" label="Value" />, '+972 50-123x', '+972 50-123'],
    ['an e-mail', <EmailInput key="7" source="value" label="Value" />, 'a b@c.il', 'ab@c.il'],
  ])('%s', async (_, field, typed, text) => {
    const { user, values } = await renderForm(field, { values: { value: '' } });
    await user.type(input('Value'), typed);
    expect(values()).toEqual({ value: text });
  });

  it.each([
    ['security code', <CvcInput key="1" source="value" numberSource="number" label="Value" />, 'numeric'],
    ['identity number', <NationalIdInput key="2" source="value" label="Value" />, 'numeric'],
    ['telephone', <PhoneInput key="3" source="value" label="Value" />, 'tel'],
    ['e-mail', <EmailInput key="4" source="value" label="Value" />, 'email'],
  ])('of a %s ask for the right keys, read left to right and let no browser fill in', async (_, field, mode) => {
    await renderForm(field, { locale: 'he-IL' });
    expect(input('Value')).toHaveAttribute('inputmode', mode);
    expect(input('Value')).toHaveAttribute('dir', 'ltr');
    expect(input('Value')).toHaveAttribute('autocomplete', 'off');
  });
});
