import { setTimeout as wait } from 'node:timers/promises';
import { payerTexts } from '#sandbox/payer/pages/texts.ts';
import { alertOf, goodForm, headingOf, valueOf } from '#tests/support/payers.ts';
import type { Payment, Person } from './day.ts';
import type { Page } from './talk.ts';

const { states, receipt } = payerTexts['en-IL'];
const language = '?lang=en-IL';
const againMillis = 1000;
/** Steps after which a payer gives up whom nothing tells that the link is paid. */
const mostSteps = 200;

/** Who pays which link. */
interface Payer {
  link: string;
  /** Where its page stands. */
  path: string;
  number: number;
  isPatient: boolean;
}

/** What a payer sends, or only opens. */
interface Step {
  path: string;
  form?: Readonly<Record<string, string>>;
  /** It pays. */
  isConfirmation?: boolean;
}

/** Where a page looks by itself that waits for the outcome. */
const lookOf = (page: string) => /<main[^>]*data-look="([^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');

/** What a payer does with the page on screen. */
function nextStep(path: string, page: string): Step | 'paid' | 'closed' {
  const heading = headingOf(page);
  if (heading === receipt.charge || heading === states.paid.title) return 'paid';
  if (heading === states.checking.title) return { path: lookOf(page) ?? path + language };
  const [sealed, seen] = [valueOf(page, 'sealed'), valueOf(page, 'seen')];
  if (sealed) {
    return { path: `${path}/confirm${language}`, form: { sealed, decision: 'approved' }, isConfirmation: true };
  }
  if (!seen) return 'closed';
  const typed = { ...goodForm, attempt: valueOf(page, 'attempt'), seen, plan: 'regularDeal' };
  return { path: path + language, form: typed };
}

/** Too many forms at a time are no fault, nor is a server that says that it cannot: both are asked again. */
const isPage = (page: Page | undefined): page is Page => page !== undefined && page.status < 500 && page.status !== 429;

/**
 * A payer opens a link and pays it, as a browser without scripts does. Who has no answer to the payment sends it again or
 * opens the link anew, which is another try at paying; who is impatient leaves.
 */
export async function payLink(person: Person, { link, path, number, isPatient }: Payer): Promise<void> {
  const { browse, day, givesUp } = person;
  const payment: Payment = { link, isTold: false, from: Date.now() };
  day.payments.push(payment);
  const opening: Step = { path: path + language };
  let step = opening;
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const page = await browse(step.path, step.form);
    if (!isPage(page)) {
      day.unanswered += 1;
      if (givesUp() || (step.isConfirmation && !isPatient)) return;
      if (step.isConfirmation && number % 4 === 0) step = opening;
      await wait(againMillis);
      continue;
    }
    const next = nextStep(path, page.text);
    if (next === 'paid') {
      payment.isTold = true;
      payment.to = Date.now();
      day.answered.push(Date.now());
      return;
    }
    if (next === 'closed') {
      day.refused.push(`payment of a link: ${page.status} ${headingOf(page.text)} ${alertOf(page.text)}`);
      return;
    }
    if (next.form === undefined) await wait(againMillis);
    if (givesUp()) return;
    step = next;
  }
  day.refused.push(`payment of a link: no end after ${mostSteps} pages`);
}
