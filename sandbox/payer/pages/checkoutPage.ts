import { maximumAgorot } from '#contract/money.ts';
import { html, type Html } from '#sandbox/core/html.ts';
import { additionalPrefix, type PayerFormValues } from '#sandbox/payer/form.ts';
import type { Faults } from '#sandbox/payer/judge.ts';
import { commissionIn, paymentsBy, type Plan } from '#sandbox/payer/offer.ts';
import { termsOf } from '#sandbox/payer/terms.ts';
import { checkbox, input, select } from './inputs.ts';
import { linkSummary, money, type ShownLink } from './linkSummary.ts';
import { type PageLocation, shell } from './shell.ts';
import { fill } from './fill.ts';
import { payerTexts } from './texts.ts';

interface Checkout extends PageLocation, ShownLink {
  typed: PayerFormValues;
  faults?: Faults | undefined;
  /** What became of the try before. */
  message?: string | undefined;
}

/** What a way to pay is called, with what each payment comes to where that is known. */
function planText(checkout: Checkout, plan: Plan): string {
  const {
    locale,
    payer: { link },
    offer,
  } = checkout;
  const { plans } = payerTexts[locale];
  const name = fill(plans[plan.transactionType], { count: plan.numberOfPayments });
  if (plan.numberOfPayments === 1 || offer.isAmountOpen) return name;
  const { initialPaymentAmount, installmentPaymentAmount } = paymentsBy(link, plan, offer.amount);
  const amount = money(installmentPaymentAmount, checkout);
  // The commission leaves with the first payment.
  const atFirst = initialPaymentAmount + commissionIn(offer, offer.amount);
  const first = money(atFirst, checkout);
  return atFirst === installmentPaymentAmount
    ? fill(plans.each, { plan: name, amount })
    : fill(plans.first, { plan: name, first, amount });
}

function paymentInputs(checkout: Checkout): Html {
  const { locale, offer, typed, faults } = checkout;
  const text = payerTexts[locale];
  const of = { locale, faults };
  const most = String(maximumAgorot).length + 1;
  return html`${
    offer.isAmountOpen &&
    input(of, {
      name: 'amount',
      label: text.fields.amount,
      value: typed.amount,
      isRequired: true,
      attributes: html`inputmode="decimal" maxlength="${most}" dir="ltr"`,
    })
  }
  ${
    offer.plans.length > 1 &&
    select(of, {
      name: 'plan',
      label: text.fields.plan,
      value: typed.plan || offer.wanted,
      options: offer.plans.map((plan) => ({ value: plan.name, text: planText(checkout, plan) })),
    })
  }
  ${offer.plans.length === 1 && html`<input type="hidden" name="plan" value="${offer.wanted}" />`}`;
}

/** The card's own inputs come empty, whatever was typed before. */
function cardInputs({ locale, payer: { terminal }, offer, typed, faults }: Checkout): Html {
  const text = payerTexts[locale];
  const of = { locale, faults };
  return html`<fieldset>
    <legend>${text.card}</legend>
    ${input(of, {
      name: 'cardNumber',
      label: text.fields.cardNumber,
      value: '',
      isRequired: true,
      attributes: html`inputmode="numeric" autocomplete="cc-number" maxlength="25" dir="ltr" data-groups`,
    })}
    <div class="pair">
      ${input(of, {
        name: 'cardExpiration',
        label: text.fields.cardExpiration,
        value: '',
        hint: text.expiryHint,
        isRequired: true,
        attributes: html`inputmode="numeric" autocomplete="cc-exp" maxlength="9" dir="ltr" data-expiry`,
      })}
      ${input(of, {
        name: 'cvv',
        label: text.fields.cvv,
        value: '',
        hint: text.cvvHint,
        isRequired: terminal.cvvRequired,
        attributes: html`inputmode="numeric" autocomplete="off" maxlength="4" dir="ltr"`,
      })}
    </div>
    ${input(of, {
      name: 'cardOwnerName',
      label: text.fields.cardOwnerName,
      value: typed.cardOwnerName,
      isRequired: offer.email === 'required',
      attributes: html`autocomplete="cc-name" maxlength="50"`,
    })}
    ${
      offer.nationalID !== 'hidden' &&
      input(of, {
        name: 'cardOwnerNationalID',
        label: text.fields.cardOwnerNationalID,
        value: typed.cardOwnerNationalID,
        isRequired: offer.nationalID === 'required',
        attributes: html`inputmode="numeric" autocomplete="off" maxlength="20" dir="ltr"`,
      })
    }
  </fieldset>`;
}

function payerInputs({ locale, payer, offer, typed, faults }: Checkout): Html | false {
  const text = payerTexts[locale];
  const of = { locale, faults };
  const additional = Object.entries(payer.link.pageOptions?.additionalFields ?? {});
  if (offer.email === 'hidden' && offer.phone === 'hidden' && additional.length === 0) return false;
  return html`<fieldset>
    <legend>${text.payer}</legend>
    ${
      offer.email !== 'hidden' &&
      input(of, {
        name: 'consumerEmail',
        label: text.fields.consumerEmail,
        value: typed.consumerEmail,
        isRequired: offer.email === 'required',
        attributes: html`type="email" autocomplete="email" maxlength="50" dir="ltr"`,
      })
    }
    ${
      offer.phone !== 'hidden' &&
      input(of, {
        name: 'consumerPhone',
        label: text.fields.consumerPhone,
        value: typed.consumerPhone,
        isRequired: offer.phone === 'required',
        attributes: html`type="tel" autocomplete="tel" maxlength="20" dir="ltr"`,
      })
    }
    ${additional.map(([key, { title, required }]) =>
      input(of, {
        name: additionalPrefix + key,
        label: title,
        value: typed.additional[key] ?? '',
        isRequired: required,
        attributes: html`maxlength="250"`,
      }),
    )}
  </fieldset>`;
}

function consentInput(checkout: Checkout): Html | false {
  const { locale, offer, typed, faults } = checkout;
  if (!offer.asksForConsent) return false;
  const { fields, consentHint } = payerTexts[locale];
  const commission = money(commissionIn(offer, offer.amount), checkout);
  const label = offer.isAmountOpen ? fields.openConsent : fill(fields.consent, { commission });
  return checkbox({ locale, faults }, { name: 'consent', label, hint: consentHint, isChecked: typed.consent !== '' });
}

/** The form on which a payer pays a link, or leaves a card. */
export function checkoutPage(checkout: Checkout): string {
  const { locale, address, payer, offer, typed, faults, message } = checkout;
  const text = payerTexts[locale];
  const whole = faults?.get('');
  const marked = faults && [...faults.keys()].some((name) => name !== '');
  const isPaidNow = offer.purpose === 'charge' && !offer.isAmountOpen;
  const submit = isPaidNow
    ? fill(text.submitAmount, { amount: money(offer.amount + commissionIn(offer, offer.amount), checkout) })
    : text.submit[offer.purpose];
  const alert = message ?? whole ?? (marked ? text.faults : undefined);
  const content = html`${linkSummary(checkout)}
    <form method="post" action="${address}?lang=${locale}" novalidate autocomplete="on">
      ${
        alert !== undefined &&
        html`<p class="error" role="alert" tabindex="-1">
          ${alert}${alert === text.faults && html` <span data-scriptless>${text.cardAgain}</span>`}
        </p>`
      }
      <input type="hidden" name="attempt" value="${typed.attempt}" />
      <input type="hidden" name="seen" value="${termsOf(payer)}" />
      ${paymentInputs(checkout)} ${cardInputs(checkout)} ${payerInputs(checkout)} ${consentInput(checkout)}
      <button type="submit">${submit}</button>
      <p class="quiet">${text.secure}</p>
    </form>`;
  return shell({ locale, address, payer, title: text.titles[offer.purpose], content });
}
