import { isObject } from '#contract/envelope.ts';

/** Pixels of the columns a person has given a width, by field. */
export type ColumnWidths = Readonly<Record<string, number>>;

const narrowest = 56;
const widest = 800;

/** A width as a column may have it. */
export function soundWidth(pixels: number): number {
  return Math.round(Math.max(narrowest, Math.min(widest, pixels)));
}

/** Reads stored widths without trusting them. @returns undefined where there are none */
export function parseWidths(value: unknown): ColumnWidths | undefined {
  const sound = Object.entries(isObject(value) ? value : {}).flatMap(([field, width]) =>
    typeof width === 'number' && Number.isFinite(width) ? [[field, soundWidth(width)] as const] : [],
  );
  return sound.length > 0 ? Object.fromEntries(sound) : undefined;
}

/** The widths with another one of a field; `undefined` gives it back to its content. */
export function withWidth(widths: ColumnWidths | undefined, field: string, pixels: number | undefined): ColumnWidths {
  const { [field]: _, ...others } = widths ?? {};
  return pixels === undefined ? others : { ...others, [field]: soundWidth(pixels) };
}
