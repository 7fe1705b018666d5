import type { Meta, MetaColumn } from '#contract/meta.ts';

/** What a column holds. */
export type ColumnType = Omit<MetaColumn, 'name'>;

/** One difference between two metas of a list, told in the direction from the accepted one to the present one. */
export type MetaChange =
  | {
      kind: 'renamed';
      field: string;
      to: string;
      /** The header, the same on both sides. */
      label: string;
      /** What beside the label says that both are one: what they hold, else where they stand. */
      reason: 'type' | 'position';
    }
  | {
      kind: 'removed';
      field: string;
      column: MetaColumn;
      /** New fields any of which may be its new name: there are several, so none is taken for it. */
      perhaps: readonly string[];
    }
  | { kind: 'retyped'; field: string; label: string; from: ColumnType; to: ColumnType }
  | { kind: 'relabelled'; field: string; from: string; to: string }
  /** Columns that both have stand in another order. */
  | { kind: 'reordered'; to: readonly string[] }
  /** `at` is its place among the present columns. */
  | { kind: 'added'; field: string; column: MetaColumn; at: number };

/** A column where its meta has it. */
interface Placed {
  field: string;
  column: MetaColumn;
  at: number;
}

const placed = (meta: Meta): Placed[] =>
  Object.entries(meta.columns).map(([field, column], at) => ({ field, column, at }));

const typeOf = ({ dataType, dictionary }: MetaColumn): ColumnType => ({
  dataType,
  ...(dictionary !== undefined && { dictionary }),
});
const sameType = (one: MetaColumn, other: MetaColumn) =>
  one.dataType === other.dataType && one.dictionary === other.dictionary;

/** Whether two columns may be one under two names: the same label, over the same type or in the same place. */
const mayBeOne = (one: Placed, other: Placed) =>
  one.column.name === other.column.name && (sameType(one.column, other.column) || one.at === other.at);

interface Pair {
  before: Placed;
  after: Placed;
}

/** Columns that were renamed beyond doubt: each is the only one that the other may be. */
function renamedPairs(gone: readonly Placed[], come: readonly Placed[]): Pair[] {
  return gone.flatMap((before) => {
    const [after, ...others] = come.filter((one) => mayBeOne(before, one));
    if (!after || others.length > 0) return [];
    return gone.every((one) => one === before || !mayBeOne(one, after)) ? [{ before, after }] : [];
  });
}

/** What changed of a column that both metas have. */
function changesOf({ before, after }: Pair): MetaChange[] {
  const { field, column } = after;
  const [from, to] = [before.column, column];
  return [
    ...(sameType(from, to)
      ? []
      : [{ kind: 'retyped' as const, field, label: to.name, from: typeOf(from), to: typeOf(to) }]),
    ...(from.name === to.name ? [] : [{ kind: 'relabelled' as const, field, from: from.name, to: to.name }]),
  ];
}

/**
 * What changed from one meta of a list to another, in the order in which it can be applied (`applyMetaChanges`): names,
 * columns that went, what columns hold and how they are called, their order, columns that came. The other way around the
 * same is told the other way around. A rename is told only where nothing else can be meant.
 * @example compareMeta(meta, meta) // []
 */
export function compareMeta(accepted: Meta, present: Meta): MetaChange[] {
  const [before, after] = [placed(accepted), placed(present)];
  const gone = before.filter(({ field }) => !Object.hasOwn(present.columns, field));
  const come = after.filter(({ field }) => !Object.hasOwn(accepted.columns, field));
  const renamed = renamedPairs(gone, come);
  const common: Pair[] = after.flatMap((one) => {
    const same = before.find(({ field }) => field === one.field);
    const pair = same ? { before: same, after: one } : renamed.find((two) => two.after === one);
    return pair ? [pair] : [];
  });
  const isMoved = common.some(({ before: { at } }, index) => index > 0 && at < (common[index - 1]?.before.at ?? 0));
  return [
    ...renamed.map(({ before: { field, column }, after: { field: to, column: next } }) => ({
      kind: 'renamed' as const,
      field,
      to,
      label: next.name,
      reason: sameType(column, next) ? ('type' as const) : ('position' as const),
    })),
    ...gone
      .filter((one) => renamed.every((pair) => pair.before !== one))
      .map((one) => ({
        kind: 'removed' as const,
        field: one.field,
        column: one.column,
        perhaps: come
          .filter((other) => mayBeOne(one, other) && renamed.every((pair) => pair.after !== other))
          .map(({ field }) => field),
      })),
    ...common.flatMap(changesOf),
    ...(isMoved ? [{ kind: 'reordered' as const, to: common.map(({ after: { field } }) => field) }] : []),
    ...come
      .filter((one) => renamed.every((pair) => pair.after !== one))
      .map((one) => ({ kind: 'added' as const, ...one })),
  ];
}
