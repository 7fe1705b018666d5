import { readFileSync } from 'node:fs';
import { parseConfig } from '#contract/config.ts';
import { contentSecurityPolicy } from '#sandbox/plugins/contentSecurityPolicy.ts';
import { securityHeaders } from '#sandbox/plugins/securityHeaders.ts';
import { fail } from './fail.ts';

/** Prints the headers a static host must send with the web app, for the config.json named on the command line. */
function printHeaders(file: string): void {
  const body: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const headers = { 'content-security-policy': contentSecurityPolicy(parseConfig(body)), ...securityHeaders(true) };
  for (const [name, value] of Object.entries(headers)) console.log(`${name}: ${value}`);
}

try {
  printHeaders(process.argv[2] ?? 'config.json');
} catch (error) {
  fail(error);
}
