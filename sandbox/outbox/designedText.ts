import { html, type Html } from '#sandbox/core/html.ts';
import { translate } from '#sandbox/core/locale.ts';
import { type Letter, sentenceOf } from './letter.ts';
import { letterTexts } from './letterTexts.ts';

/** Mail programs read attributes and inline styles alone; those that know of dark screens read this too. */
const darkStyle = `@media (prefers-color-scheme: dark) {
  .page { background: #10141b !important; }
  .card { background: #1a202a !important; border-color: #323b49 !important; border-top-color: #a9b4ff !important; }
  .ink { color: #eef1f5 !important; }
  .quiet { color: #b3bcc9 !important; }
  .line { border-color: #323b49 !important; }
}`;

const font = 'font-family:Arial,Helvetica,sans-serif';
const ink = `${font};color:#1b1f24`;
const quiet = `${font};color:#57606a;font-size:14px;line-height:20px`;

function factRows({ locale, facts }: Letter): Html[] {
  const end = locale === 'he-IL' ? 'left' : 'right';
  const start = locale === 'he-IL' ? 'right' : 'left';
  const cell = 'border-top:1px solid #d9dee6;padding:10px 0';
  return facts.map(
    ([name, value]) =>
      html`<tr>
        <th scope="row" align="${start}" class="quiet line" style="${quiet};${cell};font-weight:normal">${name}</th>
        <td align="${end}" class="ink line" style="${ink};${cell};font-size:15px;line-height:20px">
          <bdi>${value}</bdi>
        </td>
      </tr>`,
  );
}

const button = ({ action }: Letter): Html | false =>
  action !== undefined &&
  html`<p style="margin:24px 0 0">
    <a
      href="${action.link}"
      style="${font};display:inline-block;background:#3d4bb8;color:#ffffff;font-size:16px;line-height:20px;font-weight:bold;text-decoration:none;padding:14px 28px;border-radius:8px"
      >${action.label}</a
    >
  </p>`;

/** What stands on the card: who, what, how much, what for, and what to do. */
function content(letter: Letter): Html {
  const { locale, business, title, amount, about, isAttached = false } = letter;
  const { attached } = letterTexts[locale];
  return html`<p class="quiet" style="${quiet};margin:0 0 8px"><bdi>${business}</bdi></p>
    <h1 class="ink" style="${ink};font-size:22px;line-height:28px;margin:0">${title}</h1>
    ${
      amount !== undefined &&
      html`<p class="ink" style="${ink};font-size:30px;line-height:38px;font-weight:bold;margin:8px 0 0">${amount}</p>`
    }
    ${about !== undefined && html`<p class="ink" style="${ink};font-size:16px;line-height:24px;margin:8px 0 0"><bdi>${about}</bdi></p>`}
    ${
      letter.facts.length > 0 &&
      html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0 0;border-collapse:collapse">
        ${factRows(letter)}
      </table>`
    }
    ${button(letter)} ${isAttached && html`<p class="quiet" style="${quiet};margin:16px 0 0">${attached}</p>`}`;
}

/** A letter as the page that mail programs draw, in its direction, on light screens and on dark ones. */
export function designedText(letter: Letter): string {
  const { locale, business, title, isToBusiness = false } = letter;
  const direction = locale === 'he-IL' ? 'rtl' : 'ltr';
  const sentBy =
    !isToBusiness && translate(locale, letterTexts[locale].sentBy, { business: `\u2068${business}\u2069` });
  return html`<!doctype html>
    <html lang="${locale}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        <style>
          ${darkStyle}
        </style>
      </head>
      <body class="page" dir="${direction}" style="margin:0;padding:0;background:#f4f6fa">
        <div style="display:none;max-height:0;overflow:hidden">${sentenceOf(letter)}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                class="card"
                dir="${direction}"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:560px;background:#ffffff;border:1px solid #d9dee6;border-top:4px solid #3d4bb8;border-radius:12px"
              >
                <tr>
                  <td align="${direction === 'rtl' ? 'right' : 'left'}" style="padding:24px">${content(letter)}</td>
                </tr>
              </table>
              ${sentBy && html`<p class="quiet" style="${quiet};margin:16px 0 0">${sentBy}</p>`}
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup;
}
