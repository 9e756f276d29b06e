import type { Metric, MetricValue } from '@vitrine/kit/server'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PageObserver } from '../page-observer.ts'
import { PAGE_ROUTE } from '../route-of.ts'

/** Seconds that bound the classes of durations: from what memory answers to what a visitor calls slow. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Measurements of a running site. */
export interface SiteMetrics extends PageObserver {
  /** Adds what a part of the site measures of itself. */
  add(metric: Metric): void
  /** Called for a page that was answered from memory. */
  answeredFromMemory(method: string, status: number): void
  /** Called for any other answer. @param route Its pattern, not its address. @param milliseconds How long it took. */
  answered(route: string, method: string, status: number, milliseconds: number): void
  /** All of it in the text format of Prometheus. */
  read(): Promise<{ readonly type: string; readonly text: string }>
}

/** @param onError Called with the error of a metric that could not be read. */
export function createSiteMetrics(onError: (error: unknown) => void): SiteMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'vitrine_http_requests_total',
    help: 'Requests, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'vitrine_http_request_duration_seconds',
    help: 'Time until an answer was sent, by route; without pages from memory.',
    labelNames: ['route'],
    buckets: DURATION_BUCKETS,
    registers,
  })
  const hits = new Counter({ name: 'vitrine_cache_hits_total', help: 'Addresses answered from memory.', registers })
  const misses = new Counter({
    name: 'vitrine_cache_misses_total',
    help: 'Addresses whose answer had to be made.',
    registers,
  })
  const renderings = new Histogram({
    name: 'vitrine_page_render_seconds',
    help: 'Time in which a page was rendered.',
    buckets: DURATION_BUCKETS,
    registers,
  })
  return {
    add: (metric) => register(metric, registry, onError),
    answeredFromMemory(method, status) {
      requests.inc({ route: PAGE_ROUTE, method, status })
    },
    answered(route, method, status, milliseconds) {
      requests.inc({ route, method, status })
      durations.observe({ route }, milliseconds / 1000)
    },
    cacheHit: () => hits.inc(),
    cacheMiss: () => misses.inc(),
    rendered: (milliseconds) => renderings.observe(milliseconds / 1000),
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}

/** Adds the metric of a feature. One that cannot be read is left out, and the others are there. */
function register(
  { name, help, type, labels = [], read }: Metric,
  registry: Registry,
  onError: (error: unknown) => void,
) {
  const options = { name, help, labelNames: [...labels], registers: [registry] }
  const readInto = async (shown: { reset(): void }, show: (value: MetricValue) => void) => {
    const values = await read().catch((error: unknown) => {
      onError(error)
      return []
    })
    shown.reset()
    for (const value of values) show(value)
  }
  if (type === 'gauge') {
    new Gauge({
      ...options,
      collect() {
        return readInto(this, ({ labels = {}, value }) => this.set(labels, value))
      },
    })
  } else {
    new Counter({
      ...options,
      collect() {
        return readInto(this, ({ labels = {}, value }) => this.inc(labels, value))
      },
    })
  }
}
