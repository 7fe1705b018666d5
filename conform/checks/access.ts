import { bases, endpoints, type EndpointId } from '#contract/endpoints.ts';
import { versionHeader } from '#contract/constants.ts';
import { read } from '#conform/ask.ts';
import { misses, refuses, when, wrong } from '#conform/check.ts';
import type { Kit } from '#conform/kit.ts';

/** A call by which each base is tried. */
const samples = {
  profile: 'consumers.list',
  transactions: 'transactions.list',
  reporting: 'dashboard.consumersTotals',
} as const satisfies Record<(typeof bases)[number], EndpointId>;

const sentHeaders = ['authorization', 'content-type', 'accept-language', versionHeader.toLowerCase()];
const listed = (header: string | null) => (header ?? '').toLowerCase().split(/\s*,\s*/);
const allows = (header: string | null, wanted: string) => {
  const all = listed(header);
  // A star says nothing about the token's header.
  return all.includes(wanted.toLowerCase()) || (all.includes('*') && wanted !== 'authorization');
};

/** Whoever brings no token is refused, so that the product asks to sign in. */
export async function checkTokens({ ask, checks }: Kit): Promise<void> {
  for (const base of bases) {
    const id = samples[base];
    const { status } = await ask(id, { anonymous: true, query: { take: 1 } });
    checks.judge(
      id,
      'without a token',
      [
        ...when(status > 0 && status < 300, wrong('Data is answered to whoever brings no token.')),
        ...when(
          status >= 300 && status !== 401,
          wrong(`Without a token the answer is ${status}, not 401: nobody is asked to sign in.`),
        ),
      ],
      true,
    );
  }
}

/** A page of another origin may ask, and read what it needs of the answer. */
export async function checkOrigins({ ask, checks, options }: Kit): Promise<void> {
  const { origin, addresses } = options;
  for (const base of bases) {
    const id = samples[base];
    if (origin === undefined) {
      checks.skip(id, 'another origin', 'no --origin is given');
      continue;
    }
    const preflight = await read(`${addresses[base]}${endpoints[id].path}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': sentHeaders.join(','),
      },
    });
    const answer = await ask(id, { query: { take: 1 } });
    const isOpen = [preflight, answer].every(({ headers }) =>
      [origin, '*'].includes(headers.get('access-control-allow-origin') ?? ''),
    );
    const { headers } = preflight;
    const exposes = (name: string) => allows(answer.headers.get('access-control-expose-headers'), name);
    const faults = isOpen
      ? [
          ...sentHeaders
            .filter((name) => !allows(headers.get('access-control-allow-headers'), name))
            .map((name) => refuses(`CORS does not allow the header ${name}: browsers send nothing.`)),
          ...['PUT', 'DELETE']
            .filter((method) => !allows(headers.get('access-control-allow-methods'), method))
            .map((method) => refuses(`CORS does not allow ${method}: nothing can be changed or deleted.`)),
          ...when(
            !exposes('Content-Disposition'),
            misses('CORS does not expose Content-Disposition: files lose their names.'),
          ),
          ...when(
            !exposes('X-Correlation-ID'),
            misses('CORS does not expose X-Correlation-ID: failures have no reference.'),
          ),
        ]
      : [refuses('CORS does not let the page of the product read answers: browsers show nothing at all.')];
    checks.judge(id, 'another origin', faults, true);
  }
}
