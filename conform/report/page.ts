import { endpoints } from '#contract/endpoints.ts';
import type { Check } from '#conform/check.ts';
import { skippedOf, summaryOf, weightWords, type ShownCheck, type ShownScreen } from './byScreen.ts';
import { escaped } from './escape.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin-block: 2rem .5rem }
ul { padding: 0; list-style: none }
li { padding: .5rem 0; border-block-start: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
b { display: block }
code, small { opacity: .8; overflow-wrap: anywhere }
small { display: block }
`;

function itemsOf({ call, about, faults, also }: ShownCheck): string[] {
  const { method, path } = endpoints[call];
  const others = also.length > 0 ? ` · also on ${also.join(', ')}` : '';
  return faults.map(
    ({ weight, text }) =>
      `<li><b>${weightWords[weight]}</b> ${escaped(text)}<small><code>${escaped(`${method} ${path}`)}</code> · ${escaped(about + others)}</small></li>`,
  );
}

function sectionOf({ name, checks }: ShownScreen): string {
  const items = checks.flatMap(itemsOf);
  return items.length > 0 ? `<section><h2>${escaped(name)}</h2><ul>${items.join('\n')}</ul></section>` : '';
}

/** Screens of which something was looked at, and nothing found. */
function goodOf(screens: readonly ShownScreen[]): string {
  const good = screens.flatMap(({ name, checks }) => {
    const made = checks.filter(({ skipped }) => skipped === undefined);
    const isGood = made.length > 0 && made.every(({ faults }) => faults.length === 0);
    return isGood ? [`<li>${escaped(name)} <small>${made.length} checks</small></li>`] : [];
  });
  return good.length > 0 ? `<section><h2>As the contract says</h2><ul>${good.join('\n')}</ul></section>` : '';
}

/** The report as a page that needs nothing else. @param address what was asked */
export function pageReport(checks: readonly Check[], screens: readonly ShownScreen[], address: string): string {
  const skipped = skippedOf(checks).map(
    ([why, what]) => `<li>${escaped(why)}<small>${escaped(what.join(', '))}</small></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Conformance</title><style>${style}</style></head>
<body>
<main>
<h1>Conformance</h1>
<p>${escaped(address)}</p>
<p>${escaped(summaryOf(checks))}</p>
${screens.map(sectionOf).join('\n')}
${goodOf(screens)}
<details><summary>Not looked at</summary><ul>${skipped.join('\n')}</ul></details>
</main>
</body>
</html>
`;
}
