import { readFileSync } from 'node:fs';
import { CapsuleError, parseCapsule, type Capsule } from '#contract/capsule/capsule.ts';
import { SettingError } from '#sandbox/core/config.ts';
import { parseEnvironment } from '#sandbox/config.ts';
import { checkPort } from '#sandbox/http/port.ts';
import { buildWhenStale } from '#scripts/buildWhenStale.ts';
import { fail } from '#scripts/fail.ts';
import { stopOnSignal } from '#scripts/stopOnSignal.ts';

/** @throws SettingError in one line, which says what is wrong with the file. */
function readCapsule(file: string | undefined): Capsule {
  if (file === undefined) throw new SettingError('name the file: npm run capsule capsule-1a2b3c4d.json');
  try {
    return parseCapsule(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof CapsuleError) throw new SettingError(`${file}: ${error.message}`);
    throw new SettingError(`${file} cannot be read`);
  }
}

function describe({ id, takenAt, application, roles, calls, failure }: Capsule): string {
  const failed = calls.filter(({ status }) => status === 0 || status >= 400);
  const lines = [
    `Capsule ${id} of ${takenAt}, version ${application.version}, ${application.locale}, ${roles.join(', ') || 'no role'}`,
    `${calls.length} calls${failed.length > 0 ? `, of which failed: ${failed.map(({ call, status }) => `${call} ${status}`).join(', ')}` : ''}`,
    ...(failure
      ? [`The page failed: ${[failure.name, failure.message, failure.stack?.[0]].filter(Boolean).join(' · ')}`]
      : []),
  ];
  return lines.map((line) => `  ${line}\n`).join('');
}

async function main(): Promise<void> {
  const [file] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const capsule = readCapsule(file);
  const config = parseEnvironment(process.env);
  await checkPort(config);
  if (!process.argv.includes('--no-build')) buildWhenStale();
  const { openCapsule } = await import('./openCapsule.ts');
  const running = await openCapsule(capsule, config);
  console.log(
    `\n${describe(capsule)}\n  The page it came from is at  ${running.url}\n\n  Nothing is written. Ctrl+C stops it.`,
  );
  stopOnSignal(running);
}

main().catch(fail);
