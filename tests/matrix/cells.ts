import type { Role } from '#contract/roles.ts';

/** One cell: something that is offered or not, and done or not. */
export interface Cell {
  /** What is done, as `billingDeals.pause`, or a route. */
  deed: string;
  /** Where. */
  place: string;
  role: Role;
  terminal: string;
  state: string;
  offered: boolean;
  done: boolean;
  /** What the sandbox says. */
  said: string;
}

/** Cells that are not alike, and yet as they should be. */
export interface Exception {
  /** What is done there, and where; `*` stands for every one. */
  deed: string;
  places?: readonly string[];
  /** Which of the two is more: offered and refused, or accepted and not offered. */
  is: 'refused' | 'accepted';
  /** What the state, or what the sandbox says of it, must be like. */
  state?: RegExp;
  said?: RegExp;
  terminal?: RegExp;
  because: string;
}

const isMatch = (pattern: RegExp | undefined, text: string) => pattern === undefined || pattern.test(text);

function isExcepted({ deed, places, is, state, said, terminal }: Exception, cell: Cell): boolean {
  return (
    deed === cell.deed &&
    (places === undefined || places.includes(cell.place)) &&
    (is === 'refused') === cell.offered &&
    isMatch(state, cell.state) &&
    isMatch(said, cell.said) &&
    isMatch(terminal, cell.terminal)
  );
}

/** The cells of the matrix, as they are found. */
export class Cells {
  count = 0;
  /** Deeds that were done at least once. */
  readonly done = new Set<string>();
  readonly offered = new Set<string>();
  readonly deeds = new Set<string>();
  readonly used = new Set<Exception>();
  readonly #faults = new Map<string, { roles: Set<Role>; terminals: Set<string> }>();
  readonly #exceptions: readonly Exception[];

  constructor(exceptions: readonly Exception[]) {
    this.#exceptions = exceptions;
  }

  add(cell: Cell): void {
    this.count += 1;
    this.deeds.add(cell.deed);
    if (cell.done) this.done.add(cell.deed);
    if (cell.offered) this.offered.add(cell.deed);
    if (cell.offered === cell.done) return;
    const exception = this.#exceptions.find((one) => isExcepted(one, cell));
    if (exception) this.used.add(exception);
    else {
      const { deed, place, role, terminal, state, offered, said } = cell;
      const fault = `${deed} (${place}) is ${offered ? 'offered and refused' : 'accepted and not offered'}: ${said} | ${state}`;
      const where = this.#faults.get(fault) ?? { roles: new Set(), terminals: new Set() };
      where.roles.add(role);
      where.terminals.add(terminal);
      this.#faults.set(fault, where);
    }
  }

  /** Cells that are not alike, in the words of a test; roles and terminals of one fault stand together. */
  faults(): readonly string[] {
    return [...this.#faults].map(
      ([fault, { roles, terminals }]) =>
        `${[...roles].join(', ')} on a terminal ${[...terminals].join(' or ')}: ${fault}`,
    );
  }
}
