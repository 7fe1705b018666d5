import { isObject } from '#contract/envelope.ts';
import { parseEnvironment } from '#sandbox/config.ts';
import { openDatabase } from '#sandbox/db/open.ts';
import { typed } from '#tests/support/payments.ts';
import { signToken } from '#tests/support/signToken.ts';
import { errands, type Given } from './errands.ts';
import { askUntilAnswered, type Question, type Talk } from './talk.ts';

const daySeconds = 86_400;

/** A token of one of the seed's people that outlives the day. @param environment what the sandboxes are started with */
export async function signIn(databaseUrl: string, environment: Record<string, string>, email: string) {
  const { db, close } = await openDatabase({ databaseUrl, dataDirectory: 'memory' });
  try {
    const exp = Math.floor(Date.now() / 1000) + daySeconds;
    return await signToken(db, parseEnvironment(environment), email, { exp });
  } finally {
    await close();
  }
}

/** Asks for what the day needs. @throws Error when it is not given */
async function ask(talk: Talk, question: Question): Promise<Readonly<Record<string, unknown>>> {
  const { status, body } = await askUntilAnswered(talk, question, { givesUp: () => false, tried: () => {} });
  if (status === undefined || status >= 400) throw new Error(`${question.call}: ${JSON.stringify(body)}`);
  return body;
}

/** Makes a customer and saves their card, and finds a terminal. */
export async function prepare(talk: Talk): Promise<Given> {
  const { data } = await ask(talk, { call: 'terminals.list' });
  const [terminal]: unknown[] = Array.isArray(data) ? data : [];
  const terminalID = isObject(terminal) ? String(terminal.terminalID) : '';
  const body = errands.customer.body('chaos-0', { terminalID, consumerID: '', card: '' });
  const consumerID = String((await ask(talk, { call: 'consumers.create', body })).entityUID);
  const card = await ask(talk, { call: 'cardTokens.create', body: { terminalID, consumerID, ...typed() } });
  return { terminalID, consumerID, card: String(card.entityUID) };
}
