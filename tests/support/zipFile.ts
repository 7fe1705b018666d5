import { inflateRawSync } from 'node:zlib';

/** The files of an archive, in the order of its directory. */
export function unpack(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf('PK\u0005\u0006');
  const files = new Map<string, Buffer>();
  let from = archive.readUInt32LE(end + 16);
  for (let index = 0; index < archive.readUInt16LE(end + 10); index += 1) {
    const [packed, nameLength] = [archive.readUInt32LE(from + 20), archive.readUInt16LE(from + 28)];
    const [offset, name] = [
      archive.readUInt32LE(from + 42),
      archive.toString('utf8', from + 46, from + 46 + nameLength),
    ];
    const begin = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
    files.set(name, inflateRawSync(archive.subarray(begin, begin + packed)));
    from += 46 + nameLength + archive.readUInt16LE(from + 30) + archive.readUInt16LE(from + 32);
  }
  return files;
}
