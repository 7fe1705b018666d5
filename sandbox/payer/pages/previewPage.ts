import type { Locale } from '#contract/constants.ts';
import { shownMoney } from '#sandbox/domain/money/shownMoney.ts';
import type { PayingTerminal } from '#sandbox/domain/money/terminal.ts';
import { html } from '#sandbox/core/html.ts';
import { input } from './inputs.ts';
import { shell } from './shell.ts';
import { fill } from './fill.ts';
import { payerTexts } from './texts.ts';

/** What the page shows to be paid, in agorot. */
const sampleAmount = 25_000;

/** The payer's page as a terminal's logo and stylesheet make it look: nothing can be sent from it. */
export function previewPage(locale: Locale, terminal: PayingTerminal): string {
  const text = payerTexts[locale];
  const amount = shownMoney(sampleAmount, 'ILS', locale);
  const field = (name: 'cardNumber' | 'cardOwnerName', value: string) =>
    input(
      { locale },
      { name, label: text.fields[name], value, isRequired: true, attributes: html`autocomplete="off"` },
    );
  const content = html`<div class="summary">
      <p class="quiet">${text.amounts.charge}</p>
      <p class="sum">${amount}</p>
    </div>
    <form>
      <fieldset>
        <legend>${text.card}</legend>
        ${field('cardNumber', '')} ${field('cardOwnerName', '')}
      </fieldset>
      <button type="button">${fill(text.submitAmount, { amount })}</button>
      <p class="quiet">${text.secure}</p>
    </form>`;
  return shell({ locale, address: '', payer: { terminal }, title: text.titles.charge, content, isPreview: true });
}
