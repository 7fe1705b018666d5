import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context as TraceContext,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#sandbox/core/context.ts';
import { hearWork, type Work, workBegins } from '#sandbox/core/observed.ts';
import { within } from '#sandbox/core/within.ts';
import { postgresqlErrorOf } from '#sandbox/db/postgresqlError.ts';
import type { Observer } from './observer.ts';
import { wrapStatements } from './statements.ts';

/** The name under which a collector finds the process, unless OTEL_SERVICE_NAME says another. */
const serviceName = 'back-office-sandbox';

/** How long the end waits for a collector to take the last traces. */
const farewellMs = 2000;

/** What goes wrong is told by kind: messages quote values. */
function fail(span: Span, error: unknown): void {
  const kind = postgresqlErrorOf(error)?.code ?? (error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', kind);
}

/** What goes on around: the span that a new one is a part of. */
type Around = AsyncLocalStorage<TraceContext>;

/** A span for each request, named by its route pattern. The trace of whoever asks goes on. */
function traceRequests(app: FastifyInstance, tracer: Tracer, around: Around): void {
  const propagator = new W3CTraceContextPropagator();
  const contexts = new WeakMap<FastifyRequest, TraceContext>();
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '(none)', config } = request.routeOptions;
    const asking = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
    const attributes = {
      'http.request.method': request.method,
      'http.route': url,
      'app.correlation_id': request.id,
      ...(config.endpoint && { 'app.call': config.endpoint }),
    };
    const span = tracer.startSpan(`${request.method} ${url}`, { kind: SpanKind.SERVER, attributes }, asking);
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    const context = trace.setSpan(asking, span);
    contexts.set(request, context);
    around.run(context, done);
  });
  // Reading the body leaves the way that the hooks go.
  app.addHook('preValidation', (request, _reply, done) => around.run(contexts.get(request) ?? ROOT_CONTEXT, done));
}

/** A span for each job and each request to the processor. @returns ends it */
function traceWork(tracer: Tracer, around: Around, app: Context): () => void {
  const spans = new WeakMap<Work, Span>();
  workBegins.bindStore(around, (work) => {
    const parent = around.getStore() ?? ROOT_CONTEXT;
    const { kind, name, context } = work;
    if (context !== app) return parent;
    const span = tracer.startSpan(`${kind} ${name}`, { kind: SpanKind.INTERNAL }, parent);
    spans.set(work, span);
    return trace.setSpan(parent, span);
  });
  const stopHearing = hearWork({
    failed(work, error) {
      const span = spans.get(work);
      if (span) fail(span, error);
    },
    ended: (work) => spans.get(work)?.end(),
  });
  return () => {
    workBegins.unbindStore(around);
    stopHearing();
  };
}

/** A span for each statement that is a part of something; what asks every second whether there is work is not. */
function traceStatements({ db }: Context, tracer: Tracer, around: Around): void {
  wrapStatements(db, async ({ operation, table }, run) => {
    const parent = around.getStore();
    if (!parent || !trace.getSpan(parent)) return run();
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
    };
    const name = table ? `${operation} ${table}` : operation;
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
    try {
      return await run();
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The exporter reads headers, time limits and compression from the environment, as OpenTelemetry names them. */
const exporterTo = (endpoint: string) => new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });

/**
 * Traces of OpenTelemetry, sent to a collector by OTLP over HTTP. Nothing is global: another app in this process is not
 * traced. @param parts.exporter in place of the one that sends to `endpoint`
 */
export function createTraces({ endpoint, exporter }: { endpoint: string; exporter?: SpanExporter }): Observer {
  const around: Around = new AsyncLocalStorage();
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': serviceName }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: exporter ?? exporterTo(endpoint) })],
  });
  const tracer = provider.getTracer(serviceName);
  return {
    observe(app, context) {
      traceRequests(app, tracer, around);
      traceStatements(context, tracer, around);
      const stop = traceWork(tracer, around, context);
      app.addHook('onClose', async () => {
        stop();
        // A collector that is away must not keep the process from ending well.
        await within(provider.shutdown(), farewellMs).catch((error: unknown) =>
          app.log.warn({ err: error }, 'traces not sent'),
        );
      });
    },
    logged(): Record<string, string> {
      const span = trace.getSpan(around.getStore() ?? ROOT_CONTEXT)?.spanContext();
      return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
    },
  };
}
