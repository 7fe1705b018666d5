import { asc, eq } from 'drizzle-orm';
import { endpoints, fillPath, type EndpointId } from '#contract/endpoints.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import { users } from '#sandbox/db/schema/account.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { people } from './people.ts';
import type { TestSandbox } from './sandbox.ts';

/** An answer of a call about money. */
export interface MoneyAnswer {
  status: number;
  body: OperationResponse;
  headers: Readonly<Record<string, unknown>>;
}

export interface MoneyPost {
  path?: Record<string, string>;
  body?: unknown;
  as?: keyof typeof people;
  locale?: 'he-IL' | 'en-IL';
  /** Header Idempotency-Key. */
  key?: string;
}

/** Posts to a call and reads its operation result. */
export type Post = (id: EndpointId, post?: MoneyPost) => Promise<MoneyAnswer>;

export function poster(sandbox: TestSandbox): Post {
  return async (id, { path, body = {}, as = 'manager', locale = 'en-IL', key } = {}) => {
    const { base, method, path: template } = endpoints[id];
    const answer = await sandbox.as(as)({
      method,
      url: `/sandbox/${base}${fillPath(template, path)}`,
      payload: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'accept-language': locale,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
    });
    return { status: answer.statusCode, body: answer.json<OperationResponse>(), headers: answer.headers };
  };
}

/** Details of a transaction as the wire gives them. */
export async function detailsOf(sandbox: TestSandbox, id: string | undefined): Promise<Record<string, unknown>> {
  const url = `/sandbox/transactions/api/transactions/${id ?? ''}`;
  const answer = await sandbox.as('manager')({ method: 'GET', url });
  if (answer.statusCode !== 200) throw new Error(`no transaction ${id ?? ''}`);
  return answer.json<Record<string, unknown>>();
}

/** The terminals of a person's merchant, in their order. */
export async function terminalsOf({ db }: TestSandbox, person: keyof typeof people = 'manager') {
  return db
    .select({ terminalID: terminals.terminalID, merchantID: terminals.merchantID, devices: terminals.devices })
    .from(terminals)
    .innerJoin(users, eq(users.merchantID, terminals.merchantID))
    .where(eq(users.email, people[person]))
    .orderBy(asc(terminals.position));
}

const goodCard = '4242424242424242';

/** A typed card. */
export const typed = (cardNumber = goodCard, more: object = {}) => ({
  cardNumber,
  cardExpiration: '12/30',
  cvv: '123',
  cardOwnerName: 'Dana Levi',
  ...more,
});

let amounts = 1000;

/** A charge nobody has made before: its own amount, so that it is no double of another one. */
export function charge(terminalID: string, more: object = {}): Record<string, unknown> {
  amounts += 1;
  return { terminalID, transactionAmount: amounts, creditCardSecureDetails: typed(), ...more };
}
