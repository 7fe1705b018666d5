import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '#sandbox/core/context.ts';
import { hearWork, type Work } from '#sandbox/core/observed.ts';
import { within } from '#sandbox/core/within.ts';
import { askDatabase } from '#sandbox/db/askDatabase.ts';
import { databaseReadings, ownReadings, type Reading } from './gauges.ts';
import type { Observer } from './observer.ts';
import { measureRequests } from './requests.ts';
import { type Place, serveScrapes } from './scrapes.ts';

/** A scrape waits no longer than this for the database: Prometheus gives up after ten seconds. */
const databaseMs = 2000;

/** Shows a reading at each scrape; what can not be read is not shown. */
function showReading({ name, help, label, read }: Reading, registry: Registry, context: Context): () => Promise<void> {
  const gauge = new Gauge({ name, help, labelNames: label ? [label] : [], registers: [registry] });
  return async () => {
    const values = await within(Promise.resolve(read(context)), databaseMs).catch(() => ({}));
    if (label) gauge.reset();
    else gauge.remove();
    for (const [which, value] of Object.entries(values)) gauge.set(label ? { [label]: which } : {}, value);
  };
}

/** Times what is done beside requests. */
function measureWork(registry: Registry, context: Context): () => void {
  const durations = new Histogram({
    name: 'backoffice_work_duration_seconds',
    help: 'How long jobs and requests to the processor took',
    labelNames: ['kind', 'name', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 60],
    registers: [registry],
  });
  const begun = new WeakMap<Work, number>();
  const failed = new WeakSet<Work>();
  return hearWork({
    begun: (work) => void begun.set(work, performance.now()),
    failed: (work) => void failed.add(work),
    ended(work) {
      const since = begun.get(work);
      const { kind, name } = work;
      if (work.context !== context || since === undefined) return;
      const outcome = failed.has(work) ? 'failed' : 'done';
      durations.observe({ kind, name, outcome }, (performance.now() - since) / 1000);
    },
  });
}

/** Everything that is measured of an app. @returns what a scrape is answered with, and the end of the measuring */
function openRegistry(registry: Registry, context: Context) {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const isUp = new Gauge({ name: 'backoffice_database_up', help: 'Whether the database answers', registers });
  const messages = new Counter({
    name: 'backoffice_hub_messages_total',
    help: 'Messages that the hub passed on to connected clients',
    registers,
  });
  const own = ownReadings.map((reading) => showReading(reading, registry, context));
  const asked = databaseReadings.map((reading) => showReading(reading, registry, context));
  const stopMeasuring = measureWork(registry, context);
  return {
    async scrape() {
      const isThere = await askDatabase(context.db, databaseMs).then(
        () => true,
        () => false,
      );
      isUp.set(isThere ? 1 : 0);
      messages.reset();
      messages.inc(context.hub.counts().messages);
      await Promise.all([...own, ...asked].map((show) => show()));
      return registry.metrics();
    },
    stopMeasuring,
  };
}

/** Metrics in the format of Prometheus, on a port of their own. */
export function createMetrics(place: Place): Observer {
  return {
    observe(app, context) {
      const registry = new Registry();
      measureRequests(app, registry);
      const { scrape, stopMeasuring } = openRegistry(registry, context);
      serveScrapes(app, place, { contentType: registry.contentType, scrape });
      app.addHook('onClose', async () => stopMeasuring());
    },
  };
}
