import { type OpenFormatRecord, openFormatRecords } from '#contract/openFormat.ts';
import { zip, type ZipEntry } from '#sandbox/documents/zip.ts';
import { writeRecord } from '#sandbox/domain/fixedWidth/record.ts';
import { type CheckCount, createCheckCount, recordCount } from './checkReport.ts';
import { documentHead, documentLine, documentPayment } from './documentRecords.ts';
import { drawReport } from './drawReport.ts';
import { type DocumentSource, type FiledDocument, filedDocument } from './filedDocument.ts';
import { dealerOf, foldersOf, type Production } from './production.ts';
import { closingRecord, openingRecord, summaryHead, summaryLine } from './summaryRecords.ts';

/** A document's records: its head, then its lines, then how it was paid. */
function documentRecords(
  document: FiledDocument,
  place: (code: OpenFormatRecord) => { order: number; dealer: string },
) {
  return Buffer.concat([
    writeRecord(documentHead, { ...place('C100'), document }),
    ...document.lines.map((line, index) =>
      writeRecord(documentLine, { ...place('D110'), document, line, number: index + 1 }),
    ),
    ...document.payments.map((paid, index) =>
      writeRecord(documentPayment, { ...place('D120'), document, paid, number: index + 1 }),
    ),
  ]);
}

/** BKMVDATA.TXT, piece by piece. */
async function* businessData(production: Production, documents: AsyncIterable<DocumentSource>, count: CheckCount) {
  const { identifier } = production;
  const dealer = dealerOf(production);
  const place = (code: OpenFormatRecord) => ({ order: count.record(code), dealer });
  yield writeRecord(openingRecord, { ...place('A100'), identifier });
  let link = 0;
  for await (const source of documents) {
    const document = filedDocument(source, (link += 1));
    count.document(document);
    yield documentRecords(document, place);
  }
  yield writeRecord(closingRecord, { ...place('Z900'), identifier });
}

/** Records that are counted in INI.TXT (§2.5ה): all but the first and the last. */
const summed = openFormatRecords.filter((code) => code !== 'A100' && code !== 'Z900');

/** INI.TXT: whose file it is, and how many records of each kind it has. */
function* summary(production: Production, count: CheckCount): Generator<Buffer> {
  yield writeRecord(summaryHead, { ...production, records: recordCount(count) });
  for (const code of summed) {
    const records = count.records.get(code);
    if (records !== undefined) yield writeRecord(summaryLine, { code, count: records });
  }
}

/**
 * The files of the Tax Authority's open format in their folders (§2.2), to be packed in this order: the later ones count the
 * first. Beside them the report that is to be printed.
 */
export function openFormat(production: Production, documents: AsyncIterable<DocumentSource>): ZipEntry[] {
  const count = createCheckCount();
  const folder = foldersOf(production).join('/');
  async function* report() {
    yield await drawReport({ production, report: count });
  }
  return [
    {
      name: `${folder}/BKMVDATA.zip`,
      text: zip([{ name: 'BKMVDATA.TXT', text: businessData(production, documents, count) }]),
    },
    { name: `${folder}/INI.TXT`, text: summary(production, count) },
    { name: 'OPENFRMT.pdf', text: report() },
  ];
}
