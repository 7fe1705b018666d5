import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Two projects: `node` for the contract, the sandbox and the source itself, `jsdom` for the web app. */
export default defineConfig({
  test: {
    maxWorkers: process.env.VITEST_WORKERS ?? 2,
    slowTestThreshold: 1000,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{contract,sandbox,guard}/**/*.test.ts'],
          globalSetup: ['tests/support/globalSetup.ts'],
        },
      },
      {
        plugins: [react()],
        // react-admin's own imports of react-router take this condition: both must get one and the same router.
        resolve: { conditions: ['module-sync'] },
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:4000/' } },
          include: ['tests/src/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/browserSetup.ts'],
        },
      },
    ],
  },
});
