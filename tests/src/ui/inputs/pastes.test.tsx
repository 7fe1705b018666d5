import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { CardNumberInput } from '#src/ui/inputs/CardNumberInput.tsx';
import { CvcInput } from '#src/ui/inputs/card/CvcInput.tsx';
import { ExpiryInput } from '#src/ui/inputs/card/ExpiryInput.tsx';
import { DateInput } from '#src/ui/inputs/DateInput.tsx';
import { DecimalInput } from '#src/ui/inputs/DecimalInput.tsx';
import { EmailInput } from '#src/ui/inputs/EmailInput.tsx';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { NationalIdInput } from '#src/ui/inputs/NationalIdInput.tsx';
import { NumberTextInput } from '#src/ui/inputs/NumberTextInput.tsx';
import { PhoneInput } from '#src/ui/inputs/PhoneInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { input, renderForm } from './renderForm.tsx';

const fields: Readonly<Record<string, ReactElement>> = {
  amount: <MoneyInput source="value" label="Value" currency={{ symbol: '₪' }} />,
  whole: <DecimalInput source="value" label="Value" decimals={0} />,
  date: <DateInput source="value" label="Value" />,
  id: <NationalIdInput source="value" label="Value" />,
  card: <CardNumberInput source="value" label="Value" />,
  cvc: <CvcInput source="value" numberSource="number" label="Value" />,
  expiry: <ExpiryInput source="value" label="Value" />,
  account: <NumberTextInput source="value" label="Value" maxLength={12} />,
  phone: <PhoneInput source="value" label="Value" />,
  email: <EmailInput source="value" label="Value" />,
  text: <TextInput source="value" label="Value" />,
  address: <TextInput source="value" label="Value" verbatim />,
};

/**
 * What is pasted into which field, and what the form holds then: what was read, or, refused, what was pasted. The last
 * column is the public report of another product that had it wrong, or the finding.
 */
const pastes: readonly [field: string, pasted: string, holds: string, from: string][] = [
  ['amount', '1,234.50', '1234.50', 'globalbrain/sefirot#570'],
  ['amount', '1,000', '1000', 'thumbtack/abba#5'],
  ['amount', '1,234,567', '1234567', 'mantinedev/mantine#9102'],
  ['amount', '123.456.789,22', '123456789.22', 'RobinHerbots/Inputmask#1295'],
  ['amount', '12.503,25', '12503.25', 'RobinHerbots/Inputmask#1295'],
  ['amount', '11,11', '11.11', 's-yadav/react-number-format#349'],
  ['amount', '11.11', '11.11', 's-yadav/react-number-format#349'],
  ['amount', '$10,000', '10000', 'primefaces/primevue#8447'],
  ['amount', '1 234,56', '1234.56', 'primefaces/primevue#8447'],
  ['amount', '1\u00a0234,56', '1234.56', 'qonto/ember-amount-input#773'],
  ['amount', ' 99.90 ', '99.90', 'qonto/ember-amount-input#773'],
  ['amount', '1,000\r\n', '1000', 'GoldenGnu/jeveassets#344'],
  ['amount', '1,234.50 ₪', '1234.50', 'F4'],
  ['amount', '₪ 1,234.50', '1234.50', 'F4'],
  ['amount', '120 ש״ח', '120', 'F4'],
  ['amount', '120 ש"ח', '120', 'F4'],
  ['amount', '\u200e120.00\u200f', '120.00', 'F3'],
  ['amount', "1'234.50", '1234.50', 'F4'],
  ['amount', '١٢٣', '123', 'enketo/enketo#35'],
  ['amount', '12\n34', '12 34', 'F4'],
  ['amount', '12\t34', '12 34', 'F4'],
  ['amount', '1\r\n234', '1 234', 'F4'],
  ['amount', '1e3', '1e3', 'PolymerElements/paper-input#338'],
  ['amount', '2.384e-3', '2.384e-3', 'autoNumeric/autoNumeric#463'],
  ['amount', '0x10', '0x10', 'F4'],
  ['amount', '-5', '-5', 'otherworld-dev/Budget#339'],
  ['amount', '(5)', '(5)', 'moneymanagerex/moneymanagerex#2898'],
  ['amount', '($30.00)', '($30.00)', 'actualbudget/actual#807'],
  ['amount', '1,23,4', '1,23,4', 'F4'],
  ['amount', '1..2', '1..2', 'N6'],
  ['amount', '1.2.3', '1.2.3', 'N6'],
  ['amount', '12 שקל', '12 שקל', 'F4'],
  ['amount', 'סה״כ 120', 'סה״כ 120', 'F4'],
  ['amount', '10-20', '10-20', 'F4'],
  ['amount', '50%', '50%', 'F4'],
  ['whole', '12', '12', 'F4'],
  ['whole', '1,200', '1200', 'globalbrain/sefirot#570'],
  ['whole', '1.5', '1.5', 'F4'],
  ['whole', '1e7', '1e7', 'rstudio/shiny#3705'],
  ['whole', '3\n4', '3 4', 'selectize/selectize.js#1533'],
  ['date', '05/11/2026', '2026-11-05', 'SimonWaldherr/parseTime.js#31'],
  ['date', '5.11.2026', '2026-11-05', 'teableio/teable#611'],
  ['date', '2026-11-05', '2026-11-05', 'abritinthebay/datejs#164'],
  ['date', '2019/06/06', '2019-06-06', 'IgniteUI/ignite-ui#1972'],
  ['date', '2019-1-1', '2019-01-01', 'IgniteUI/ignite-ui#1972'],
  ['date', '\u200e05/11/2026', '2026-11-05', 'F3'],
  ['date', '53/64/2011', '53/64/2011', 'specify/specify7#2934'],
  ['date', '05/11/26', '05/11/26', 'smalot/bootstrap-datetimepicker#4'],
  ['date', '20100913', '20100913', 'abritinthebay/datejs#110'],
  ['id', '12345678-2', '123456782', 'F3'],
  ['id', '\u202a123456782\u202c', '123456782', 'F3'],
  ['id', '123 456 782', '123456782', 'F3'],
  ['id', '1234567890', '1234567890', 'F4'],
  ['id', 'ת.ז. 123456782', 'ת.ז. 123456782', 'F4'],
  ['id', '12345\n6782', '12345 6782', 'F4'],
  ['card', '4580 4580 4580 4580', '4580 4580 4580 4580', 'mozilla/donate.mozilla.org#400'],
  ['card', '4580-4580-4580-4580', '4580 4580 4580 4580', 'jquery-validation/jquery-validation#218'],
  ['card', ' 4580458045804580', '4580 4580 4580 4580', 'stripe-archive/jquery.payment#192'],
  ['card', '378282246310005', '3782 822463 10005', 'stripe-archive/react-stripe-elements#127'],
  ['card', '38520000023237', '3852 000002 3237', 'amaroteam/react-credit-cards#50'],
  ['card', '\u206645804580\u206945804580', '4580 4580 4580 4580', 'F3'],
  ['card', '45804580458045804580', '45804580458045804580', 'stripe/stripe-android#367'],
  ['card', '4580458045804580\n4111111111111111', '4580458045804580 4111111111111111', 'F4'],
  ['cvc', ' 123 ', '123', 'F4'],
  ['cvc', '12345', '12345', 'F4'],
  ['expiry', '11/27', '11 / 2027', 'F4'],
  ['expiry', '2027-11', '11 / 2027', 'F4'],
  ['expiry', '1127', '11 / 2027', 'F4'],
  ['expiry', 'Nov 27', 'Nov 27', 'F4'],
  ['account', '12-345-67', '1234567', 'F3'],
  ['account', '12345 / 67', '1234567', 'F3'],
  ['account', '12345\n67890', '12345 67890', 'F4'],
  ['phone', '\u2066+972 50-123 4567\u2069', '+972 50-123 4567', 'nhoizey/vscode-gremlins#204'],
  ['phone', '050.123.4567', '050-123-4567', 'F3'],
  ['phone', '٠٥٠١٢٣٤٥٦٧', '0501234567', 'jackocnr/intl-tel-input#2105'],
  ['phone', '050-1234567\n052-7654321', '050-1234567 052-7654321', 'F4'],
  ['email', 'dana@mail.test ', 'dana@mail.test', 'F3'],
  ['email', 'Dana Levi <dana@mail.test>', 'dana@mail.test', 'F3'],
  ['email', 'mailto:dana@mail.test', 'dana@mail.test', 'F3'],
  ['email', 'a\u200b@b.test', 'a@b.test', 'validatorjs/validator.js#802'],
  ['email', 'a@b.test c@d.test', 'a@b.test c@d.test', 'F4'],
  ['text', 'דנה\nלוי', 'דנה לוי', 'Flow-Launcher/Flow.Launcher#2465'],
  ['text', '\u200fדנה\u00a0לוי', 'דנה לוי', 'F3'],
  ['text', '👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧', 'issue 35'],
  ['address', 'https://a.test/\u200f', 'https://a.test/\u200f', 'issue 35'],
];

describe('a paste', () => {
  it.each(pastes)('into %s of %j holds %j: %s', async (name, pasted, holds) => {
    const { user, values } = await renderForm(fields[name] ?? <></>, { values: { value: '' } });
    await user.click(input('Value'));
    await user.paste(pasted);
    if (name === 'date') await user.tab();
    expect(values()).toEqual({ value: holds });
  });

  it('takes the place of what stood there: an amount is chosen on focus', async () => {
    const { user, values } = await renderForm(fields.amount ?? <></>, { values: { value: '11.50' } });
    await user.tab();
    await user.keyboard('12.5');
    expect(values()).toEqual({ value: '12.5' });
  });

  it('that was refused can be mended by hand', async () => {
    const { user, values } = await renderForm(fields.amount ?? <></>, { values: { value: '' } });
    await user.click(input('Value'));
    await user.paste('12\n34');
    await user.keyboard('5');
    expect(values()).toEqual({ value: '12 345' });
    await user.keyboard('{Home}{ArrowRight}{ArrowRight}{Delete}');
    expect(values()).toEqual({ value: '12345' });
  });
});
