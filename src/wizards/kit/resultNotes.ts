import type { OperationResponse } from '#contract/envelope.ts';

/** `warning`: a secondary step failed although the deal went through. */
export interface ResultNote {
  tone: 'warning' | 'info';
  text: string;
}

/** What a step says of itself, and why. */
function reasonedText({ message = '', errors = [] }: OperationResponse): string {
  const reasons = errors.map(({ description }) => description).filter((reason) => reason && reason !== message);
  return [message, ...reasons].join(' · ');
}

/** What an answer says beside its success: warnings, and information such as the end of a hold (docs/wire.md §1.3). */
export function notesOf(answer: OperationResponse): readonly ResultNote[] {
  const notes: ResultNote[] = [];
  if (answer.status === 'warning' && answer.message) notes.push({ tone: 'warning', text: reasonedText(answer) });
  const { innerResponse } = answer;
  if (!innerResponse) return notes;
  if (innerResponse.message) {
    const tone = innerResponse.status === 'success' ? 'info' : 'warning';
    notes.push({ tone, text: reasonedText(innerResponse) });
  }
  return [
    ...notes,
    ...notesOf({
      status: 'success',
      ...(innerResponse.innerResponse && { innerResponse: innerResponse.innerResponse }),
    }),
  ];
}
