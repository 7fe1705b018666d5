import { scrubText } from '#src/app/errorReporting/scrubText.ts';

/** What support asks for first. */
export interface Diagnostics {
  version: string;
  terminalID: string;
  locale: string;
  /** Path of the page, without what it asks for. */
  page: string;
  /** Newest first. */
  correlationIds: readonly string[];
  userAgent: string;
  /** In CSS pixels. */
  viewport: { width: number; height: number };
  at: Date;
}

/** Diagnostics as lines of text, in English for whoever reads them, without secrets. */
export function printDiagnostics({ viewport, at, correlationIds, ...rest }: Diagnostics): string {
  const lines = [
    `Version: ${rest.version}`,
    `Time: ${at.toISOString()}`,
    `Terminal: ${rest.terminalID}`,
    `Language: ${rest.locale}`,
    `Page: ${rest.page}`,
    `Browser: ${rest.userAgent}`,
    `Window: ${viewport.width} x ${viewport.height}`,
    `Last calls: ${correlationIds.join(', ') || 'none'}`,
  ];
  return lines.map(scrubText).join('\n');
}
