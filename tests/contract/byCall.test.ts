import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { isSchema } from 'yup';
import { endpointIds, endpoints, type EndpointKind } from '#contract/endpoints.ts';
import { answersOfReads, bodiesOfCalls, rowsOfLists } from '#contract/entities/byCall.ts';
import type { AnswerOf, BodyOf, RecordOf, RowOf } from '#contract/entities/callTypes.ts';
import { wireWords } from '#contract/nouns.ts';
import type { ListEnvelope, OperationResponse } from '#contract/envelope.ts';
import { lists } from '#src/resources/registry.ts';

/** The table that says what a call of each kind answers or is sent; the other kinds have one answer each. */
const tableOf: Partial<Record<EndpointKind, Readonly<Record<string, unknown>>>> = {
  list: rowsOfLists,
  record: answersOfReads,
  lookup: answersOfReads,
  create: bodiesOfCalls,
  update: bodiesOfCalls,
  delete: bodiesOfCalls,
  action: bodiesOfCalls,
  download: bodiesOfCalls,
};

describe('the schemas by call', () => {
  it.each(endpointIds.filter((id) => tableOf[endpoints[id].kind]))('have what %s needs', (id) => {
    const entry = tableOf[endpoints[id].kind]?.[id];
    expect(entry === null || isSchema(entry)).toBe(true);
  });

  it('name no call twice and none that is not there', () => {
    const named = [rowsOfLists, answersOfReads, bodiesOfCalls].flatMap((table) => Object.keys(table));
    const needed = endpointIds.filter((id) => tableOf[endpoints[id].kind]);
    expect(named.toSorted()).toEqual(needed.toSorted());
  });

  it('send nothing with a read', () => {
    const bodies: Readonly<Record<string, unknown>> = bodiesOfCalls;
    for (const id of endpointIds.filter((each) => endpoints[each].method === 'GET'))
      expect(bodies[id] ?? null).toBe(null);
  });
});

describe('the types of the calls', () => {
  it('are those of the schemas', () => {
    expectTypeOf<RecordOf<'customers'>>().toEqualTypeOf<RecordOf<'consumers'>>();
    expectTypeOf<RecordOf<'customers'>['consumerName']>().toEqualTypeOf<string>();
    expectTypeOf<RecordOf<'transactions'>['allowRefund']>().toEqualTypeOf<boolean>();
    expectTypeOf<RowOf<'items'>['price']>().toEqualTypeOf<number>();
    expectTypeOf<RowOf<'transactionsFiltered'>>().toEqualTypeOf<RowOf<'transactions'>>();
    expectTypeOf<AnswerOf<'consumers.list'>>().toEqualTypeOf<ListEnvelope<RowOf<'customers'>>>();
    expectTypeOf<AnswerOf<'consumers.get'>>().toEqualTypeOf<RecordOf<'customers'>>();
    expectTypeOf<AnswerOf<'consumers.restore'>>().toEqualTypeOf<OperationResponse>();
    expectTypeOf<AnswerOf<'consumers.excel'>>().toEqualTypeOf<never>();
    expectTypeOf<BodyOf<'consumers.restore'>>().toEqualTypeOf<undefined>();
    expectTypeOf<BodyOf<'consumers.update'>['updateTimestamp']>().toEqualTypeOf<string>();
    expectTypeOf<BodyOf<'items.bulkDelete'>>().toEqualTypeOf<string[]>();
  });

  it('know every noun by the word of its screens', () => {
    const words: Readonly<Record<string, string>> = wireWords;
    const prefixes = new Set(endpointIds.map((id) => id.split('.')[0]));
    for (const {
      name,
      endpoints: { list },
    } of lists) {
      if (typeof list !== 'string') continue;
      expect(prefixes, name).toContain(words[name] ?? name);
      expect(list.split('.')[0], name).toBe(words[name] ?? name);
    }
  });

  it('bring no schema along: nothing outside the entities and rules loads yup', () => {
    const files = readdirSync('contract').filter((name) => name.endsWith('.ts'));
    for (const file of [...files, 'entities/callTypes.ts']) {
      const lines = readFileSync(`contract/${file}`, 'utf8').split('\n');
      const loaded = lines.filter((line) => /(yup|entities\/|byCall)/.test(line) && /^import (?!type)/.test(line));
      expect(loaded, file).toEqual([]);
    }
  });
});
