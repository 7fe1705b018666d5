import { stringifyUrl } from 'query-string';
import type { ResourceList } from '#src/resources/resource.ts';
import type { PaletteOption } from './option.ts';
import { parametersOf, type Order } from './orders.ts';
import { questionsFor, type PaletteQuestion } from './questions.ts';
import type { PaletteAnswer } from './useAnswers.ts';

const takesAmount = ({ place, amount }: Order) => amount !== undefined && 'amount' in parametersOf(place);

/** The address of an order's page, begun with an amount where the page takes one, and with a record. */
function orderAddress(order: Order, record: Readonly<Record<string, string>> = {}): string {
  const amount = takesAmount(order) && { amount: order.amount };
  return stringifyUrl({ url: order.place.to, query: { ...record, ...amount } });
}

/** What is done, and how much. */
const titleOf = (order: Order) => (takesAmount(order) ? `${order.place.title} ${order.amount}` : order.place.title);

/** What lists are asked for orders: records that their pages can begin with. @param open those that may be asked */
export function orderQuestions(orders: readonly Order[], open: readonly ResourceList[]): PaletteQuestion[] {
  const [about = ''] = orders.map((order) => order.about).filter(Boolean);
  const begins = ({ begins: name }: ResourceList) =>
    name !== undefined && orders.some(({ place }) => name in parametersOf(place));
  return questionsFor(open.filter(begins), about);
}

function withRecords(order: Order, { list, rows = [] }: PaletteAnswer): PaletteOption[] {
  const { begins } = list;
  if (begins === undefined || !(begins in parametersOf(order.place))) return [];
  return rows.map((row) => ({
    key: `${order.place.key}/${list.name}/${row.id}`,
    title: titleOf(order),
    record: { list, row },
    to: orderAddress(order, { [begins]: String(row.id) }),
  }));
}

/** Pages that begin with what was ordered, and with what was found for it. */
export function orderOptions(orders: readonly Order[], answers: readonly PaletteAnswer[]): PaletteOption[] {
  return orders.flatMap((order): PaletteOption[] => {
    const { place, about } = order;
    if (about !== '') return answers.flatMap((answer) => withRecords(order, answer));
    if (!takesAmount(order)) return [];
    const title = titleOf(order);
    return [{ key: `${place.key}/amount`, title, ...(place.icon && { icon: place.icon }), to: orderAddress(order) }];
  });
}
