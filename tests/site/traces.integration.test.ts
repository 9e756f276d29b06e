import { traced } from '@vitrine/content/tracing'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTracing } from '../../apps/site/src/server/tracing/start-tracing.ts'
import { traceRequests } from '../../apps/site/src/server/tracing/trace-requests.ts'
import { type Collector, startCollector } from '../support/collector.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { feedbackPath, makeForm, multipart, startForms } from '../support/forms.ts'
import { until } from '../support/until.ts'

let collector: Collector
let content: TestContent
let app: FastifyInstance
let stopTracing: () => Promise<void>
let environment: NodeJS.ProcessEnv

const REMOTE = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }

beforeAll(async () => {
  environment = { ...process.env }
  collector = await startCollector()
  content = await openContent()
  const variables = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of-the-collector',
    OTEL_SERVICE_NAME: 'halden',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  }
  stopTracing = startTracing({ variables }, { onProblem: (problem) => expect.unreachable(problem) })
  app = Fastify()
  traceRequests(app, { isTrusted: true })
  app.get('/pages/:slug', async () => {
    const { totalDocs } = await content.payload.find({ collection: 'pages', depth: 0 })
    return traced({ name: 'render page', kind: 'internal', facts: {} }, async () => `${totalDocs} pages`)
  })
  app.get('/broken', async () => {
    await traced({ name: 'render page', kind: 'internal', facts: {} }, async () => {
      throw new RangeError('a secret of somebody')
    })
  })
})

afterAll(async () => {
  await app.close()
  await stopTracing()
  await content.close()
  await collector.stop()
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
})

/** Spans of the trace of a request, by its name. */
const traceOf = (name: string) =>
  until(name, () => {
    const root = collector.spans.find((span) => span.name === name)
    return root && { root, spans: collector.spans.filter(({ traceId }) => traceId === root.traceId) }
  })

describe('traces', () => {
  it('show a request, what it asked of the database and what it rendered, each below what it is a part of', async () => {
    expect((await app.inject('/pages/somebody-private?key=secret')).body).toBe('0 pages')
    const { root, spans } = await traceOf('GET /pages/:slug')
    expect(root).toMatchObject({ service: 'halden', parentId: '', isError: false })
    expect(root.facts).toMatchObject({
      'http.request.method': 'GET',
      'http.route': '/pages/:slug',
      'http.response.status_code': 200,
    })
    const database = spans.find(({ name }) => name === 'find pages')
    expect(database).toMatchObject({
      parentId: root.spanId,
      facts: { 'db.system.name': 'sqlite', 'db.operation.name': 'find', 'db.collection.name': 'pages' },
    })
    expect(spans.find(({ name }) => name === 'render page')).toMatchObject({ parentId: root.spanId })
  })

  it('name no address, query or text of an error', async () => {
    expect((await app.inject('/broken')).statusCode).toBe(500)
    const { root, spans } = await traceOf('GET /broken')
    expect(root.isError).toBe(true)
    expect(spans.find(({ name }) => name === 'render page')).toMatchObject({
      isError: true,
      facts: { 'error.type': 'RangeError' },
    })
    expect(JSON.stringify(collector.spans)).not.toMatch(/secret|somebody/)
  })

  it('are a part of what a trusted proxy has begun', async () => {
    const traceparent = `00-${REMOTE.traceId}-${REMOTE.spanId}-01`
    await app.inject({ url: '/pages/x', headers: { traceparent } })
    const found = await until('the trace of the proxy', () =>
      collector.spans.find(({ parentId }) => parentId === REMOTE.spanId),
    )
    expect(found).toMatchObject({ traceId: REMOTE.traceId, name: 'GET /pages/:slug' })
  })

  it('show the sending of a mail', async () => {
    const id = await makeForm(content, '[text a]')
    const forms = await startForms(content)
    const { type, body } = await multipart({ _wpcf7_unit_tag: `wpcf7-f${id}-o1`, a: 'x' })
    const headers = { 'content-type': type, 'user-agent': 'Mozilla/5.0 (Test)' }
    await forms.app.inject({ method: 'POST', url: feedbackPath(id), headers, payload: body })
    const { root } = await traceOf('deliver mail')
    expect(root.facts).toMatchObject({ 'vitrine.delivery.attempt': 1 })
    await forms.stop()
  })

  it('go to the standard address of a collector, with the headers that were set', () => {
    expect(new Set(collector.requests.map(({ path }) => path))).toEqual(new Set(['/v1/traces']))
    expect(collector.requests[0]?.headers['x-key']).toBe('of-the-collector')
  })
})
