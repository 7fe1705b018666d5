import { zip } from '#sandbox/documents/zip.ts';

/** A line with texts at columns, from 1. */
function lineOf(length: number, texts: Readonly<Record<number, string>>): string {
  const characters = Array.from({ length }, () => ' ');
  for (const [from, text] of Object.entries(texts)) characters.splice(Number(from) - 1, text.length, ...text);
  return `${characters.join('')}\r\n`;
}

async function packed(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const entries = Object.entries(files).map(([name, content]) => ({ name, text: [content] }));
  for await (const piece of zip(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/**
 * An archive in the open format as somebody's server makes it, of documents with their official type and agorot.
 * @param told how many records it says it has; as many as it has when absent
 */
export async function taxArchive(
  documents: readonly (readonly [type: number, agorot: number])[],
  told = documents.length + 2,
): Promise<Uint8Array<ArrayBuffer>> {
  const heads = documents.map(([type, agorot]) =>
    lineOf(444, { 1: 'C100', 23: String(type), 348: `+${String(agorot).padStart(14, '0')}` }),
  );
  const data = [lineOf(95, { 1: 'A100' }), ...heads, lineOf(110, { 1: 'Z900' })].join('');
  const summary = lineOf(466, {
    1: 'A000',
    10: String(told).padStart(15, '0'),
    25: '002233445',
    57: '00123456',
    65: 'Ledger',
    135: 'OPENFRMT\\00223344.26\\11151200',
    215: 'Granit',
    367: '20261101',
    375: '20261115',
    383: '20261115',
    391: '1200',
  });
  const folder = 'OPENFRMT/00223344.26/11151200';
  const archive = await packed({
    [`${folder}/INI.TXT`]: summary,
    [`${folder}/BKMVDATA.zip`]: await packed({ 'BKMVDATA.TXT': data }),
  });
  return new Uint8Array(archive);
}
