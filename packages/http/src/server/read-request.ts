import type { IncomingMessage } from 'node:http'

/**
 * Reads the body of a request to its end.
 *
 * @returns Undefined for one of more than `maxBytes`, or one that breaks off. The connection stays open for the answer,
 * which should be its last: the rest of the body is on its way.
 */
export function readRequest(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    let size = 0
    request.on('data', (part: Buffer) => {
      size += part.length
      if (size <= maxBytes) return void parts.push(part)
      parts.length = 0
      resolve(undefined)
    })
    request.once('end', () => resolve(size <= maxBytes ? Buffer.concat(parts) : undefined))
    // Later than its end: then it says nothing new.
    request.once('close', () => resolve(undefined))
    request.once('error', () => resolve(undefined))
  })
}
