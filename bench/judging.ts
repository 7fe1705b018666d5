import { bodiesOfCalls } from '#contract/entities/byCall.ts';
import { type Limits, limitsOf } from '#contract/entities/limits.ts';
import { faultsOf } from '#contract/rules/yupFaults.ts';
import { type BodySchema, validationOptions } from '#sandbox/core/body.ts';
import { judgeSize } from '#sandbox/http/judgeSize.ts';
import { largestBody } from './largestBody.ts';
import { median } from './statistics.ts';

const runs = Number(process.env.BENCH_RUNS ?? 20);

/** What a server does with a body before any work begins. @returns how many faults it has */
async function judge(text: string, schema: BodySchema<unknown>, limits: Limits): Promise<number> {
  const body: unknown = JSON.parse(text);
  const { tooLarge, unreadable } = judgeSize(body, limits);
  if (tooLarge.length > 0 || unreadable !== undefined) return Math.max(1, tooLarge.length);
  try {
    await schema.validate(body, { ...validationOptions, context: { today: '2026-11-15' } });
    return 0;
  } catch (error) {
    return faultsOf(error).length;
  }
}

/** Milliseconds of the processor, not of the clock. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function measure(name: string, text: string, schema: BodySchema<unknown>, limits: Limits): Promise<void> {
  const times: number[] = [];
  let faults = 0;
  for (let run = 0; run < runs; run += 1) {
    times.push(await processorTime(async () => (faults = await judge(text, schema, limits))));
  }
  const [first = 0, ...others] = times;
  const figures = [text.length, faults, first.toFixed(1), median(others).toFixed(1), Math.max(...others).toFixed(1)];
  console.log([name.padEnd(36), ...figures.map((figure) => String(figure).padStart(9))].join(''));
}

console.log(
  ['call'.padEnd(36), ...['letters', 'faults', 'first', 'median', 'most'].map((word) => word.padStart(9))].join(''),
);
for (const [id, schema] of Object.entries(bodiesOfCalls)) {
  if (!schema) continue;
  const limits = limitsOf(schema);
  await measure(id, JSON.stringify(largestBody(limits)), schema, limits);
}
const charge = bodiesOfCalls['transactions.create'];
const emptyLines = { dealDetails: { items: Array.from({ length: 300_000 }, () => ({})) } };
await measure('a charge of 300,000 empty lines', JSON.stringify(emptyLines), charge, limitsOf(charge));
