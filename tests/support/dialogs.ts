import { vi } from 'vitest';

/** Stubs the modal part of `<dialog>`, which jsdom lacks. */
export function stubDialogs(): void {
  HTMLDialogElement.prototype.showModal = vi.fn(function show(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector('button')?.focus();
  });
  HTMLDialogElement.prototype.close = vi.fn(function close(this: HTMLDialogElement) {
    this.open = false;
  });
}
