import { describe, expect, it } from 'vitest';
import { templateText } from '#src/resources/importBillingDeals/template.ts';
import { validateFile } from '#src/resources/importBillingDeals/validation/validateFile.ts';
import { dealFile, goodRow, piecesOf } from './dealFile.ts';

const card = '4580 2800 0000 0008';
const validated = async (file: string) => {
  const read = await validateFile({ pieces: piecesOf(file), today: '2026-11-15' });
  return { ...read, summary: read.summary(), summaryNow: read.summary };
};
const textOf = async (file: Blob) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());

describe('a cell that is mended', () => {
  const file = dealFile([goodRow(1), goodRow(2, { consumerEmail: 'dana', transactionAmount: '' }), goodRow(3)], ';');

  it('has its row judged again, and nothing else of it is lost', async () => {
    const { page, mend, summaryNow, fileOf, checkedFile } = await validated(file);
    const [row] = page('faulty', 0, 9);
    const [email, amount] = row?.faults ?? [];
    expect([email?.field, email?.value, amount?.field]).toEqual(['consumerEmail', 'dana', 'transactionAmount']);
    expect(mend(2, email?.at ?? 0, 'dana@mail.test')).toMatchObject({
      faults: [{ field: 'transactionAmount' }],
      mended: [{ field: 'consumerEmail', value: 'dana@mail.test' }],
    });
    expect(summaryNow()).toMatchObject({ faulty: 1, good: 2 });
    expect(mend(2, amount?.at ?? 0, '1,250').faults).toEqual([]);
    expect(summaryNow()).toMatchObject({ faulty: 0, good: 3 });
    // It stays where it was, to be looked at.
    expect(page(undefined, 0, 1)).toMatchObject([{ rowNumber: 2, sheetRow: 3, faults: [] }]);
    expect(page('faulty', 0, 9)).toHaveLength(1);
    expect(await textOf(await checkedFile())).toContain(';dana@mail.test;');
    // What is sent has the columns and the words of the wire.
    const [header = '', , sent = ''] = (await textOf(await fileOf())).split('\r\n');
    expect(header.replace('\ufeff', '').split(',')).toEqual(expect.arrayContaining(['consumerEmail', 'vatRate']));
    expect(sent).toContain('dana@mail.test');
    expect(sent).toContain(',1250,');
  });

  it('may stand in a column that the file lacks, and is known when it repeats another row', async () => {
    const header = 'שם הלקוח *,Email,סכום,אמצעי תשלום,Frequency';
    const line = (name: string) => `${name},d@mail.test,50,כרטיס אשראי,חודשית`;
    const { page, mend, fileOf } = await validated([header, line('דנה'), line('דנה')].join('\n'));
    const [first, second] = page('faulty', 0, 9);
    const at = first?.faults[0]?.at ?? 0;
    expect(first?.faults).toMatchObject([{ field: 'creditCardToken', value: '', key: 'Required' }]);
    const token = '7d8f2f0e-5a0a-4c2b-9d4e-3f1f6a1c2b3d';
    expect(mend(1, at, token)).toMatchObject({ faults: [] });
    expect(mend(second?.rowNumber ?? 0, at, token)).toMatchObject({ faults: [], sameAs: 2 });
    expect(await textOf(await fileOf([1]))).toMatch(new RegExp(`דנה.*,card,${token},.*monthly`));
  });

  it('no longer keeps the file here once the card number is out of it, which nobody is told', async () => {
    const { page, mend, summaryNow, fileOf } = await validated(dealFile([goodRow(1, { dealDescription: card })]));
    const [found] = page('faulty', 0, 1);
    expect(found?.faults).toMatchObject([{ field: 'dealDescription', value: '' }]);
    mend(1, found?.faults[0]?.at ?? 0, 'מנוי');
    expect(summaryNow()).toMatchObject({ cards: 0, good: 1 });
    expect(await textOf(await fileOf())).not.toContain(card);
  });
});

describe('rows', () => {
  it('are numbered as their sheet numbers them: the header first, empty rows and notes counted', async () => {
    const [header, one, two] = dealFile([goodRow(1), goodRow(2, { consumerName: '' })]).split('\r\n');
    const { page } = await validated([header, '# example,,', one, '', two].join('\r\n'));
    expect(page(undefined, 0, 9).map(({ rowNumber, sheetRow }) => [rowNumber, sheetRow])).toEqual([
      [2, 5],
      [1, 3],
    ]);
  });

  it('that write VAT as a fraction are counted, and read as percent', async () => {
    const rows = ['18', '18%', '0.18', '.17', '0'].map((vatRate, index) => goodRow(index, { vatRate }));
    const { summary, fileOf } = await validated(dealFile(rows));
    expect(summary).toMatchObject({ good: 5, fractions: 2 });
    const sent = (await textOf(await fileOf())).split('\r\n').slice(1, 6);
    expect(sent.map((line) => line.split(',')[9])).toEqual(['0.18', '0.18', '0.18', '.17', '0']);
  });
});

describe('the template', () => {
  it.each(['he', 'en'] as const)(
    'in %s has notes alone, and its examples are good rows once they are no notes',
    async (language) => {
      const text = templateText(
        language,
        (key) => (key === 'card' ? '7d8f2f0e-5a0a-4c2b-9d4e-3f1f6a1c2b3d' : key),
        2027,
      );
      await expect(validated(text)).rejects.toMatchObject({ faults: [{ key: 'FileIsEmpty' }] });
      const filled = text
        .split('\r\n')
        .filter((line) => !line.startsWith('# ') || line.includes('@'))
        .map((line) => line.replace(/^# /, ''));
      expect((await validated(filled.join('\r\n'))).summary).toMatchObject({
        rows: 2,
        good: 2,
        unread: [],
        fractions: 0,
      });
      expect(text).toContain({ he: 'חודשית · דו-חודשית', en: 'Monthly · Bi-monthly' }[language]);
    },
  );
});
