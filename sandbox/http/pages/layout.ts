import type { Locale } from '#contract/constants.ts';
import { html, type Html } from '#sandbox/core/html.ts';

interface Page {
  locale: Locale;
  title: string;
  body: Html;
  /** A file below /sandbox/static/. */
  script?: string;
  /** Addresses of styles beside the common ones. */
  styles?: readonly string[];
  /** What else the head holds. */
  head?: Html;
  /** `card` centres one narrow card, `wide` is a page of sections, `checkout` a form that may be long. */
  shape: 'card' | 'wide' | 'checkout';
}

/** A whole page of the sandbox; styles and scripts are files, never inline. */
export function renderPage({ locale, title, body, script, shape, styles = [], head }: Page): string {
  return html`<!doctype html>
    <html lang="${locale}" dir="${locale === 'he-IL' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/sandbox/static/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/sandbox/static/page.css" />
        ${styles.map((style) => html`<link rel="stylesheet" href="${style}" />`)} ${head}
        ${script !== undefined && html`<script src="/sandbox/static/${script}" defer></script>`}
      </head>
      <body class="${shape}">
        ${body}
      </body>
    </html>`.markup;
}
