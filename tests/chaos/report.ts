import { cpus } from 'node:os';
import type { Day } from './day.ts';
import type { Finding } from './finding.ts';
import type { Memory } from './memory.ts';

/** A fault as it was met. */
export interface Met {
  name: string;
  /** Between two answers to whoever wanted something done, the longest time while it lasted, in seconds. */
  longestWait: number;
  /** What was answered while it lasted. */
  answered: number;
  /** Seconds until all was as before. */
  seconds: number;
}

/** What a run found. */
export interface Outcome {
  people: number;
  minutes: number;
  day: Day;
  met: readonly Met[];
  findings: readonly Finding[];
  /** Of the sandboxes together, before the first fault and when all is at rest. */
  memory: { before: Memory; after: Memory };
  notTried: readonly string[];
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const most = 5;
const memoryText = ({ heap, resident }: Memory) =>
  `${heap.toFixed(0)} MB of heap in use (${resident.toFixed(0)} MB resident)`;

/** How many of what takes more than one call. */
function several({ deeds, batches, payments, heard }: Day): string {
  const files = deeds.filter(({ kind }) => kind === 'file of standing orders').length;
  const deals = batches.reduce((sum, batch) => sum + batch.deals.length, 0);
  const answers = batches.reduce((sum, batch) => sum + batch.answers.length, 0);
  const paid = payments.filter(({ isTold }) => isTold).length;
  return [
    `${files} files of standing orders sent`,
    `${deals} standing orders charged ${batches.length} times by one request, each sent by two at once, ${answers} of whom were answered`,
    `${heard.spans.length} connections to the hub, which told of ${heard.paid.size} paid links and ${heard.deals.size} standing orders`,
    `${payments.length} links opened by payers, ${paid} of whom were told that theirs is paid.`,
  ].join('; ');
}

/** The outcome as a page of Markdown. @param at when it was found */
export function reportText({ people, minutes, day, met, findings, memory, notTried }: Outcome, at: Date): string {
  const wrong = findings.filter((finding) => finding.wrong.length > 0);
  const details = wrong.map((finding) => `- ${finding.what}: ${finding.wrong.slice(0, most).join('; ')}`);
  const [processor] = cpus();
  return [
    '# Latest figures of `npm run chaos`',
    '',
    `${at.toISOString().slice(0, 16)}Z, ${cpus().length} × ${processor?.model ?? ''}, all on one machine.`,
    '',
    `${people} people, ${minutes.toFixed(1)} minutes: ${day.deeds.length} things to be done, ${day.answered.length} answered, ${day.read} lists, figures and sheets read, ${day.unanswered} questions without an answer, each asked again or given up.`,
    '',
    several(day),
    '',
    row(['What went wrong', 'Longest wait, s', 'Answered meanwhile', 'Until all was as before, s']),
    row(['---', '--:', '--:', '--:']),
    ...met.map(({ name, longestWait, answered, seconds }) =>
      row([name, longestWait.toFixed(1), answered, seconds.toFixed(0)]),
    ),
    '',
    row(['What must be so', 'Of', 'Wrong']),
    row(['---', '--:', '--:']),
    ...findings.map(({ what, of, wrong: faults }) => row([what, of, faults.length])),
    '',
    ...details,
    ...(details.length > 0 ? [''] : []),
    `Memory of the sandboxes: ${memoryText(memory.before)} before the first fault, ${memoryText(memory.after)} at rest after the last.`,
    ...(notTried.length > 0 ? ['', `Not tried: ${notTried.join('; ')}.`] : []),
    '',
  ].join('\n');
}
