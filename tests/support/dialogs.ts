import { vi } from 'vitest';

/** jsdom knows dialogs, but not how to open them over a page. */
export function stubDialogs(): void {
  HTMLDialogElement.prototype.showModal = vi.fn(function show(this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function close(this: HTMLDialogElement) {
    this.open = false;
  });
}
