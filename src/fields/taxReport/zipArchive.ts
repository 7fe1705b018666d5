const [endSignature, entrySignature, fileSignature] = [0x06054b50, 0x02014b50, 0x04034b50];
const endLength = 22;
const [stored, deflated] = [0, 8];

/** A file inside an archive, still packed. */
export interface PackedFile {
  name: string;
  isDeflated: boolean;
  bytes: Uint8Array<ArrayBuffer>;
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - endLength; at >= 0; at -= 1) if (view.getUint32(at, true) === endSignature) return at;
  throw new RangeError('no archive');
}

/**
 * The files of a zip archive, as its directory lists them.
 * @throws RangeError for what is no archive, or one that is packed otherwise than usual
 */
export function packedFiles(archive: Uint8Array<ArrayBuffer>): PackedFile[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = findEnd(view);
  const files: PackedFile[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const method = view.getUint16(at + 10, true);
    const [packed, nameLength] = [view.getUint32(at + 20, true), view.getUint16(at + 28, true)];
    const file = view.getUint32(at + 42, true);
    const isKnown = method === stored || method === deflated;
    if (view.getUint32(at, true) !== entrySignature || view.getUint32(file, true) !== fileSignature || !isKnown) {
      throw new RangeError('another archive');
    }
    const begin = file + 30 + view.getUint16(file + 26, true) + view.getUint16(file + 28, true);
    files.push({
      name: new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength)),
      isDeflated: method === deflated,
      bytes: archive.subarray(begin, begin + packed),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}

/** What a file holds, piece by piece. @throws TypeError while it is read, where it is damaged */
export function contentOf({ bytes, isDeflated }: PackedFile): ReadableStream<Uint8Array<ArrayBuffer>> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return isDeflated ? source.pipeThrough(new DecompressionStream('deflate-raw')) : source;
}

/** What a file holds, as one. */
export async function wholeContentOf(file: PackedFile): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(contentOf(file)).arrayBuffer());
}
