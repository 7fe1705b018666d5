import { crc32, deflateSync } from 'node:zlib';

/** A chunk of a PNG file with its length and checksum. */
export function pngChunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

interface PngParts {
  width?: number;
  height?: number;
  isInterlaced?: boolean;
  /** Lines in place of those of a green picture, unpacked. */
  lines?: Buffer;
  /** Chunks before the picture's own. */
  more?: readonly Buffer[];
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A green picture with some transparency. */
export function png({ width = 8, height = 8, isInterlaced = false, lines, more = [] }: PngParts = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, isInterlaced ? 1 : 0], 8);
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 4, Buffer.from([15, 118, 110, 200]))]);
  const all = lines ?? Buffer.concat(Array.from({ length: height }, () => line));
  return Buffer.concat([
    signature,
    pngChunk('IHDR', head),
    ...more,
    pngChunk('IDAT', deflateSync(all)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A segment of a JPEG file. */
export function jpegSegment(code: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** The frame of a JPEG file: no decoder would draw it, but its parts stand in their order. */
export function jpeg(more: readonly Buffer[] = [], { frame = 0xc0, width = 8 } = {}): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...more,
    jpegSegment(0xdb, Buffer.alloc(65)),
    jpegSegment(frame, Buffer.from([8, 0, 8, width >> 8, width & 255, 1, 1, 0x11, 0])),
    jpegSegment(0xc4, Buffer.alloc(20)),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9]),
  ]);
}
