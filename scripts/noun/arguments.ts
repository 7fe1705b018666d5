import { parseArgs } from 'node:util';
import { bases, type Base } from '#contract/endpoints.ts';
import { serverAddress } from '#scripts/serverAddress.ts';

/** The environment variable that holds the token: an argument would stand in the list of processes and in logs. */
const tokenVariable = 'NOUN_TOKEN';

export const usage = `npm run noun -- <name> <address of its $meta> [--base <base>], the access token in ${tokenVariable}

  <name>      of the noun as the code calls it: gadgetParts
  <address>   ends with /$meta: https://api.example/transactions/api/gadgetParts/$meta
  --base      ${bases.join(', ')}: the API base, where the address does not name it before /api`;

/** A noun that is to be written, and where its server describes it. */
export interface Asked {
  name: string;
  address: string;
  token: string;
  base: Base;
  /** Below the base, without \`/$meta\`: \`/api/gadgetParts\`. */
  path: string;
}

/** @throws RangeError saying what is wrong with the arguments */
export function readArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Asked {
  const options = { base: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [name = '', given = '', ...others] = positionals;
  if (others.length > 0 || given === '') throw new RangeError('a name and an address are given');
  if (!/^[a-z][a-zA-Z]{2,40}$/.test(name))
    throw new RangeError('a name is of letters and begins with a small one: gadgetParts');
  const address = serverAddress(given);
  const [, before, path] = /^(.*?)(\/api\/[\w/-]+)\/\$meta$/.exec(new URL(address).pathname) ?? [];
  if (path === undefined) throw new RangeError('the address ends with /api/…/$meta (quote it: shells read $meta)');
  const wanted = values.base ?? before?.split('/').at(-1);
  const base = bases.find((one) => one === wanted);
  if (base === undefined) throw new RangeError(`--base is one of ${bases.join(', ')}`);
  const token = environment[tokenVariable]?.trim();
  if (!token) throw new RangeError(`${tokenVariable} holds no token`);
  return { name, address, token, base, path };
}
