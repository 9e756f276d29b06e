import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import type { Entries, EntryValue } from '../core/entries.ts'

/** Bytes of a whole body. */
export const MAX_BODY_BYTES = 1024 * 1024

/** Fields of one body. */
export const MAX_FIELDS = 500

/** Bytes of one field's name. */
const MAX_NAME_BYTES = 200

/** Bytes of one field's text. */
const MAX_FIELD_BYTES = 256 * 1024

export type ReadBody =
  | { readonly ok: true; readonly entries: Entries }
  | { readonly ok: false; readonly reason: 'too_large' | 'malformed' }

/** Reads a multipart or urlencoded body within its limits. Files are named and measured, never kept. */
export function readBody(stream: Readable, contentType: string, declaredLength?: number): Promise<ReadBody> {
  if (declaredLength !== undefined && declaredLength > MAX_BODY_BYTES) {
    stream.resume()
    return Promise.resolve({ ok: false, reason: 'too_large' })
  }
  return new Promise((resolve) => {
    const entries: (readonly [string, EntryValue])[] = []
    let bytes = 0
    let parser: InstanceType<typeof Busboy>
    const end = (result: ReadBody) => {
      stream.unpipe(parser)
      stream.resume()
      resolve(result)
    }
    try {
      parser = new Busboy({
        headers: { 'content-type': contentType },
        limits: { fields: MAX_FIELDS, fieldNameSize: MAX_NAME_BYTES, fieldSize: MAX_FIELD_BYTES, files: 10 },
      })
    } catch {
      stream.resume()
      resolve({ ok: false, reason: 'malformed' })
      return
    }
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MAX_BODY_BYTES) end({ ok: false, reason: 'too_large' })
    })
    stream.once('error', () => end({ ok: false, reason: 'malformed' }))
    stream.once('aborted', () => end({ ok: false, reason: 'malformed' }))
    parser.on('field', (name, value, nameTruncated, valueTruncated) => {
      if (nameTruncated || valueTruncated) end({ ok: false, reason: 'too_large' })
      else entries.push([name, clean(value)])
    })
    parser.on('file', (name, file, fileName) => {
      let size = 0
      file.on('data', (chunk: Buffer) => {
        size += chunk.length
      })
      file.on('end', () => entries.push([name, { name: fileName ?? '', size }]))
    })
    parser.on('fieldsLimit', () => end({ ok: false, reason: 'too_large' }))
    parser.on('error', () => end({ ok: false, reason: 'malformed' }))
    parser.on('finish', () => end({ ok: true, entries }))
    stream.pipe(parser)
  })
}

/** NULs are dropped; bytes that are no UTF-8 have become U+FFFD. */
function clean(text: string): string {
  return text.replaceAll('\0', '')
}
