import { expect, it } from 'vitest';
import { internationalNumber } from '#src/ui/link/internationalNumber.ts';
import { shareWays } from '#src/ui/link/shareAddresses.ts';

it.each([
  ['050-1234567', '972501234567'],
  ['03-123 4567', '97231234567'],
  ['+972 (0)50-123-4567', '972501234567'],
  ['00972501234567', '972501234567'],
  ['972501234567', '972501234567'],
  ['+44 20 7946 0958', '442079460958'],
  ['1234567', undefined],
  ['050-12', undefined],
  ['call me', undefined],
  ['', undefined],
  [undefined, undefined],
])('knows %s abroad as %s', (phone, number) => expect(internationalNumber(phone)).toBe(number));

it('opens WhatsApp, SMS and mail with the message, to the address it says', () => {
  const to = { phone: '050-1234567', email: 'dana@mail.test' };
  const ways = shareWays(to, 'A & B', 'A & B: https://pay.test/1');
  expect(ways).toEqual([
    {
      key: 'whatsApp',
      href: 'https://wa.me/972501234567?text=A%20%26%20B%3A%20https%3A%2F%2Fpay.test%2F1',
      to: '050-1234567',
    },
    {
      key: 'sms',
      href: 'sms:+972501234567?&body=A%20%26%20B%3A%20https%3A%2F%2Fpay.test%2F1',
      to: '050-1234567',
    },
    {
      key: 'email',
      href: 'mailto:dana%40mail.test?subject=A%20%26%20B&body=A%20%26%20B%3A%20https%3A%2F%2Fpay.test%2F1',
      to: 'dana@mail.test',
    },
  ]);
});

it('says of no address that it is one', () => {
  const ways = shareWays({ phone: 'none' }, 'Link', 'text');
  expect(ways.map(({ href, to }) => [href, to])).toEqual([
    ['https://wa.me/?text=text', undefined],
    ['sms:?&body=text', undefined],
    ['mailto:?subject=Link&body=text', undefined],
  ]);
});
