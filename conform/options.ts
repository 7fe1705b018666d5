import { parseArgs } from 'node:util';
import { bases, type Base } from '#contract/endpoints.ts';
import { serverAddress } from '#scripts/serverAddress.ts';

/** What is asked, as whom, and where the reports go. */
export interface Options {
  addresses: Readonly<Record<Base, string>>;
  token: string;
  /** The origin of the product's page, which servers elsewhere must allow; absent where both have one. */
  origin?: string;
  /** The terminal that is asked about; absent = the first. */
  terminal?: string;
  /** Nouns whose calls are told of, as `consumers`; absent = all. */
  only?: readonly string[];
  /** Records may be made, changed and deleted on that terminal. */
  writes: boolean;
  /** Milliseconds after which an answer is late. */
  slowMs: number;
  /** Files that are written. */
  html?: string;
  junit?: string;
}

/** The environment variable that holds the token: an argument would stand in the list of processes and in logs. */
const tokenVariable = 'CONFORM_TOKEN';

export const usage = `npm run conform -- <address> [options], the access token in ${tokenVariable}

  <address>              of the API: /profile, /transactions and /reporting stand below it
  --profile, --transactions, --reporting <address>    where one stands elsewhere
  --origin <origin>      the page of the product, where it has another origin: asks for CORS
  --terminal <id>        the terminal that is asked about (else the first)
  --only <noun,noun>     tell only of these, as consumers,items
  --writes               make, change and delete records of that terminal, a test terminal
  --slow <ms>            an answer is late after so long (2000)
  --html <file>, --junit <file>                       write the report as a page, as JUnit XML`;

const known = {
  ...Object.fromEntries(bases.map((base) => [base, { type: 'string' }] as const)),
  origin: { type: 'string' },
  terminal: { type: 'string' },
  only: { type: 'string' },
  writes: { type: 'boolean', default: false },
  slow: { type: 'string', default: '2000' },
  html: { type: 'string' },
  junit: { type: 'string' },
} as const;

/**
 * Reads the command's arguments.
 * @throws RangeError saying what is wrong with them, without repeating the token
 */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options {
  const { values, positionals } = parseArgs({ args: [...args], options: known, allowPositionals: true });
  const given: Readonly<Record<string, string | boolean | undefined>> = values;
  const textOf = (name: string) => (typeof given[name] === 'string' && given[name] !== '' ? given[name] : undefined);
  const [address, ...others] = positionals;
  if (others.length > 0) throw new RangeError('one address is asked');
  const baseOf = (base: Base) => {
    const own = textOf(base);
    if (own === undefined && address === undefined) throw new RangeError('no address is given');
    return own === undefined ? `${serverAddress(address ?? '')}/${base}` : serverAddress(own);
  };
  const token = environment[tokenVariable]?.trim();
  if (!token) throw new RangeError(`${tokenVariable} holds no token`);
  const slowMs = Number(values.slow);
  if (!(slowMs > 0)) throw new RangeError('--slow is a number of milliseconds');
  if (values.writes && values.terminal === undefined)
    throw new RangeError('--writes needs a test terminal, --terminal');
  const origin = textOf('origin');
  return {
    addresses: { profile: baseOf('profile'), transactions: baseOf('transactions'), reporting: baseOf('reporting') },
    token,
    writes: values.writes,
    slowMs,
    ...(origin !== undefined && { origin: new URL(serverAddress(origin)).origin }),
    ...(values.terminal !== undefined && { terminal: values.terminal }),
    ...(values.only !== undefined && { only: values.only.split(',') }),
    ...(values.html !== undefined && { html: values.html }),
    ...(values.junit !== undefined && { junit: values.junit }),
  };
}
