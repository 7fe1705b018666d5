import { describe, expect, it } from 'vitest';
import { headerName, headerValue } from '#contract/rules/header.ts';
import { emails } from '#contract/rules/text.ts';
import { webAddress } from '#contract/rules/webAddress.ts';

describe('an address on the web', () => {
  it.each([
    'https://shop.test/hooks',
    'https://shop.co.il:8443/a?b=c#d',
    'https://חנות.ישראל/ווב',
    'HTTPS://Shop.test',
  ])('may be %s', (address) => {
    expect(webAddress(address)).toBeUndefined();
  });

  it.each([
    ['no address', 'shop'],
    ['a path', '/hooks'],
    ['plain http', 'http://shop.test/'],
    ['a script', 'javascript:alert(1)'],
    ['a file', 'file:///etc/passwd'],
    ['a name of one part', 'https://intranet/'],
    ['this machine', 'https://localhost/'],
    ['this machine, with a dot', 'https://localhost./'],
    ['a name below this machine', 'https://a.localhost/'],
    ['a name of a local network', 'https://printer.local/'],
    ['a name of a cloud', 'https://metadata.google.internal/'],
    ['four numbers', 'https://127.0.0.1/'],
    ['a private network', 'https://10.0.0.8/'],
    ['one number', 'https://2130706433/'],
    ['hexadecimal', 'https://0x7f.1/'],
    ['octal', 'https://0177.0.0.1/'],
    ['full-width digits', 'https://１２７.0.0.1/'],
    ['IPv6', 'https://[::1]/'],
    ['IPv4 in IPv6', 'https://[::ffff:169.254.169.254]/'],
    ['a password', 'https://me:secret@shop.test/'],
    ['a name before an @', 'https://shop.test@10.0.0.1/'],
    ['a backslash', String.raw`https://shop.test\@10.0.0.1/`],
    ['a line break', 'https://shop.test/\r\nhost: other'],
  ])('is not %s', (_case, address) => {
    expect(webAddress(address)).toEqual({ key: 'AddressMustBePublic' });
  });
});

describe('a header', () => {
  it('has a name of its own and one line', () => {
    expect(headerName('X-Webhook-Key')).toBeUndefined();
    expect(headerValue('Bearer abc 123')).toBeUndefined();
  });

  it.each(['Host', 'content-length', 'Transfer-Encoding', 'Proxy-Authorization', 'X Key', 'מפתח', 'X-Key:', 'X\r\nY'])(
    'is not called %j',
    (name) => {
      expect(headerName(name)).toEqual({ key: 'HeaderNameNotAllowed' });
    },
  );

  it.each(['a\r\nb: c', 'a\nb', 'סוד', 'a\u0000'])('does not hold %j', (value) => {
    expect(headerValue(value)).toEqual({ key: 'HeaderValueNotAllowed' });
  });
});

describe('addresses of e-mail', () => {
  it('stand between commas', () => {
    expect(emails('a@b.test, c@d.test')).toBeUndefined();
    expect(emails('a@b.test,,c@d.test')).toEqual({ key: 'EmailMustBeValid' });
    expect(emails('a@b.test;c@d.test')).toEqual({ key: 'EmailMustBeValid' });
  });
});
