import { connect } from 'node:net'
import { PATIENCE_MS } from './patience.ts'

/** Answer that came back on a connection. */
export interface RawAnswer {
  /** Undefined when nothing came that can be read as an answer. */
  readonly status: number | undefined
  readonly head: string
  /** Beginning of its body. */
  readonly body: string
  /** False when the connection was still open when the wait for an answer was given up. */
  readonly hasEnded: boolean
  /** Milliseconds until the last byte. */
  readonly ms: number
}

/** Bytes of an answer that are recorded. */
const MAX_READ_BYTES = 64 * 1024

/** Interim response to `Expect: 100-continue`. */
const GO_ON = /^HTTP\/1\.1 100 [^\r]*\r\n\r\n/

/**
 * Sends bytes as they are, which no client of HTTP would, and reads the answer until the connection ends.
 *
 * @param options.breaksOff Ends the sending half when all is sent.
 */
export function sendRaw(
  url: string,
  bytes: Buffer,
  options: { readonly breaksOff?: boolean } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  const started = performance.now()
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    let receivedBytes = 0
    const socket = connect({ host: hostname, port: Number(port) })
    const settle = (hasEnded: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      const text = Buffer.concat(parts).toString().replace(GO_ON, '')
      const end = text.indexOf('\r\n\r\n')
      const head = end === -1 ? text : text.slice(0, end)
      const status = /^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1]
      resolve({
        status: status === undefined ? undefined : Number(status),
        head,
        body: end === -1 ? '' : text.slice(end + 4),
        hasEnded,
        ms: performance.now() - started,
      })
    }
    const timer = setTimeout(() => settle(false), PATIENCE_MS.poll)
    socket.on('data', (part) => {
      if (receivedBytes < MAX_READ_BYTES) parts.push(part)
      receivedBytes += part.length
      // From here on it speaks another protocol, without an end.
      if (parts[0]?.toString('latin1', 0, 12) === 'HTTP/1.1 101') settle(true)
    })
    socket.once('close', () => settle(true))
    // The connection may be reset when the answer came before all was sent.
    socket.once('error', () => settle(true))
    socket.write(bytes)
    if (options.breaksOff) socket.end()
  })
}
