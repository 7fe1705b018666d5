import { defineConfig } from 'drizzle-kit';

const drizzleConfig = defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  // Tables that several rooms share, and those of one room.
  schema: ['./sandbox/db/schema/*.ts', './sandbox/**/{table,*Table}.ts'],
  out: './sandbox/db/migrations',
});
// drizzle-kit reads the default export.
export default drizzleConfig;
