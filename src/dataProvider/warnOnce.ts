const warned = new Set<string>();

/** Tells whoever develops on the console, once: where a person is shown less, and nobody else would learn why. */
export function warnOnce(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  // oxlint-disable-next-line no-console -- the console is where developers look
  console.warn(text);
}
