import { readFileSync } from 'node:fs';
import { ConfigError, parseConfig, type Config } from '#contract/config.ts';
import { SettingError } from '#sandbox/core/config.ts';
import { contentSecurityPolicy, supportPolicy } from '#sandbox/http/contentSecurityPolicy.ts';
import { securityHeaders } from '#sandbox/http/securityHeaders.ts';
import { fail } from './fail.ts';

function readConfig(file: string): Config {
  try {
    return parseConfig(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof ConfigError) throw new SettingError(`${file}: ${error.field} must be ${error.message}`);
    throw new SettingError(`${file}: ${error instanceof Error ? error.message : 'not readable'}`);
  }
}

/**
 * Prints the headers a static host must send with the web app, for the config.json named on the command line, and the
 * address people open it at, which policies of older browsers want for the hub.
 */
try {
  const config = readConfig(process.argv[2] ?? 'config.json');
  const headers = {
    'content-security-policy': contentSecurityPolicy(config, process.argv[3]),
    ...securityHeaders(true),
  };
  for (const [name, value] of Object.entries(headers)) console.log(`${name}: ${value}`);
  console.log('\n# /support.html alone, instead of the policy above:');
  console.log(`content-security-policy: ${supportPolicy(config)}`);
} catch (error) {
  fail(error);
}
