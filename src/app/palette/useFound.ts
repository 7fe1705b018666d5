import { useTranslate, type TranslateFunction } from 'react-admin';
import { listAddress } from '#src/record/related/listAddress.ts';
import { resources } from '#src/resources/registry.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import type { FoundRecord, PaletteGroup, PaletteOption } from './option.ts';
import { ordersIn } from './orders.ts';
import { orderOptions, orderQuestions } from './orderOptions.ts';
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

/** What a text has found in the lists. */
export interface FoundByText {
  /** Pages that begin with what was found. */
  begun: readonly PaletteOption[];
  /** Records by their lists. */
  groups: readonly PaletteGroup[];
  waiting: boolean;
  /** Names of lists that did not answer. */
  failed: readonly string[];
  retry: () => void;
  /** The lists' own searches for the text. */
  searches: readonly PaletteOption[];
}

function searchOption({ list, filters: [filter] }: PaletteQuestion, onTerminal: OnTerminal, translate: Words) {
  if (!filter) return [];
  const option = {
    key: `${list.name}/search`,
    title: nameOf({ list }, translate),
    ...(list.menu && { icon: list.menu.icon }),
    to: listAddress(list.page.path, { ...filter, ...onTerminal(list) }),
  };
  return [option];
}

const isPending = ({ rows, failed }: PaletteAnswer) => rows === undefined && !failed;

/**
 * Records by what was typed, of all nouns whose list the person may open, and pages that begin with one. An order is asked
 * by what it is about; the whole text only where that finds nothing.
 * @param asked what lists are asked for; empty: nothing
 * @param typed for amounts, of which nobody need be asked
 */
export function useFound(asked: string, typed: string, places: readonly Place[]): FoundByText {
  const translate = useTranslate();
  const isOpen = useIsOpen();
  const { terminalID } = useSelectedTerminal().terminal;
  const onTerminal: OnTerminal = ({ terminal }) => ({ ...(terminal === 'filter' && { terminalID }) });
  const open = resources.map(({ lists: [list] }) => list).filter(({ page }) => isOpen(page));
  const orders = ordersIn(typed, places);
  const ofOrders = useAnswers(asked === '' ? [] : orderQuestions(orders, open));
  const begun = orderOptions(orders, ofOrders);
  const isOrdered = begun.length > 0 || ofOrders.some(isPending);
  const questions = isOrdered ? [] : questionsFor(open, asked);
  const answers = useAnswers(questions);
  const all = [...ofOrders, ...answers];
  const failed = all.filter((answer) => answer.failed);
  return {
    begun,
    groups: answers.flatMap((answer) => answerGroup(answer, onTerminal, translate)),
    waiting: all.some(isPending),
    failed: [...new Set(failed.map((answer) => nameOf(answer, translate)))],
    retry: () => failed.forEach((answer) => answer.retry()),
    searches: questions.flatMap((question) => searchOption(question, onTerminal, translate)),
  };
}
