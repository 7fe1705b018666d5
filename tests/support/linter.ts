import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const copied = [
  'oxlint.config.ts',
  'scripts/borders.ts',
  'scripts/sandboxBorders.ts',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  // Without the files it refers to, tsconfig.json resolves nothing and no circle is ever found.
  'tsconfig.web.json',
  'tsconfig.sandbox.json',
  'tsconfig.tests.json',
];

/** One finding of the linter. */
export interface Finding {
  file: string;
  line: number;
  rule: string;
  severity: string;
}

function isFindings(value: unknown): value is {
  diagnostics: { code?: string; severity: string; filename: string; labels: { span: { line: number } }[] }[];
} {
  return typeof value === 'object' && value !== null && 'diagnostics' in value && Array.isArray(value.diagnostics);
}

/**
 * Runs the linter with this repository's configuration over sources that exist only for the test.
 * @param files path from the root → text.
 */
export function lint(files: Readonly<Record<string, string>>): Finding[] {
  const directory = mkdtempSync(join(tmpdir(), 'back-office-lint-'));
  try {
    for (const path of copied) cpSync(join(root, path), join(directory, path));
    symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'), 'junction');
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), text);
    }
    return parseFindings(run(directory));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function run(directory: string): string {
  const program = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const options = { cwd: directory, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '-f', 'json', '.'], options);
  // 1 stands for "errors found", which is an answer too.
  if (status === 0 || status === 1) return stdout;
  throw new Error(`the linter ended with ${status}: ${stderr}${stdout}`);
}

function parseFindings(output: string): Finding[] {
  const parsed: unknown = JSON.parse(output);
  if (!isFindings(parsed)) throw new Error(`the linter answered ${output.slice(0, 200)}`);
  return parsed.diagnostics.map(({ code, severity, filename, labels }) => ({
    file: filename.replaceAll('\\', '/'),
    line: labels[0]?.span.line ?? 0,
    rule: code ?? '',
    severity,
  }));
}
