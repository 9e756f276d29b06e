import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A span as it arrived. */
export interface ReceivedSpan {
  readonly service: string
  readonly name: string
  /** Hexadecimal. */
  readonly traceId: string
  readonly spanId: string
  /** Empty for the first of its trace. */
  readonly parentId: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly isError: boolean
}

/** A collector of traces at the network. */
export interface Collector {
  readonly url: string
  readonly spans: readonly ReceivedSpan[]
  readonly requests: readonly { readonly path: string | undefined; readonly headers: IncomingHttpHeaders }[]
  stop(): Promise<void>
}

/** Code of a status that says that something failed. */
const ERROR = 2

/** @see https://opentelemetry.io/docs/specs/otlp/#otlphttp */
export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = []
  const requests: Collector['requests'][number][] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    requests.push({ path: request.url, headers: request.headers })
    spans.push(...spansOf(body))
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    requests,
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Numbers of fields: https://github.com/open-telemetry/opentelemetry-proto, `trace.proto` and `common.proto`. */
function spansOf(body: Buffer): ReceivedSpan[] {
  return partsOf(body, 1).flatMap((resourceSpans) => {
    const service = String(factsOf(partsOf(resourceSpans, 1)[0] ?? Buffer.of(), 1)['service.name'])
    return partsOf(resourceSpans, 2).flatMap((scopeSpans) =>
      partsOf(scopeSpans, 2).map((span) => ({
        service,
        traceId: partsOf(span, 1)[0]?.toString('hex') ?? '',
        spanId: partsOf(span, 2)[0]?.toString('hex') ?? '',
        parentId: partsOf(span, 4)[0]?.toString('hex') ?? '',
        name: partsOf(span, 5)[0]?.toString() ?? '',
        facts: factsOf(span, 9),
        isError: partsOf(span, 15).some((status) => numberOf(status, 3) === ERROR),
      })),
    )
  })
}

function factsOf(message: Buffer, field: number): Record<string, string | number> {
  return Object.fromEntries(
    partsOf(message, field).map((fact) => {
      const value = partsOf(fact, 2)[0] ?? Buffer.of()
      return [partsOf(fact, 1)[0]?.toString() ?? '', partsOf(value, 1)[0]?.toString() ?? numberOf(value, 3) ?? '']
    }),
  )
}

/** Fields of a message that are texts, bytes or messages. */
function partsOf(message: Buffer, field: number): Buffer[] {
  return [...fieldsOf(message)].flatMap(([number, value]) => (number === field && Buffer.isBuffer(value) ? value : []))
}

function numberOf(message: Buffer, field: number): number | undefined {
  for (const [number, value] of fieldsOf(message)) if (number === field && typeof value === 'number') return value
  return undefined
}

/** @see https://protobuf.dev/programming-guides/encoding/ */
function* fieldsOf(message: Buffer): Generator<readonly [field: number, value: number | Buffer]> {
  let at = 0
  const varint = () => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++] ?? 0
      value += (byte & 0x7f) * factor
      if (byte < 0x80) return value
    }
  }
  const bytes = (length: number) => {
    at += length
    return message.subarray(at - length, at)
  }
  while (at < message.length) {
    const key = varint()
    const kind = key & 7
    if (kind === 0) yield [key >> 3, varint()]
    else yield [key >> 3, bytes(kind === 2 ? varint() : kind === 1 ? 8 : 4)]
  }
}
