import { useTranslate, type TranslateFunction } from 'react-admin';
import { stringifyUrl } from 'query-string';
import { routeTable } from '#src/app/pages.ts';
import { listAddress } from '#src/record/related/listAddress.ts';
import { resources } from '#src/resources/registry.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import type { FoundRecord, PaletteGroup, PaletteOption } from './option.ts';
import { ordersIn, type Order } from './orders.ts';
import { questionsFor, type PaletteQuestion } from './questions.ts';
import { useAnswers, type PaletteAnswer } from './useAnswers.ts';
import type { Place } from './usePlaces.ts';

type Words = TranslateFunction;

const nameOf = ({ list }: Pick<PaletteAnswer, 'list'>, translate: Words) => translate(`resources.${list.name}.name`);

/** An option that opens a record. */
export function recordOption({ list, row }: FoundRecord): PaletteOption {
  const to = list.detailPath?.(String(row.id));
  return { key: `${list.name}/${row.id}`, record: { list, row }, ...(to !== undefined && { to }) };
}

/** The terminal's part of a list's address. */
type OnTerminal = (list: PaletteQuestion['list']) => Readonly<Record<string, string>>;

function answerGroup(answer: PaletteAnswer, onTerminal: OnTerminal, translate: Words): PaletteGroup[] {
  const { list, rows = [], total, filter } = answer;
  if (rows.length === 0) return [];
  const title = nameOf(answer, translate);
  const rest = total === undefined || total > rows.length;
  const all = {
    key: `${list.name}/all`,
    title: translate('palette.all', { name: title, count: total ?? '' }),
    to: listAddress(list.page.path, { ...filter, ...onTerminal(list) }),
  };
  const options = rows.map((row) => recordOption({ list, row }));
  return [{ key: list.name, title, options: rest ? [...options, all] : options }];
}

const parametersOf = ({ place }: Order) => routeTable[place.key]?.parameters ?? {};
const takesAmount = (order: Order) => order.amount !== undefined && 'amount' in parametersOf(order);

/** The address of an order's page, begun with an amount where the page takes one, and with a record. */
function orderAddress(order: Order, record: Readonly<Record<string, string>>): string {
  return stringifyUrl({
    url: order.place.to,
    query: { ...record, ...(takesAmount(order) && { amount: order.amount }) },
  });
}

/** What is asked for orders: records that their pages can begin with. */
function orderQuestions(orders: readonly Order[], isAsked: (list: PaletteQuestion['list']) => boolean) {
  const [about = ''] = orders.map((order) => order.about).filter(Boolean);
  const lists = resources
    .map(({ lists: [list] }) => list)
    .filter((list) => isAsked(list) && orders.some((order) => list.begins && list.begins in parametersOf(order)));
  return questionsFor(lists, about);
}

function orderOptions(orders: readonly Order[], answers: readonly PaletteAnswer[], place: Place): PaletteOption[] {
  return orders
    .filter((order) => order.place === place)
    .flatMap((order) => {
      const { about, amount } = order;
      if (about === '')
        return takesAmount(order)
          ? [
              {
                key: `${place.key}/${amount}`,
                title: `${place.title} ${amount}`,
                icon: place.icon,
                to: orderAddress(order, {}),
              },
            ]
          : [];
      return answers.flatMap(({ list, rows = [] }) =>
        rows.flatMap((row): PaletteOption[] => {
          const { begins = '' } = list;
          if (!(begins in parametersOf(order))) return [];
          const title = takesAmount(order) ? `${place.title} ${amount}` : place.title;
          const key = `${place.key}/${list.name}/${row.id}`;
          return [{ key, title, record: { list, row }, to: orderAddress(order, { [begins]: String(row.id) }) }];
        }),
      );
    })
    .map(({ icon, ...option }) => ({ ...option, ...(icon && { icon }) }));
}

/** What a text has found in the lists. */
export interface Found {
  /** Pages that begin with what was found, and records by their lists. */
  groups: readonly PaletteGroup[];
  waiting: boolean;
  /** Names of lists that did not answer. */
  failed: readonly string[];
  retry: () => void;
  /** The lists' own searches for the text. */
  searches: PaletteGroup;
}

/**
 * Records by what was typed, of all nouns whose list the person may open, and pages that begin with one.
 * @param asked empty: nothing is asked for
 * @param typed for amounts, of which nobody need be asked
 */
export function useFound(asked: string, typed: string, places: readonly Place[]): Found {
  const translate = useTranslate();
  const isOpen = useIsOpen();
  const { terminalID } = useSelectedTerminal().terminal;
  const onTerminal: OnTerminal = ({ terminal }) => ({ ...(terminal === 'filter' && { terminalID }) });
  const isAsked = ({ page }: PaletteQuestion['list']) => isOpen(page);
  const takers = places.filter(({ key }) => routeTable[key]?.parameters);
  const orders = ordersIn(typed, takers);
  const ofOrders = asked === typed ? orderQuestions(orders, isAsked) : [];
  const isAmountAlone = orders.some((order) => order.about === '' && takesAmount(order));
  const open = resources.map(({ lists: [list] }) => list).filter(isAsked);
  const questions = isAmountAlone ? [] : questionsFor(open, asked);
  const answers = useAnswers([...ofOrders, ...questions]);
  const answersOf = (wanted: readonly PaletteQuestion[]) => answers.filter(({ question }) => wanted.includes(question));
  const begun = takers.flatMap((place) => orderOptions(orders, answersOf(ofOrders), place));
  const failed = answers.filter((answer) => answer.failed);
  return {
    groups: [
      ...(begun.length > 0 ? [{ key: 'orders', title: translate('palette.group.actions'), options: begun }] : []),
      ...answersOf(questions).flatMap((answer) => answerGroup(answer, onTerminal, translate)),
    ],
    waiting: answers.some(({ rows, failed: isLost }) => rows === undefined && !isLost),
    failed: [...new Set(failed.map((answer) => nameOf(answer, translate)))],
    retry: () => failed.forEach((answer) => answer.retry()),
    searches: {
      key: 'searches',
      title: translate('palette.group.searches'),
      options: questions.flatMap(({ list, filters: [filter] }) =>
        filter
          ? [
              {
                key: `${list.name}/search`,
                title: nameOf({ list }, translate),
                ...(list.menu && { icon: list.menu.icon }),
                to: listAddress(list.page.path, { ...filter, ...onTerminal(list) }),
              },
            ]
          : [],
      ),
    },
  };
}
