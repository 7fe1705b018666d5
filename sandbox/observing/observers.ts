import type { SandboxConfig } from '#sandbox/core/config.ts';
import type { Observer } from './observer.ts';

/** Whoever observes, by the settings; what is not asked for is not even loaded. */
export async function openObservers(config: SandboxConfig): Promise<Observer[]> {
  const { metricsPort: port, tracesEndpoint, host } = config;
  const observers: Observer[] = [];
  if (port !== undefined) observers.push((await import('./metrics.ts')).createMetrics({ host, port }));
  if (tracesEndpoint !== undefined) {
    observers.push((await import('./traces.ts')).createTraces({ endpoint: tracesEndpoint }));
  }
  return observers;
}
