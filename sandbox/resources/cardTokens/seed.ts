import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { addMonths } from '#contract/calendarDays.ts';
import { cardKinds, someCard } from '#sandbox/db/seed/cards.ts';
import { cycle } from '#sandbox/db/seed/random.ts';
import { insertionOf, type Seeding } from '#sandbox/db/seed/seeding.ts';
import {
  type CardTokenRow,
  type ConsumerRow,
  ofConsumer,
  onTerminal,
  someInstant,
  type SeedContext,
  writtenBy,
} from '#sandbox/db/seed/seedContext.ts';

/** Expiry of the n-th card: now and then expired, or expiring next month. */
function expiryDay(context: SeedContext, index: number, months: number): string {
  const month = `${context.today.slice(0, 8)}01`;
  if (index % 11 === 2) return addMonths(month, -1 - (index % 5));
  if (index % 11 === 5) return addMonths(month, 1);
  return addMonths(month, 4 + months);
}

/** Saved cards of customers that are not deleted; marks their owners as having one. */
function makeCardTokens(context: SeedContext): CardTokenRow[] {
  const random = context.random('card token');
  const id = context.ids('card token');
  const owners = context.consumers.filter((consumer) => !consumer.deletedAt);
  return Array.from({ length: context.plan.counts.cardTokens }, (_, index): CardTokenRow => {
    const consumer: ConsumerRow = cycle(owners, index * 3);
    const terminal = cycle(
      context.terminals.filter((candidate) => candidate.status === 'active'),
      index % 4 === 0 ? 1 : 0,
    );
    const created = someInstant(context, random, 0, 380);
    const owner = { name: consumer.consumerName, nationalID: consumer.consumerNationalID ?? null };
    const card = someCard(random, cycle(cardKinds, index), expiryDay(context, index, random.integer(0, 40)), owner);
    const isDeleted = index % 15 === 9;
    if (!isDeleted) consumer.hasCreditCard = true;
    return {
      creditCardTokenID: id(index),
      ...onTerminal(context, terminal),
      ...ofConsumer(consumer),
      ...card,
      initialTransactionID: null,
      okNumber: random.digits(7),
      // What was over before the seed's day has been told.
      expiryAnnounced: card.cardExpiresOn < context.today ? card.cardExpiresOn : null,
      created,
      ...writtenBy(context, created, index),
      deletedAt: isDeleted ? new Date(context.now.getTime() - 7_200_000) : null,
    };
  });
}

/** Saved cards, which deals and transactions charge. */
export function seedCardTokens(context: SeedContext): Seeding[] {
  context.cardTokens = makeCardTokens(context);
  return [insertionOf(cardTokens, context.cardTokens)];
}
