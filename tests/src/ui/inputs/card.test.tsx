import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CardNumberInput } from '#src/ui/inputs/CardNumberInput.tsx';
import { ExpiryInput } from '#src/ui/inputs/card/ExpiryInput.tsx';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { input, placeCaret, renderForm } from './renderForm.tsx';

const onRead = vi.fn();
const card = (
  <>
    <TextInput source="note" label="Note" />
    <MoneyInput source="amount" label="Amount" currency={{ symbol: '₪' }} />
    <CardNumberInput source="cardNumber" label="Card number" expirySource="expiry" onRead={onRead} />
    <ExpiryInput source="expiry" label="Expiry" />
  </>
);
const values = { note: '', amount: '', cardNumber: '', expiry: '' };

describe('the card number input', () => {
  it('groups the digits as its brand does, and names the brand', async () => {
    const { user } = await renderForm(card, { values });
    await user.type(input('Card number'), '37828224631000567');
    expect(input('Card number')).toHaveValue('3782 822463 10005 6 7');
    expect(screen.getByText('American Express')).toBeInTheDocument();
  });

  it.each(['4580-4580-4580-4580', '4580 4580 4580 4580', ' 4580458045804580\n'])(
    'takes a pasted %j',
    async (pasted) => {
      const { user } = await renderForm(card, { values });
      await user.click(input('Card number'));
      await user.paste(pasted);
      expect(input('Card number')).toHaveValue('4580 4580 4580 4580');
      expect(screen.getByText('Visa')).toBeInTheDocument();
    },
  );

  it('keeps the caret while digits come and go in the middle', async () => {
    const { user } = await renderForm(card, { values: { ...values, cardNumber: '4580 1111 2222' } });
    const field = input('Card number');
    placeCaret(field, 4);
    await user.keyboard('9');
    expect(field).toHaveValue('4580 9111 1222 2');
    expect(field.selectionStart).toBe(6);
    await user.keyboard('8');
    expect(field).toHaveValue('4580 9811 1122 22');
    expect(field.selectionStart).toBe(7);
    await user.keyboard('{Backspace}{Backspace}');
    expect(field).toHaveValue('4580 1111 2222');
    expect(field.selectionStart).toBe(4);
    placeCaret(field, 5);
    await user.keyboard('{Backspace}');
    expect(field).toHaveValue('4580 1111 2222');
    expect(field.selectionStart).toBe(4);
    await user.keyboard('{Backspace}');
    expect(field).toHaveValue('4581 1112 222');
    expect(field.selectionStart).toBe(3);
    await user.keyboard('x');
    expect(field.selectionStart).toBe(3);
  });

  it('takes a paste into the middle', async () => {
    const { user } = await renderForm(card, { values: { ...values, cardNumber: '4580 2222' } });
    placeCaret(input('Card number'), 4);
    await user.paste('11-11');
    expect(input('Card number')).toHaveValue('4580 1111 2222');
    expect(input('Card number').selectionStart).toBe(10);
  });
});

describe('the expiry input', () => {
  it.each([
    ['1227', '12 / 27', '12 / 2027'],
    ['12/27', '12 / 27', '12 / 2027'],
    ['122027', '12 / 2027', '12 / 2027'],
    ['12 / 20279', '12 / 2027', '12 / 2027'],
    ['1/27', '01 / 27', '01 / 2027'],
    ['527', '05 / 27', '05 / 2027'],
    ['13', '13', '13'],
  ])('typed %s shows %s, and %s once it is left', async (typed, shown, left) => {
    const { user } = await renderForm(card, { values });
    await user.type(input('Expiry'), typed);
    expect(input('Expiry')).toHaveValue(shown);
    await user.tab();
    expect(input('Expiry')).toHaveValue(left);
  });

  it.each([
    ['12/27', '12 / 2027'],
    ['2027-12', '12 / 2027'],
    ['12/2027', '12 / 2027'],
  ])('takes a pasted %s', async (pasted, shown) => {
    const { user } = await renderForm(card, { values });
    await user.click(input('Expiry'));
    await user.paste(pasted);
    expect(input('Expiry')).toHaveValue(shown);
  });

  it('keeps the caret while someone corrects the month', async () => {
    const { user } = await renderForm(card, { values: { ...values, expiry: '11 / 2027' } });
    placeCaret(input('Expiry'), 2);
    await user.keyboard('{Backspace}');
    expect(input('Expiry')).toHaveValue('12 / 027');
    expect(input('Expiry').selectionStart).toBe(1);
    await user.keyboard('0');
    expect(input('Expiry')).toHaveValue('10 / 2027');
    // Behind the separator: the next digit is the year's.
    expect(input('Expiry').selectionStart).toBe(5);
  });
});

describe('a magnetic stripe reader', () => {
  const swiped = { cardNumber: '4580 4580 4580 4580', expiry: '12 / 2027' };

  it.each([
    ['track 2', ';4580458045804580=27121010000012300000?'],
    ['track 2 on a Hebrew keyboard', 'ף4580458045804580=27121010000012300000?'],
    ['track 1', '%B4580458045804580^COHEN/DANA^27121010000000000?'],
  ])('%s fills in number and expiry, drops the rest and submits nothing', async (_, track) => {
    onRead.mockClear();
    const { user, values: read, submitted } = await renderForm(card, { values });
    await user.type(input('Amount'), '12');
    await user.keyboard(`${track}{Enter}`);
    expect(read()).toEqual({ ...values, amount: '12', ...swiped });
    expect(onRead).toHaveBeenCalledOnce();
    expect(submitted()).toBe(0);
    await user.keyboard('{Enter}');
    expect(submitted()).toBe(1);
  });

  it('leaves texts alone that only begin like a track', async () => {
    const { user, values: read } = await renderForm(card, { values });
    await user.type(input('Note'), 'כסף; 5%');
    expect(read()).toMatchObject({ note: 'כסף; 5%', cardNumber: '' });
  });

  it('is understood when a track is pasted', async () => {
    const { user, values: read } = await renderForm(card, { values });
    await user.click(input('Card number'));
    await user.paste(';4580458045804580=27121010000012300000?');
    expect(read()).toMatchObject(swiped);
    expect(document.body.innerHTML).not.toContain('1010000012300000');
  });
});
