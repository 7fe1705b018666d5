import type { Candidate } from './candidates.ts';
import { lists, type ListName } from './benchConfig.ts';
import type { MeasureName, Sample } from './measures.ts';
import { median, medianRatio } from './statistics.ts';

/** All samples of a run: candidate → list → one sample per round. */
export type Samples = Readonly<Record<Candidate['name'], Readonly<Record<ListName, readonly Sample[]>>>>;

/** One number to reach. */
interface Goal {
  title: string;
  measure: MeasureName;
  /** What it is divided by: the same measure of the floor's or the stock page's same list, or another measure. */
  over?: 'floor' | 'stock' | { floor: MeasureName } | { own: MeasureName };
  unit: 'ms' | 'kB' | 'MB' | '';
  target: number;
  ambition: number;
}

const goals: readonly Goal[] = [
  { title: 'JavaScript before the first row', measure: 'scriptBytes', unit: 'kB', target: 205, ambition: 160 },
  { title: 'First contentful paint', measure: 'paint', over: 'floor', unit: 'ms', target: 2.5, ambition: 1.3 },
  { title: 'First row, cold', measure: 'cold', over: 'floor', unit: 'ms', target: 3, ambition: 2.2 },
  { title: 'First row, warm', measure: 'warm', over: 'floor', unit: 'ms', target: 2.8, ambition: 1.8 },
  { title: 'First row, CPU 4×, Slow 4G', measure: 'slow', over: 'floor', unit: 'ms', target: 2, ambition: 1.5 },
  { title: 'First contentful paint, CPU 4×, Slow 4G', measure: 'slowPaint', unit: 'ms', target: 1500, ambition: 1200 },
  {
    title: 'First row, cold, against stock',
    measure: 'cold',
    over: 'stock',
    unit: 'ms',
    target: 1 / 1.3,
    ambition: 0.5,
  },
  {
    title: 'First row, CPU 4×, Slow 4G, against stock',
    measure: 'slow',
    over: 'stock',
    unit: 'ms',
    target: 1 / 1.15,
    ambition: 0.7,
  },
  { title: 'First row, warm, against stock', measure: 'warm', over: 'stock', unit: 'ms', target: 0.5, ambition: 0.4 },
  { title: '100 rows, against stock', measure: 'hundredRows', over: 'stock', unit: 'ms', target: 0.5, ambition: 0.4 },
  { title: 'Next page, against stock', measure: 'nextPage', over: 'stock', unit: 'ms', target: 0.5, ambition: 0.4 },
  { title: 'Another list, against stock', measure: 'menuFirst', over: 'stock', unit: 'ms', target: 0.5, ambition: 0.4 },
  { title: 'Layout shift', measure: 'shift', unit: '', target: 0, ambition: 0 },
  { title: '100 rows on screen', measure: 'hundredRows', over: 'floor', unit: 'ms', target: 2.6, ambition: 1.4 },
  { title: 'Script + layout, 100 rows', measure: 'hundredRowsWork', over: 'floor', unit: 'ms', target: 8, ambition: 5 },
  { title: 'Rows rendered by one tick', measure: 'rowRenders', unit: '', target: 1, ambition: 1 },
  { title: 'Other rows changed by one tick', measure: 'rowsTouched', unit: '', target: 0, ambition: 0 },
  { title: 'Sorted by a column', measure: 'sort', over: 'floor', unit: 'ms', target: 2.8, ambition: 1 },
  { title: 'Filtered by a chip', measure: 'chip', over: 'floor', unit: 'ms', target: 2.8, ambition: 1 },
  { title: 'Next page', measure: 'nextPage', over: 'floor', unit: 'ms', target: 1.6, ambition: 1 },
  { title: 'Back to a visited list', measure: 'menuBack', over: 'floor', unit: 'ms', target: 1.6, ambition: 1 },
  { title: 'First visit of another list', measure: 'menuFirst', over: 'floor', unit: 'ms', target: 2.6, ambition: 1.4 },
  {
    title: 'Record from its row',
    measure: 'record',
    over: { floor: 'menuBack' },
    unit: 'ms',
    target: 2.4,
    ambition: 1,
  },
  {
    title: 'Back from a record',
    measure: 'recordBack',
    over: { floor: 'menuBack' },
    unit: 'ms',
    target: 1.6,
    ambition: 1,
  },
  { title: 'Charge wizard', measure: 'wizard', over: { floor: 'menuBack' }, unit: 'ms', target: 2.4, ambition: 1.2 },
  {
    title: 'Customer form, quick charge',
    measure: 'form',
    over: { floor: 'menuBack' },
    unit: 'ms',
    target: 2,
    ambition: 1.2,
  },
  {
    title: 'Heap, 30th visit over 1st',
    measure: 'heap30',
    over: { own: 'heap1' },
    unit: 'MB',
    target: 1.3,
    ambition: 1.3,
  },
  {
    title: 'Heap, 30 visits of all lists over one',
    measure: 'tour30',
    over: { own: 'tour1' },
    unit: 'MB',
    target: 1.3,
    ambition: 1.3,
  },
  { title: 'Heap, 30 visits of all lists', measure: 'tour30', unit: 'MB', target: 12, ambition: 10 },
];

/** Measures without a number to reach, printed beside. */
const others: readonly { title: string; measure: MeasureName; unit: Goal['unit'] }[] = [
  { title: '100 rows, the last one laid out', measure: 'hundredRowsWhole', unit: 'ms' },
  { title: 'First contentful paint, warm', measure: 'warmPaint', unit: 'ms' },
  { title: 'Next page, server 60 ms away', measure: 'farNextPage', unit: 'ms' },
  { title: 'First visit of another list, server 60 ms away', measure: 'farMenuFirst', unit: 'ms' },
  { title: 'Back to a visited list, server 60 ms away', measure: 'farMenuBack', unit: 'ms' },
  { title: 'Record from its row, server 60 ms away', measure: 'farRecord', unit: 'ms' },
  { title: 'Slowest click or key of a day, CPU 4×', measure: 'interaction', unit: 'ms' },
  { title: 'Heap, 15th visit', measure: 'heap15', unit: 'MB' },
  { title: 'Requests of a first visit', measure: 'requests', unit: '' },
];

const divisors: Readonly<Record<Goal['unit'], number>> = { ms: 1, kB: 1000, MB: 1_000_000, '': 1 };

function numbersOf(samples: readonly Sample[], measure: MeasureName): number[] {
  return samples.map((sample) => sample[measure]).filter((number) => number !== undefined);
}

/** One line of the report. */
export interface Line {
  title: string;
  list: ListName;
  /** Medians in the line's unit; undefined where a candidate has no such measure. */
  medians: Readonly<Record<Candidate['name'], number | undefined>>;
  unit: Goal['unit'];
  /** Median of the per-round ratios, for the application and the stock list. */
  ratios: { app?: number; stock?: number };
  target?: number;
  ambition?: number;
  verdict: 'ambition' | 'target' | 'missed' | '';
}

function ratioOf(samples: Samples, name: 'app' | 'stock', list: ListName, { measure, over }: Goal): number | undefined {
  const own = numbersOf(samples[name][list], measure);
  if (over === undefined || own.length === 0) return undefined;
  if (over === 'stock') {
    const stock = numbersOf(samples.stock[list], measure);
    return stock.length === 0 || name === 'stock' ? undefined : median(own) / median(stock);
  }
  if (over === 'floor') return medianRatio(own, numbersOf(samples.floor[list], measure));
  if ('floor' in over) return medianRatio(own, numbersOf(samples.floor[list], over.floor));
  return medianRatio(own, numbersOf(samples[name][list], over.own));
}

function mediansOf(samples: Samples, list: ListName, measure: MeasureName, unit: Goal['unit']): Line['medians'] {
  const of = (name: Candidate['name']) => {
    const numbers = numbersOf(samples[name][list], measure);
    return numbers.length === 0 ? undefined : median(numbers) / divisors[unit];
  };
  return { floor: of('floor'), app: of('app'), stock: of('stock') };
}

function goalLine(samples: Samples, list: ListName, goal: Goal): Line {
  const { title, unit, target, ambition, over } = goal;
  const medians = mediansOf(samples, list, goal.measure, unit);
  const ratios = { app: ratioOf(samples, 'app', list, goal), stock: ratioOf(samples, 'stock', list, goal) };
  const judged = over === undefined ? medians.app : ratios.app;
  const verdict =
    judged === undefined ? '' : judged <= ambition ? 'ambition' : judged <= target ? 'target' : ('missed' as const);
  return { title, list, medians, unit, ratios, target, ambition, verdict };
}

/** The lines of a run, each measure for each list. */
export function linesOf(samples: Samples): Line[] {
  // Quick runs leave the stock list out.
  const wanted = goals.filter(({ over }) => over !== 'stock' || lists.some((list) => samples.stock[list].length > 0));
  const judged = wanted.flatMap((goal) => lists.map((list) => goalLine(samples, list, goal)));
  const beside = others.flatMap(({ title, measure, unit }) =>
    lists.map((list): Line => {
      const medians = mediansOf(samples, list, measure, unit);
      return { title, list, medians, unit, ratios: {}, verdict: '' };
    }),
  );
  return [...judged, ...beside].filter(({ medians }) => medians.app !== undefined);
}

function figure(number: number | undefined, unit: string, isRatio = false): string {
  if (number === undefined) return '';
  if (isRatio) return `×${number.toFixed(2)}`;
  return `${number < 10 && unit !== '' ? number.toFixed(1) : number.toFixed(0)}${unit && ` ${unit}`}`;
}

/** The report as a table in Markdown. */
export function tableOf(lines: readonly Line[]): string {
  const heads = ['', 'List', 'Floor', 'App', 'Ratio', 'Target', 'Ambition', 'Verdict', 'Stock', 'Ratio'];
  const rows = lines.map(({ title, list, medians, unit, ratios, target, ambition, verdict }) => {
    const isRatio = ratios.app !== undefined;
    const goal = (number: number | undefined) => figure(number, unit, isRatio);
    return [
      title,
      list,
      figure(medians.floor, unit),
      figure(medians.app, unit),
      figure(ratios.app, unit, true),
      goal(target),
      goal(ambition),
      verdict,
      figure(medians.stock, unit),
      figure(ratios.stock, unit, true),
    ];
  });
  const widths = heads.map((_, column) => Math.max(...[heads, ...rows].map((row) => row[column]?.length ?? 0), 3));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
