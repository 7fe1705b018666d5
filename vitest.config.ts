import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { plainIcons } from './scripts/plainIcons.ts';
import { retriedReporter } from './tests/support/retriedReporter.ts';

/** Sandbox tests that bring their own database, or need none. */
const ownDatabase = [
  'client/*',
  'core/{israelDays,objectTexts}',
  'db/*',
  'domain/{billing,invoicing,once}/kill',
  'domain/billing/circles',
  'domain/money/{digests,kill}',
  'figures/{circles,figures,totalsCache,wholeMonths}',
  'http/{health,server}',
  'identity/session',
  'list/quickDates',
  'observing/loaded',
  'documents/slots',
  'outbox/smtpMailer',
  'seed/*',
  'settings',
  'start',
];

/** Those whose subject comes before any question to the database, or after it: the embedded one is enough. */
const withoutSql = [
  'console/*',
  'core/dictionaries',
  'documents/excel',
  'documents/invoice/*',
  'domain/masav/debitFile',
  'http/{answers,bodies,cardInTexts,featureMatrix,fieldMatrix,fuzz,halfOpen,hugeRequests,judgeSize,limits,mountedCalls,security}',
  'list/meta',
  'resources/transmissions/lastNight',
];

/**
 * Tests of screens that need the web app loaded anew: they put another module in a module's place, which no other file
 * may meet, or count what is asked for and when, which is sooner where code is there already, or which styles are there.
 */
const alone = [
  ...globSync('tests/src/**/*.test.tsx').filter((path) => readFileSync(path, 'utf8').includes('vi.mock(')),
  'tests/src/{actions,app,list}/**/*.test.tsx',
  'tests/src/ui/icons.test.tsx',
];

/** The sandbox again on a PostgreSQL server, as far as it asks the database. */
const onPostgresql = {
  test: {
    name: 'postgresql',
    environment: 'node' as const,
    include: ['tests/sandbox/**/*.test.ts'],
    exclude: [...ownDatabase, ...withoutSql].map((name) => `tests/sandbox/${name}.test.ts`),
    globalSetup: ['tests/support/postgresqlSetup.ts'],
    isolate: false,
  },
};

const webApp = {
  plugins: [react()],
  // react-admin's own imports of react-router take this condition: both must get one and the same router.
  resolve: { conditions: ['module-sync'], alias: [plainIcons] },
};

const inJsdom = {
  // The alias reaches what Vite reads, not what Node loads by itself.
  server: { deps: { inline: [/@mui\/icons-material/] } },
  // A class is called as it is written.
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  environment: 'jsdom' as const,
  environmentOptions: { jsdom: { url: 'http://localhost:4000/' } },
  setupFiles: ['tests/support/browserSetup.ts'],
  // As the browser tests have it: a busy machine may delay a screen once, and what was tried twice is named (retriedReporter.ts).
  retry: process.env.CI === 'true' ? 1 : 0,
};

/**
 * `rules` for the contract and the source itself, `node` for the sandbox, `components`, `alone` and `modules` for the web app,
 * `lists` for its declared lists against a sandbox that listens, `postgresql` as above.
 */
export default defineConfig({
  test: {
    reporters: ['default', retriedReporter()],
    maxWorkers: process.env.VITEST_WORKERS ?? 2,
    // V8 may end a process that opens and closes many embedded databases, as it frees their code (nodejs/node#64500).
    execArgv: ['--no-wasm-code-gc'],
    slowTestThreshold: 1000,
    testTimeout: 40_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/{contract,guard}/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{sandbox,matrix,guide,scripts,conform}/**/*.test.ts'],
          globalSetup: ['tests/support/globalSetup.ts'],
          // Loading the sandbox anew for each file would take longer than its tests.
          isolate: false,
        },
      },
      {
        ...webApp,
        test: {
          ...inJsdom,
          name: 'components',
          include: ['tests/src/**/*.test.tsx'],
          exclude: alone,
          // Loading the web app anew for each file would take as long as its tests.
          isolate: false,
        },
      },
      {
        ...webApp,
        test: { ...inJsdom, name: 'alone', include: alone },
      },
      {
        ...webApp,
        test: {
          ...inJsdom,
          name: 'modules',
          include: ['tests/src/**/*.test.ts'],
          // Modules without a screen leave nothing behind for the next file.
          isolate: false,
        },
      },
      {
        ...webApp,
        test: {
          ...inJsdom,
          name: 'lists',
          include: ['tests/lists/**/*.test.tsx'],
          globalSetup: ['tests/support/sandboxSetup.ts'],
        },
      },
      onPostgresql,
    ],
  },
});
