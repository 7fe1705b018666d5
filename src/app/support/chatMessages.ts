import { isObject } from '#contract/envelope.ts';

/** Marks the messages between this application and support.html. */
const channel = 'back-office.chat';

/** What the frame tells. Sizes in CSS pixels. */
export type FrameMessage =
  | { action: 'ready' }
  | { action: 'opened' }
  | { action: 'closed' }
  | { action: 'resize'; width: number; height: number };

/** What the frame is told. */
export type AppMessage = { action: 'open' } | { action: 'close' } | { action: 'locale'; locale: string };

const isSize = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 2000;

/** @returns undefined for anything but a message of the frame in its exact shape. */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isObject(data) || data.channel !== channel) return undefined;
  switch (data.action) {
    case 'ready':
    case 'opened':
    case 'closed':
      return { action: data.action };
    case 'resize':
      return isSize(data.width) && isSize(data.height)
        ? { action: 'resize', width: data.width, height: data.height }
        : undefined;
    default:
      return undefined;
  }
}

export function printAppMessage(message: AppMessage): Record<string, unknown> {
  return { channel, ...message };
}
