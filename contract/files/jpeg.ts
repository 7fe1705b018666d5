import { isDrawable, type Picture } from './picture.ts';

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, adobe: 0xee } as const;
/** Baseline, extended and progressive frames; browsers and documents draw no others. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
/** Tables, frames, scans, and the one word of a program without which colours would be wrong. */
const drawing = new Set([0xdb, 0xc4, 0xdd, ...frames, marker.scan, marker.adobe]);
const saying = (code: number) => (code >= 0xe0 && code <= 0xef) || code === 0xfe;

/** Where the lines of a scan end: at the next marker that is none of their own. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at += 1;
  }
  return bytes.length;
}

/** Width and height that a frame of 8 bits tells, of one, three or four colours. */
function frameOf(segment: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength);
  if (segment.length < 11 || segment[4] !== 8 || ![1, 3, 4].includes(segment[9] ?? 0)) return undefined;
  return { height: view.getUint16(5), width: view.getUint16(7) };
}

/** Reads a JPEG file. @returns undefined for what is none, or goes on behind its end */
export function readJpeg(bytes: Uint8Array): Picture | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== marker.start) return undefined;
  const drawn = [bytes.subarray(0, 2)];
  const said: Uint8Array[] = [];
  let frame: ReturnType<typeof frameOf>;
  let scans = 0;
  let at = 2;
  while (bytes[at] === 0xff) {
    const code = bytes[at + 1] ?? 0;
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.end) {
      if (at + 2 !== bytes.length || !frame || scans === 0 || !isDrawable(frame.width, frame.height)) return undefined;
      return { type: 'image/jpeg', ...frame, drawn: [...drawn, bytes.subarray(at)], said };
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const head = at + 2 + length;
    if (length < 2 || head > bytes.length) return undefined;
    const end = code === marker.scan ? endOfScan(bytes, head) : head;
    const segment = bytes.subarray(at, end);
    if (frames.has(code)) {
      if (frame) return undefined;
      frame = frameOf(segment);
      if (!frame) return undefined;
    }
    if (code === marker.scan) scans += 1;
    if (drawing.has(code)) drawn.push(segment);
    else if (saying(code)) said.push(segment);
    else return undefined;
    at = end;
  }
  return undefined;
}
