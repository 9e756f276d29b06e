import { attachmentHeader } from '@vitrine/http/core'

/** A file that is written while it is being downloaded, no faster than it is taken. */
export function fileResponse(name: string, type: string, parts: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': attachmentHeader(name),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}
