import { roles, type Role } from '#contract/roles.ts';
import { isOpenTo, type Policy } from '#src/settings/isOpenTo.ts';
import type { Cells } from './cells.ts';
import type { TerminalCase, Terminals } from './terminals.ts';
import type { Request, Verdict } from './request.ts';
import type { World } from './world.ts';

/** The role that is asked everything; of the others it is tried whether they are answered alike. */
const asker: Role = 'Manager';

/** One way to do something: of a record in a state, or at all. */
export interface Asked {
  deed: string;
  place: string;
  state: string;
  /** The name of a record that was made for the matrix: its state is like no other. */
  made?: string | undefined;
  /** The application's own judgement. */
  isOfferedTo: (role: Role, terminal: TerminalCase) => boolean;
  /** Whether the page is open on which it stands; absent where what is closed here must be closed everywhere. */
  isSeenBy?: (role: Role, terminal: TerminalCase) => boolean;
  request: Request;
}

/** The one judgement of the application. */
export const isOpen = (policy: Policy, role: Role, terminal: TerminalCase): boolean =>
  isOpenTo(policy, { roles: [role] }, terminal);

/** What the terminals answer, by the name of each. */
type Verdicts = ReadonlyMap<TerminalCase, Verdict>;

/**
 * How each terminal answers the asker about one deed. Of states that the whole terminal answers in the same words, the first stands
 * for all on the others; of records that were made for the matrix each stands for itself.
 */
function onTerminals(world: World, { whole, bare, lacking }: Terminals) {
  const known = new Map<string, Promise<Verdicts>>();
  async function onOthers(request: Request): Promise<Verdicts> {
    const least = await world.ask(asker, bare, request);
    const found = new Map<TerminalCase, Verdict>([[bare, least]]);
    for (const { all, each } of lacking) {
      const ofAll = least.done ? least : await world.ask(asker, all, request);
      found.set(all, ofAll);
      for (const one of each) found.set(one, ofAll.done ? ofAll : await world.ask(asker, one, request));
    }
    return found;
  }
  return async (request: Request, made: string | undefined): Promise<Verdicts> => {
    const best = await world.ask(asker, whole, request);
    const others = [bare, ...lacking.flatMap(({ all, each }) => [all, ...each])];
    if (!best.done) return new Map([whole, ...others].map((one) => [one, best]));
    const key = [made, best.said].join('|');
    const answers = known.get(key) ?? onOthers(request);
    known.set(key, answers);
    return new Map([[whole, best], ...(await answers)]);
  };
}

/** What keeps the other roles from what the asker may do: nothing, or what the sandbox says. */
async function ofRoles(
  world: World,
  { whole }: Terminals,
  request: Request,
): Promise<ReadonlyMap<Role, string | undefined>> {
  const own = await world.ask(asker, whole, request);
  const found = new Map<Role, string | undefined>();
  for (const role of roles) {
    const answer = await world.ask(role, whole, request);
    found.set(role, answer.done === own.done ? undefined : answer.said);
  }
  return found;
}

/** Fills in the cells of one deed in all its states, for every role and terminal. */
export async function judge(world: World, terminals: Terminals, cells: Cells, states: readonly Asked[]): Promise<void> {
  const answers = onTerminals(world, terminals);
  const answered: (Asked & { verdicts: Verdicts })[] = [];
  for (const asked of states) answered.push({ ...asked, verdicts: await answers(asked.request, asked.made) });
  const typical = answered.find(({ verdicts }) => verdicts.get(terminals.whole)?.done) ?? answered[0];
  if (!typical) return;
  const kept = await ofRoles(world, terminals, typical.request);
  for (const { deed, place, state, isOfferedTo, isSeenBy, verdicts } of answered) {
    for (const role of roles) {
      for (const [terminal, verdict] of verdicts) {
        if (isSeenBy && !isSeenBy(role, terminal)) continue;
        const refusal = kept.get(role);
        cells.add({
          deed,
          place,
          role,
          terminal: terminal.name,
          state,
          offered: isOfferedTo(role, terminal),
          done: verdict.done && refusal === undefined,
          said: refusal ?? verdict.said,
        });
      }
    }
  }
}
