import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsCardNumber, holdsCardNumberWithin } from '#contract/rules/cardInText.ts';
import { soundLink } from '#src/list/views/soundLink.ts';
import { parseViewLink, viewLinkSearch, type ViewLink } from '#src/list/views/viewLink.ts';
import { densities } from '#src/settings/columnPreferences.ts';
import { cleanViewName } from '#src/settings/savedViews.ts';
import { sample } from './renderList.tsx';
import { sampleMeta } from './sampleMeta.ts';

const field = fc.stringMatching(/^[A-Za-z]\w{0,20}(\.[a-z]{1,8})?$/);
const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const scalar = fc.oneof(
  text,
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
  fc.boolean(),
  fc.constantFrom('5', 'true', 'null', '"x"', '[1]', '0501234567', ''),
);
const link: fc.Arbitrary<ViewLink> = fc
  .record(
    {
      name: text.map(cleanViewName).filter((name) => name.isWellFormed() && !holdsCardNumber(name)),
      terminalID: fc.uuid(),
      filter: fc.dictionary(field, fc.oneof(scalar, fc.array(text, { maxLength: 3 })), {
        maxKeys: 5,
        noNullPrototype: true,
      }),
      sort: fc.oneof(
        fc.constant({ field: '', order: 'DESC' as const }),
        fc.record({ field, order: fc.constantFrom('ASC' as const, 'DESC' as const) }),
      ),
      columns: fc.uniqueArray(field, { maxLength: 12 }),
      density: fc.constantFrom(...densities),
    },
    { requiredKeys: ['name', 'filter', 'sort', 'columns'] },
  )
  .filter(({ filter }) => !holdsCardNumberWithin(filter))
  // Nor do the digits of a number, as they stand in the address.
  .filter(
    ({ filter }) =>
      !Object.values(filter)
        .flat()
        .some((value) => holdsCardNumber(String(value))),
  );

const plain: ViewLink = { name: '', filter: {}, sort: { field: '', order: 'DESC' }, columns: [] };

describe('a link to a view', () => {
  it('says again what it was made of, whatever that is', () => {
    fc.assert(
      fc.property(link, (one) => {
        expect(parseViewLink(viewLinkSearch(one))).toEqual({ link: one, unread: [] });
      }),
    );
  });

  it('is read by whoever sees it', () => {
    const search = viewLinkSearch({
      name: 'Failed',
      terminalID: 't1',
      filter: { quickStatusFilter: 'Failed', transactionAmount: 100 },
      sort: { field: 'status', order: 'ASC' },
      columns: ['status', 'transactionAmount'],
      density: 'compact',
    });
    expect(search).toBe(
      '?v=1&name=Failed&terminal=t1&filter.quickStatusFilter=Failed&filter.transactionAmount=100' +
        '&sort=status&order=ASC&columns=status-transactionAmount&density=compact',
    );
  });

  it.each(['', '?', '?v=2&name=x', '?name=x', '?filter=%7B%7D', '?v=%E0%A4%A'])('is none: %s', (search) => {
    expect(parseViewLink(search)).toBeUndefined();
  });

  it('never fails, whatever stands in an address', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(
              'name',
              'terminal',
              'sort',
              'order',
              'columns',
              'density',
              'filter.x',
              'filter.terminalID',
              'z',
            ),
            text,
          ),
        ),
        (said) => {
          const search = `?v=1&${new URLSearchParams(said).toString()}`;
          const read = parseViewLink(search);
          if (!read) throw new Error('not read');
          const { filter, lost } = soundLink(read, sample, sampleMeta);
          expect(filter).toEqual({});
          expect(lost.every((name) => name.length <= 40)).toBe(true);
        },
      ),
    );
  });

  it('never holds the number of a card, written or read', () => {
    const card = '4580 4580 4580 4580';
    const search = viewLinkSearch({ ...plain, name: card, filter: { cardOwnerName: card, status: 'completed' } });
    expect(search).toBe('?v=1&filter.status=completed');
    const read = parseViewLink(`?v=1&name=${card}&filter.cardOwnerName=${card}`);
    expect(read).toEqual({
      link: plain,
      unread: ['filter.cardOwnerName', 'name'].map((key) => key.replace('filter.', '')),
    });
  });
});

describe('a link on a list', () => {
  it('keeps what the list knows, and names the rest', () => {
    const read = parseViewLink(
      '?v=1&filter.quickStatusFilter=Failed&filter.vanished=1&filter.currency=XYZ&filter.dateFrom=sometime&filter.terminalID=t9' +
        '&sort=shoeSize&columns=hatSize-status-cardOwnerName&density=huge&utm_source=mail',
    );
    expect(read && soundLink(read, sample, sampleMeta)).toMatchObject({
      filter: { quickStatusFilter: 'Failed' },
      sort: { field: '', order: 'DESC' },
      columns: { order: ['status', 'cardOwnerName'] },
      lost: ['density', 'currency', 'dateFrom', 'vanished', 'shoeSize', 'hatSize'],
    });
  });

  it('shows the columns it names and no others, also those the list has gained', () => {
    const read = parseViewLink('?v=1&columns=status-cardOwnerName');
    const hidden = read && soundLink(read, sample, sampleMeta).columns?.hidden;
    expect(hidden).toHaveLength(Object.keys(sampleMeta.columns).length - 2);
  });

  it('has the columns the list begins with where it names none that is there', () => {
    const read = parseViewLink('?v=1&columns=hatSize');
    expect(read && soundLink(read, sample, sampleMeta)).not.toHaveProperty('columns');
  });
});
