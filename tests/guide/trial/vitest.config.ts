import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { plainIcons } from '#scripts/plainIcons.ts';

/** Tries the noun of docs/adding-a-noun.md, in the copy of the sources that has it. */
const root = resolve(import.meta.dirname, '../../..');
export default defineConfig({
  root,
  plugins: [react()],
  resolve: { conditions: ['module-sync'], alias: [plainIcons] },
  test: {
    server: { deps: { inline: [/@mui\/icons-material/] } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'sandbox',
          environment: 'node',
          include: ['tests/guide/trial/sandbox.ts'],
          globalSetup: ['tests/support/globalSetup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:4000/' } },
          setupFiles: ['tests/support/browserSetup.ts'],
          include: ['tests/guide/trial/web.tsx'],
        },
      },
    ],
  },
});
