import { isDrawable, latinOf, type Picture } from './picture.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Chunks that draw; of the others those that could not be left out have a capital first (PNG, 5.4). */
const drawing = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const isNeeded = (name: string) => /^[A-Z]/.test(name);

/** A chunk of a PNG file. */
export interface PngChunk {
  name: string;
  /** With its length and checksum. */
  whole: Uint8Array;
  data: Uint8Array;
}

/** The chunks of a file from its signature to its last byte; undefined where it is not made of chunks. */
export function pngChunks(bytes: Uint8Array): PngChunk[] | undefined {
  if (signature.some((byte, at) => bytes[at] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: PngChunk[] = [];
  let at = signature.length;
  while (at < bytes.length) {
    if (at + 12 > bytes.length) return undefined;
    const end = at + 12 + view.getUint32(at);
    const name = latinOf(bytes.subarray(at + 4, at + 8));
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(name)) return undefined;
    chunks.push({ name, whole: bytes.subarray(at, end), data: bytes.subarray(at + 8, end - 4) });
    at = end;
  }
  return chunks;
}

/** What the head of a PNG says. */
export interface PngHead {
  width: number;
  height: number;
  depth: number;
  colour: number;
  isInterlaced: boolean;
}

const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Reads the head; undefined for one that the format does not allow. */
export function pngHead({ name, data }: PngChunk): PngHead | undefined {
  if (name !== 'IHDR' || data.length !== 13) return undefined;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const [depth = 0, colour = 0, compression, filter, interlace = 2] = data.subarray(8);
  if (compression !== 0 || filter !== 0 || interlace > 1 || !depths[colour]?.includes(depth)) return undefined;
  return { width: view.getUint32(0), height: view.getUint32(4), depth, colour, isInterlaced: interlace === 1 };
}

/** Reads a PNG file. @returns undefined for what is none, or more than one picture and its words */
export function readPng(bytes: Uint8Array): Picture | undefined {
  const chunks = pngChunks(bytes);
  const [first] = chunks ?? [];
  const head = first && pngHead(first);
  if (!chunks || !head || !isDrawable(head.width, head.height)) return undefined;
  const names = chunks.map(({ name }) => name);
  const counted = (name: string) => names.filter((one) => one === name).length;
  const isWhole =
    names.at(-1) === 'IEND' &&
    counted('IEND') === 1 &&
    counted('IHDR') === 1 &&
    names.includes('IDAT') &&
    (head.colour !== 3 || counted('PLTE') === 1);
  if (!isWhole || names.some((name) => isNeeded(name) && !drawing.has(name))) return undefined;
  return {
    type: 'image/png',
    width: head.width,
    height: head.height,
    drawn: [
      bytes.subarray(0, signature.length),
      ...chunks.filter(({ name }) => drawing.has(name)).map(({ whole }) => whole),
    ],
    said: chunks.filter(({ name }) => !drawing.has(name)).map(({ data }) => data),
  };
}
