/** A picture as its file tells it, without a look at its colours. */
export interface Picture {
  type: 'image/png' | 'image/jpeg';
  /** In pixels. */
  width: number;
  height: number;
  /** The parts that draw it, in their order: together a file again. */
  drawn: readonly Uint8Array[];
  /** What the file says besides: cameras, programs, words. */
  said: readonly Uint8Array[];
}

// spec gap: how large a picture may be (docs/rulings.md).
const maximumSide = 4096;
const maximumArea = 4_000_000;

/** Whether a picture has a size that a page and a document can draw. */
export const isDrawable = (width: number, height: number): boolean =>
  width >= 1 && height >= 1 && Math.max(width, height) <= maximumSide && width * height <= maximumArea;

/** The characters of some bytes, one for each. */
export const latinOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
