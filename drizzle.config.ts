import { readdirSync } from 'node:fs';
import { defineConfig } from 'drizzle-kit';

const folder = './sandbox/db/schema';
/** These hold no table: the barrel would name every table twice, and future_billings is a hand-written view. */
const skipped = ['index.ts', 'futureBilling.ts'];

const drizzleConfig = defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: readdirSync(folder)
    .filter((file) => !skipped.includes(file))
    .map((file) => `${folder}/${file}`),
  out: './sandbox/db/migrations',
});
// drizzle-kit reads the default export.
export default drizzleConfig;
