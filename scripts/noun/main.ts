import { readArguments, usage } from './arguments.ts';
import { readMeta } from './readMeta.ts';
import { writeNoun } from './writeNoun.ts';

/** What no machine knows, for whoever goes on. */
const toDo = (name: string) => `What is left for you:
- Hebrew: src/i18n/catalogue/nouns.he.ts calls ${name} "רשומות"; say what they are called, and look at the English words.
- src/resources/${name}/filters.ts: parameters are guessed from columns; keep those the server knows, and put others into
  the group they are about.
- src/resources/${name}/index.ts: the place in the menu, the icon, who may open it (access), the id and the first columns.
  A server without $excel or {id} below the address needs its calls one by one in place of readsAt(…).
- What records tell, forms and actions: docs/adding-a-noun.md, from "The page of a record" on.
- npm run check; tests/lists and tests/matrix ask the sandbox, which does not know the noun before it has a room there.`;

async function main(): Promise<0 | 1> {
  try {
    const asked = readArguments(process.argv.slice(2), process.env);
    const paths = await writeNoun(process.cwd(), asked, await readMeta(asked));
    console.log(`Written:\n${paths.map((path) => `- ${path}`).join('\n')}\n\n${toDo(asked.name)}`);
    return 0;
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    return 1;
  }
}

process.exitCode = await main();
