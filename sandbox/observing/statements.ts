import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import type { Database } from '#sandbox/core/database.ts';

/** What is told of a statement: never its text, which grows, and never a value. */
export interface Statement {
  /** `select`, `insert`, … */
  operation: string;
  /** The first table it names. */
  table: string | undefined;
}

/** Times one statement. */
export type AroundStatement = <Result>(statement: Statement, run: () => Promise<Result>) => Promise<Result>;

const tableName = /\b(?:from|into|update)\s+(?:"?\w+"?\.)?"?([a-z_]{1,60})"?(?!\w)/i;

/** Reads what may be told from the text of a statement. */
export function statementOf(text: string): Statement {
  return {
    operation: /^\s*([a-z]{1,20})\b/i.exec(text)?.[1]?.toLowerCase() ?? 'other',
    table: tableName.exec(text)?.[1],
  };
}

/** The text of a question to either driver; undefined for a cursor, which is read in parts. */
function textOf(question: unknown): string | undefined {
  if (typeof question === 'string') return question;
  const isObject = typeof question === 'object' && question !== null;
  return isObject && 'text' in question && typeof question.text === 'string' && !('submit' in question)
    ? question.text
    : undefined;
}

/** Puts `around` about the questions that answer by a promise; those with a callback are a part of one. */
function wrapQuery(asked: object, around: AroundStatement): void {
  const query: unknown = Reflect.get(asked, 'query');
  if (typeof query !== 'function') return;
  Reflect.set(asked, 'query', (...question: unknown[]): unknown => {
    const ask = (): unknown => Reflect.apply(query, asked, question);
    const text = textOf(question[0]);
    const isPart = question.some((one) => typeof one === 'function');
    return text === undefined || isPart ? ask() : around(statementOf(text), async () => ask());
  });
}

/** Puts `around` about every statement of a database, inside and outside of transactions. */
export function wrapStatements(db: Database, around: AroundStatement): void {
  const client: unknown = '$client' in db ? db.$client : undefined;
  if (client instanceof Pool) {
    const known = new WeakSet<object>();
    wrapQuery(client, around);
    client.on('acquire', (connection) => {
      if (!known.has(connection)) wrapQuery(connection, around);
      known.add(connection);
    });
  } else if (client instanceof PGlite) {
    wrapQuery(client, around);
    const begin = client.transaction.bind(client);
    client.transaction = (work) =>
      begin((transaction) => {
        wrapQuery(transaction, around);
        return work(transaction);
      });
  }
}
