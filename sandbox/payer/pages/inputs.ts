import type { Locale } from '#contract/constants.ts';
import { html, type Html } from '#sandbox/core/html.ts';
import type { Faults } from '#sandbox/payer/judge.ts';
import { payerTexts } from './texts.ts';

interface Of {
  locale: Locale;
  faults?: Faults | undefined;
}

interface Field {
  name: string;
  label: string;
  value: string;
}

/** Says at a field what is wrong with it. */
const faultOf = (name: string, fault: string | undefined) =>
  fault !== undefined && html`<p class="fault" id="${name}-fault">${fault}</p>`;

/** Ties a field to what is said of it. */
function described(name: string, fault: string | undefined, hint?: string): Html {
  const ids = [...(hint === undefined ? [] : [`${name}-hint`]), ...(fault === undefined ? [] : [`${name}-fault`])];
  return html`${fault !== undefined && html`aria-invalid="true"`}
  ${ids.length > 0 && html`aria-describedby="${ids.join(' ')}"`}`;
}

/** One line to type into, its fault named beside it. */
export function input(
  { locale, faults }: Of,
  {
    name,
    label,
    value,
    hint,
    isRequired,
    attributes,
  }: Field & { hint?: string; isRequired: boolean; attributes: Html },
): Html {
  const fault = faults?.get(name);
  return html`<div class="field">
    <label for="${name}"
      ><bdi>${label}</bdi>${!isRequired && html` <span class="quiet">(${payerTexts[locale].optional})</span>`}</label
    >
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      ${attributes}
      ${isRequired && html`required`}
      ${described(name, fault, hint)}
    />
    ${hint !== undefined && html`<p class="quiet" id="${name}-hint">${hint}</p>`} ${faultOf(name, fault)}
  </div>`;
}

/** One of several ways. */
export function select(
  { faults }: Of,
  { name, label, value, options }: Field & { options: readonly { value: string; text: string }[] },
): Html {
  const fault = faults?.get(name);
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}" ${described(name, fault)}>
      ${options.map(
        (option) =>
          html`<option value="${option.value}" ${option.value === value && html`selected`}>${option.text}</option>`,
      )}
    </select>
    ${faultOf(name, fault)}
  </div>`;
}

/** A tick that must be set, which is said beside it. */
export function checkbox(
  { locale, faults }: Of,
  { name, label, hint, isChecked }: { name: string; label: string; hint: string; isChecked: boolean },
): Html {
  const fault = faults?.get(name);
  return html`<div class="field">
    <label class="check"
      ><input
        type="checkbox"
        id="${name}"
        name="${name}"
        value="yes"
        required
        ${isChecked && html`checked`}
        ${described(name, fault, hint)}
      /><span>${label} <span class="quiet">(${payerTexts[locale].required})</span></span></label
    >
    <p class="quiet" id="${name}-hint">${hint}</p>
    ${faultOf(name, fault)}
  </div>`;
}
