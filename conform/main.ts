import { writeFile } from 'node:fs/promises';
import { readOptions, usage, type Options } from './options.ts';
import { byScreen } from './report/byScreen.ts';
import { junitReport } from './report/junit.ts';
import { pageReport } from './report/page.ts';
import { textReport } from './report/text.ts';
import { conform } from './run.ts';
import { screens } from './screens.ts';

/** Ends with 0 where nothing was found, 1 where something was, 2 where nothing could be asked. */
async function main(): Promise<0 | 1 | 2> {
  let options: Options;
  try {
    options = readOptions(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : 'The arguments cannot be read'}\n\n${usage}`);
    return 2;
  }
  try {
    const checks = await conform(options);
    const shown = byScreen(checks, screens());
    console.log(textReport(checks, shown));
    if (options.html !== undefined)
      await writeFile(options.html, pageReport(checks, shown, options.addresses.transactions));
    if (options.junit !== undefined) await writeFile(options.junit, junitReport(shown));
    return checks.some(({ faults }) => faults.length > 0) ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'The server cannot be asked');
    return 2;
  }
}

process.exitCode = await main();
