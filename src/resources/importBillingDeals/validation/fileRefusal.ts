import type { Fault } from '#contract/rules/fault.ts';

/** What is wrong with a file as a whole, and with which of its columns. */
export interface FileFault extends Fault {
  column?: string;
}

/** A file of which no row is judged. */
export class FileRefusal extends Error {
  override name = 'FileRefusal';
  readonly faults: readonly FileFault[];

  constructor(faults: readonly FileFault[]) {
    super(faults.map(({ key }) => key).join());
    this.faults = faults;
  }
}
