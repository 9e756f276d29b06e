import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  DiagLogLevel,
  defaultTextMapGetter,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { TracesSettings } from '@vitrine/cms/settings'
import { type TracedWork, tracedWork } from '@vitrine/content/tracing'

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const

/**
 * Sends spans of what the site does to a collector, as the standard variables say. Loaded only where they name one.
 *
 * @param options.onProblem Called when spans could not be sent; the site goes on.
 * @returns Sends what is left, and ends it.
 * @see https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
export function startTracing(
  { variables }: TracesSettings,
  options: { readonly onProblem: (problem: string) => void },
): () => Promise<void> {
  // The library reads the process's own environment, which does not have what stands in the file of settings.
  Object.assign(process.env, variables)
  const nothing = () => {}
  diag.setLogger(
    { error: options.onProblem, warn: nothing, info: nothing, debug: nothing, verbose: nothing },
    DiagLogLevel.ERROR,
  )
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'vitrine' }))
    .merge(detectResources({ detectors: [envDetector] }))
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const tracer = provider.getTracer('vitrine')
  const spans = new WeakMap<TracedWork, Span>()
  const under = new AsyncLocalStorage<TracedWork>()
  const propagator = new W3CTraceContextPropagator()

  const contextOf = ({ traceparent }: TracedWork): Context => {
    const above = under.getStore()
    const span = above && spans.get(above)
    if (span) return trace.setSpan(ROOT_CONTEXT, span)
    return traceparent === undefined
      ? ROOT_CONTEXT
      : propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
  }
  tracedWork.start.bindStore(under, (work) => {
    const { name, kind, facts } = work
    spans.set(work, tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...facts } }, contextOf(work)))
    return work
  })
  const listeners = {
    start: nothing,
    end: nothing,
    asyncStart: nothing,
    error(work: TracedWork & { readonly error: unknown }) {
      work.hasFailed = true
      work.facts['error.type'] = work.error instanceof Error ? work.error.name : typeof work.error
    },
    asyncEnd(work: TracedWork) {
      const span = spans.get(work)
      if (!span) return
      span.setAttributes(work.facts)
      if (work.hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
  tracedWork.subscribe(listeners)
  return async () => {
    tracedWork.start.unbindStore(under)
    tracedWork.unsubscribe(listeners)
    await provider.shutdown().catch(options.onProblem)
  }
}
