import { describe, expect, it } from 'vitest';
import { cleanLines, cleanText, groupedDigits } from '#contract/cleanText.ts';
import { consumerRequest } from '#contract/entities/consumer.ts';
import { bankRequest, cardRequest } from '#contract/entities/requestParts.ts';
import { terminalUpdate } from '#contract/entities/terminalRequest.ts';

/** What is pasted, and what it becomes. The last column is the public report of another product, or the finding. */
const texts: readonly [string, string, string][] = [
  ['\u200fדנה לוי\u200f', 'דנה לוי', 'F3'],
  ['\u202bדנה\u202c', 'דנה', 'F3'],
  ['\u2067דנה\u2069', 'דנה', 'F3'],
  ['דנה\u00a0לוי', 'דנה לוי', 'zlovatt/obsidian-trim-whitespace#26'],
  ['דנה\u202fלוי', 'דנה לוי', 'F3'],
  ['1\u2007234', '1 234', 'F3'],
  ['\ufeffName', 'Name', 'F3'],
  ['user@do\u200bmain.com', 'user@domain.com', 'validatorjs/validator.js#940'],
  ['\u200edana@mail.test', 'dana@mail.test', 'OpenMage/magento-lts#4681'],
  ['\u200e79022222222', '79022222222', 'contao/core#8434'],
  ['\u061cمحمد', 'محمد', 'F3'],
  ['one\r\ntwo', 'one two', 'Flow-Launcher/Flow.Launcher#2465'],
  ['one\ntwo', 'one two', 'longbridge/gpui-kit#2586'],
  ['one\u2028two', 'one two', 'F3'],
  ['one\ttwo', 'one two', 'code-dot-org/code-dot-org#13169'],
  ['one \n\n two', 'one two', 'weechat/weechat#1419'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧', 'issue 35'],
  ['שָׁלוֹם', 'שָׁלוֹם', 'issue 35'],
  ['two  spaces', 'two  spaces', 'issue 35'],
];

it.each(texts)('%j becomes %j: %s', (pasted, becomes) => {
  expect(cleanText(pasted)).toBe(becomes);
});

it('keeps the lines of a text of several, with one kind of end', () => {
  expect(cleanLines('a\u200f\r\nb\u00a0c\rd\u2029e')).toBe('a\nb c\nd\ne');
});

/** Numbers that are names, in the groups that people write. */
const numbers: readonly [string, string, string][] = [
  ['12345678-2', '123456782', 'F3'],
  ['123 456 782', '123456782', 'F3'],
  ['\u200e123456782\u200f', '123456782', 'F3'],
  ['012345678\n', '012345678', 'F3'],
  ['4580 4580 4580 4580', '4580458045804580', 'jquery-validation/jquery-validation#218'],
  ['4580-4580-4580-4580', '4580458045804580', 'jquery-validation/jquery-validation#218'],
  ['4580\u00a04580\u00a04580\u00a04580', '4580458045804580', 'F3'],
  [' 4111 1111 1111 1111', '4111111111111111', 'stripe-archive/jquery.payment#192'],
  ['\u202a4580458045804580\u202c', '4580458045804580', 'F3'],
  ['12-345-67', '1234567', 'F3'],
  ['٤٥٧٨', '4578', 'HTBox/allReady#1345'],
  ['１２３', '123', 'shimataro/value-schema#310'],
  ['ID 123456782', 'ID 123456782', 'refused by its rule'],
  ['12\u201334', '1234', 'MicrosoftDocs/microsoft-style-guide#165'],
];

it.each(numbers)('the number %j is read as %j: %s', (pasted, becomes) => {
  expect(groupedDigits(pasted)).toBe(becomes);
});

describe('a request', () => {
  it('is cleaned, each field in its way', () => {
    const cleaned = consumerRequest.cast({
      terminalID: '\u200e6F1C2D3E-D9CB-469F-A165-70867728950E ',
      consumerName: '\u200fדנה\u00a0לוי\n',
      consumerEmail: '\ufeffdana@mail.test',
      consumerPhone: '\u2066050-123 4567\u2069',
      consumerNationalID: '12345678-2',
      consumerNote: 'one\r\n\u200ftwo',
    });
    expect(cleaned).toMatchObject({
      terminalID: '6F1C2D3E-D9CB-469F-A165-70867728950E',
      consumerName: 'דנה לוי',
      consumerEmail: 'dana@mail.test',
      consumerPhone: '050-123 4567',
      consumerNationalID: '123456782',
      consumerNote: 'one\ntwo',
    });
    expect(bankRequest.cast({ bank: 12, bankBranch: 571, bankAccount: '\u200e41-116 ' })).toMatchObject({
      bankAccount: '041116',
    });
    expect(cardRequest.cast({ cardNumber: '4580\u00a04580-4580 4580', cardExpiration: '\u200e11/27' })).toMatchObject({
      cardNumber: '4580458045804580',
      cardExpiration: '11/27',
    });
  });

  it('keeps every character of a secret and of an address', () => {
    const wanted = {
      webhooks: {
        securityHeader: { key: 'X-Key', value: 'a\u200fb' },
        items: [{ eventName: 'InvoiceGenerated', url: 'https://example.com/\u200f' }],
      },
    };
    expect(
      terminalUpdate.pick(['terminalID', 'label', 'webhooks']).cast({
        terminalID: '6f1c2d3e-d9cb-469f-a165-70867728950e',
        label: 'A',
        ...wanted,
      }),
    ).toMatchObject(wanted);
  });
});
