import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { splitVat } from '#contract/money.ts';
import { newID } from '#sandbox/core/newID.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { newPayerKey } from '#sandbox/domain/links/payerPage.ts';
import type { TestSandbox } from './sandbox.ts';

type Link = typeof paymentRequests.$inferSelect;

/** A card that is approved, as a payer types it. */
export const goodForm = {
  cardNumber: '4242 4242 4242 4242',
  cardExpiration: '12 / 2030',
  cvv: '123',
  cardOwnerName: 'Noa Payer',
  cardOwnerNationalID: '',
  consumerEmail: 'noa@mail.test',
  consumerPhone: '',
  consent: 'yes',
};

/** The value of a hidden or visible input of a page. */
export function valueOf(page: string, name: string): string {
  const tag = new RegExp(`<input[^>]*name="${name.replace('.', '\\.')}"[^>]*>`).exec(page)?.[0] ?? '';
  return /value="([^"]*)"/.exec(tag)?.[1] ?? '';
}

/** What a page says is wrong with a field. */
export const faultOf = (page: string, name: string): string =>
  new RegExp(`id="${name.replace('.', '\\.')}-fault">\\s*([^<]*?)\\s*<`).exec(page)?.[1] ?? '';

export const headingOf = (page: string): string => /<h1[^>]*>\s*([^<]*?)\s*</.exec(page)?.[1] ?? '';

/** The alert of a page. */
export const alertOf = (page: string): string => /role="alert"[^>]*>\s*([^<]*?)\s*</.exec(page)?.[1] ?? '';

/** Opens links and pays them as a browser without scripts does. */
export function payerOf(sandbox: TestSandbox) {
  const ask = (options: InjectOptions) =>
    sandbox.app.inject({ ...options, headers: { 'accept-language': 'en', ...options.headers } });
  const post = (url: string, form: Record<string, string>) =>
    ask({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
  const pageOf = ({ payerKey }: Link) => `/pay/${payerKey}`;
  const open = (link: Link) => ask({ method: 'GET', url: `${pageOf(link)}?lang=en-IL` });
  const fill = async (link: Link, form: Record<string, string> = {}) => {
    const seen = form.seen ?? valueOf((await open(link)).body, 'seen');
    return post(`${pageOf(link)}?lang=en-IL`, { ...goodForm, ...form, seen });
  };
  const confirm = (link: Link, sealed: string, decision = 'approved') =>
    post(`${pageOf(link)}/confirm?lang=en-IL`, { sealed, decision });
  return {
    ask,
    open,
    fill,
    confirm,
    /** Fills the page in and confirms it, to where that leads. */
    pay: async (link: Link, form: Record<string, string> = {}) => {
      const opened = await open(link);
      const [attempt, seen] = [valueOf(opened.body, 'attempt'), valueOf(opened.body, 'seen')];
      const bank = await fill(link, { attempt, seen, plan: 'regularDeal', ...form });
      const confirmed = await confirm(link, valueOf(bank.body, 'sealed'));
      const { location } = confirmed.headers;
      return location === undefined ? confirmed : ask({ method: 'GET', url: location });
    },
  };
}

/** Makes links on a terminal, each with what the test needs; the customers are the seed's. */
export async function linkMaker({ db }: TestSandbox, terminalID: string) {
  const rows = await db.select().from(paymentRequests);
  const sent = rows.filter((row) => row.status === 'sent' && !row.deletedAt && !row.isRefund);
  return async (kind: Link['kind'], more: Partial<Link> = {}): Promise<Link> => {
    const permanent = more.permanent ?? false;
    const [template] = sent.filter((row) => row.kind === kind && row.permanent === permanent);
    if (!template) throw new Error(`no ${kind} in the seed`);
    const [link] = await db
      .insert(paymentRequests)
      .values({
        ...template,
        paymentRequestID: newID(),
        payerKey: newPayerKey(),
        terminalID,
        currency: 'ILS',
        dueDate: null,
        redirectUrl: null,
        language: null,
        history: [],
        userAmount: false,
        transactionType: 'regularDeal',
        installmentDetails: null,
        numberOfPayments: null,
        pageOptions: null,
        dealDetails: { ...template.dealDetails, items: [] },
        issueInvoice: false,
        ...(kind !== 'billingRequest' && { onlyAddCard: false, jDealType: 'J4' as const, ...amountOf(12_345) }),
        ...more,
      })
      .returning();
    if (!link) throw new Error('no link made');
    return link;
  };
}

/** An amount in agorot, with its VAT. */
export const amountOf = (paymentRequestAmount: number) => ({
  paymentRequestAmount,
  ...splitVat(paymentRequestAmount, 0.18),
});

/** A link as it is now. */
export async function readLink({ db }: TestSandbox, { paymentRequestID }: Link): Promise<Link> {
  const [row] = await db.select().from(paymentRequests).where(eq(paymentRequests.paymentRequestID, paymentRequestID));
  if (!row) throw new Error('no link');
  return row;
}
