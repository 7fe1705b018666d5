import type { PageFile } from '#sandbox/http/pages/static.ts';

const own = (name: string) => new URL(`./static/${name}`, import.meta.url).href;

/** Style and script of the payer's page, and what the seeded terminals have made it look like. */
export const payerFiles: Readonly<Record<string, PageFile>> = {
  'checkout.css': { source: own('checkout.css'), type: 'text/css; charset=utf-8' },
  'kept.css': { source: own('kept.css'), type: 'text/css; charset=utf-8' },
  'checkout.js': { source: own('checkout.js'), type: 'text/javascript; charset=utf-8' },
  'sample-logo.svg': { source: own('sample-logo.svg'), type: 'image/svg+xml' },
  'sample-brand.css': { source: own('sample-brand.css'), type: 'text/css; charset=utf-8' },
};
