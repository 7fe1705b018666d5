import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file inside an archive; its text, or its bytes, are read while it is written. */
export interface ZipEntry {
  name: string;
  text: AsyncIterable<string | Buffer> | Iterable<string | Buffer>;
}

/** What the directory at an archive's end says about one file. */
interface Written {
  name: Buffer;
  offset: number;
  checksum: number;
  packed: number;
  size: number;
}

const versionNeeded = 20;
/** Sizes follow the content; names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
/** 1 January 1980, the beginning of the format's calendar: equal content gives equal files. */
const day = 0x0021;

const word = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16LE(value, index * 2));
  return bytes;
};
const double = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32LE(value >>> 0, index * 4));
  return bytes;
};

const headOf = (name: Buffer) =>
  Buffer.concat([
    double(0x04034b50),
    word(versionNeeded, flags, deflated, 0, day),
    double(0, 0, 0),
    word(name.length, 0),
    name,
  ]);

const tailOf = ({ checksum, packed, size }: Written) => double(0x08074b50, checksum, packed, size);

const directoryEntry = ({ name, offset, checksum, packed, size }: Written) =>
  Buffer.concat([
    double(0x02014b50),
    word(versionNeeded, versionNeeded, flags, deflated, 0, day),
    double(checksum, packed, size),
    word(name.length, 0, 0, 0, 0),
    double(0, offset),
    name,
  ]);

/** Packs one file piece by piece and counts into `written`. */
async function* pack({ text }: ZipEntry, written: Written): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const piece of text) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      written.checksum = crc32(bytes, written.checksum);
      written.size += bytes.length;
      yield bytes;
    }
  }
  // Fast rather than small; a failure reaches the loop below through the stream it destroys.
  const packed = pipeline(Readable.from(counted()), createDeflateRaw({ level: 3 }), () => {});
  for await (const chunk of packed) {
    const bytes = Buffer.from(chunk);
    written.packed += bytes.length;
    yield bytes;
  }
}

/** Writes a zip archive while its files are read, holding no more than a few pieces; below 4 GB. */
export async function* zip(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Written[] = [];
  let offset = 0;
  for (const entry of entries) {
    const written: Written = { name: Buffer.from(entry.name), offset, checksum: 0, packed: 0, size: 0 };
    const head = headOf(written.name);
    yield head;
    yield* pack(entry, written);
    const tail = tailOf(written);
    yield tail;
    offset += head.length + written.packed + tail.length;
    directory.push(written);
  }
  const list = Buffer.concat(directory.map(directoryEntry));
  const count = directory.length;
  yield Buffer.concat([list, double(0x06054b50), word(0, 0, count, count), double(list.length, offset), word(0)]);
}
