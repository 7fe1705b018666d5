import { once } from 'node:events';
import { createServer } from 'node:net';
import { type SandboxConfig, SettingError } from '#sandbox/core/config.ts';

interface Address extends Pick<SandboxConfig, 'host' | 'port'> {
  /** The setting that names the port. */
  setting?: 'PORT' | 'METRICS_PORT';
}

/** Says in one line why an address cannot be listened on; other errors come back as they are. */
export function explainListenError(error: unknown, { host, port, setting = 'PORT' }: Address): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new SettingError(`port ${port} is in use; choose another with ${setting}`);
  if (code === 'EACCES') return new SettingError(`port ${port} may not be used; choose another with ${setting}`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new SettingError(`HOST "${host}" is no address of this machine`);
  }
  return error;
}

/**
 * Finds out early, before anything is built or seeded, whether the port can be had.
 * @throws SettingError when it cannot.
 */
export async function checkPort(address: Address): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(address.port, address.host);
    await once(probe, 'listening');
  } catch (error) {
    throw explainListenError(error, address);
  }
  probe.close();
  await once(probe, 'close');
}
