import { promisify } from 'node:util';
import { crc32, inflate } from 'node:zlib';
import { pictureOf, type GivenFile } from '#contract/files/judgeFile.ts';
import { pngChunks, pngHead, type PngHead } from '#contract/files/png.ts';
import { fault } from '#contract/rules/fault.ts';
import { refused } from './receive.ts';

const inflated = promisify(inflate);

const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Where each pass of an interlaced picture begins, and how far apart its points are (PNG, 8.2). */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Bytes of the lines of a picture, each after its filter. */
function bytesOf(width: number, height: number, bitsOfPoint: number): number {
  return width === 0 ? 0 : height * (1 + Math.ceil((width * bitsOfPoint) / 8));
}

/** Bytes of a picture that was unpacked. */
function unpackedBytes({ width, height, depth, colour, isInterlaced }: PngHead): number {
  const bits = depth * (samples[colour] ?? 1);
  if (!isInterlaced) return bytesOf(width, height, bits);
  return passes.reduce((sum, [left, top, across, down]) => {
    const points = Math.max(0, Math.ceil((width - left) / across));
    return sum + bytesOf(points, Math.max(0, Math.ceil((height - top) / down)), bits);
  }, 0);
}

/** Whether the checksums of a PNG hold and its lines are all there: what draws documents must not meet half a picture. */
async function isWholePng(bytes: Uint8Array): Promise<boolean> {
  const chunks = pngChunks(bytes) ?? [];
  const [first] = chunks;
  const head = first && pngHead(first);
  if (!head) return false;
  const holds = chunks.every(({ whole }) => {
    const end = whole.length - 4;
    return crc32(whole.subarray(4, end)) === new DataView(whole.buffer, whole.byteOffset).getUint32(end);
  });
  if (!holds) return false;
  const expected = unpackedBytes(head);
  const packed = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data));
  // What cannot be unpacked is no picture: the caller refuses it.
  const lines = await inflated(packed, { maxOutputLength: expected + 1 }).catch(() => undefined);
  return lines?.length === expected;
}

/** The parts of a picture that draw it, without what else its file says. @throws ApiError 400 for half a picture */
export async function cleanPicture(file: GivenFile): Promise<{ type: 'image/png' | 'image/jpeg'; content: Buffer }> {
  const picture = pictureOf(file);
  const content = Buffer.concat(picture?.drawn ?? []);
  if (!picture || (picture.type === 'image/png' && !(await isWholePng(content)))) {
    throw refused(fault('OnlyImagesAreAllowed'));
  }
  return { type: picture.type, content };
}
