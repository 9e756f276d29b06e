import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { outsideFaultOf } from '@vitrine/content/core'
import type { Entries, EntryValue } from '../core/entries.ts'
import { fieldNameOf } from '../core/posted-fields.ts'
import type { AnnouncedFile, Stage } from './uploads.ts'

/** Bytes of a whole body, its files apart. */
export const MAX_BODY_BYTES = 1024 * 1024

/** Fields of one body. */
export const MAX_FIELDS = 500

/** Files of one body. */
const MAX_FILES = 50

/** Bytes of one field's name. */
const MAX_NAME_BYTES = 200

/** Bytes of one field's text. */
const MAX_FIELD_BYTES = 256 * 1024

/** Bytes that may come beyond what a form's files may have, so that a file that is too large is named to its sender. */
const FILE_SLACK_BYTES = 16 * 1024 * 1024

/** Content types of forms that browsers post. */
const FORM_TYPES = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)(?:;|$)/i

export type ReadBody =
  | { readonly ok: true; readonly entries: Entries }
  | { readonly ok: false; readonly reason: 'too_large' | 'malformed' | 'full' }

/** Destination of uploaded files. */
export interface FileIntake {
  readonly stage: Stage
  /** Bytes of all files that may be kept. */
  readonly maxBytes: number
  /**
   * Bytes that the files of a field may have; undefined for a field whose files are not kept.
   *
   * @param fields What has been read so far.
   */
  readonly limitOf: (name: string, fields: Entries) => number | undefined | Promise<number | undefined>
}

/** Reads a multipart or urlencoded body within its limits. Names of fields are what the original makes of them: `a.b` is `a_b`. */
export function readBody(
  stream: Readable,
  contentType: string,
  options: {
    readonly declaredLength?: number
    readonly files?: FileIntake
    /** Bytes of the whole body, where they are fewer than a form's. */
    readonly maxBytes?: number
  } = {},
): Promise<ReadBody> {
  const maxBytes = options.maxBytes ?? bodyLimit(options.files)
  if (options.declaredLength !== undefined && options.declaredLength > maxBytes) {
    stream.resume()
    return Promise.resolve({ ok: false, reason: 'too_large' })
  }
  return new Promise((resolve) => {
    // Files end in their own time; each keeps the place at which it came.
    const entries: (readonly [string, EntryValue] | Promise<readonly [string, EntryValue]>)[] = []
    let bytes = 0
    let parser: InstanceType<typeof Busboy>
    let ended = false
    const arriving = new Set<Readable>()
    const end = (result: ReadBody | Promise<ReadBody>) => {
      if (ended) return
      ended = true
      stream.unpipe(parser)
      stream.resume()
      resolve(result)
    }
    const refuse = (reason: 'too_large' | 'malformed' | 'full') => {
      end({ ok: false, reason })
      // Nobody waits for the rest of a file any more.
      for (const content of arriving) content.destroy()
    }
    try {
      if (!FORM_TYPES.test(contentType)) throw new TypeError('no form')
      parser = new Busboy({
        headers: { 'content-type': contentType },
        limits: { fields: MAX_FIELDS, fieldNameSize: MAX_NAME_BYTES, fieldSize: MAX_FIELD_BYTES, files: MAX_FILES },
      })
    } catch {
      // A type that says not how its parts are kept apart: nothing can be read from the body.
      stream.resume()
      resolve({ ok: true, entries: [] })
      return
    }
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxBytes) refuse('too_large')
    })
    stream.once('error', () => refuse('malformed'))
    stream.once('aborted', () => refuse('malformed'))
    parser.on('field', (name, value, nameTruncated, valueTruncated) => {
      if (nameTruncated || valueTruncated) refuse('too_large')
      else entries.push([fieldNameOf(clean(name)), clean(value)])
    })
    parser.on('file', (written, content, fileName, _encoding, declaredType) => {
      const name = fieldNameOf(clean(written))
      arriving.add(content)
      // A file may break off before anybody has begun to read it.
      content.on('error', () => refuse('malformed'))
      const fields = entries.filter((entry) => !(entry instanceof Promise)) as Entries
      const taking = takeFile(
        { name, file: { name: clean(fileName ?? ''), declaredType }, content, fields },
        options.files,
      )
      taking.then(() => arriving.delete(content)).catch((error: unknown) => refuse(reasonOf(error)))
      entries.push(taking)
    })
    parser.on('fieldsLimit', () => refuse('too_large'))
    parser.on('filesLimit', () => refuse('too_large'))
    parser.on('error', () => (bytes === 0 ? end({ ok: true, entries: [] }) : refuse('malformed')))
    parser.on('finish', () =>
      end(
        Promise.all(entries).then(
          (all): ReadBody => ({ ok: true, entries: all }),
          (error: unknown): ReadBody => ({ ok: false, reason: reasonOf(error) }),
        ),
      ),
    )
    stream.pipe(parser)
  })
}

/** Tells why a file could not be taken: it broke off, or the disk has no room for it. */
function reasonOf(error: unknown): 'malformed' | 'full' {
  return outsideFaultOf(error) === 'full' ? 'full' : 'malformed'
}

function bodyLimit(files: FileIntake | undefined): number {
  return files ? MAX_BODY_BYTES + files.maxBytes + FILE_SLACK_BYTES : MAX_BODY_BYTES
}

interface ArrivingFile {
  readonly name: string
  readonly file: AnnouncedFile
  readonly content: Readable
  readonly fields: Entries
}

async function takeFile(
  { name, file, content, fields }: ArrivingFile,
  files: FileIntake | undefined,
): Promise<readonly [string, EntryValue]> {
  const limit = await files?.limitOf(name.replace(/\[.*$/s, ''), fields)
  if (files && limit !== undefined && file.name !== '') return [name, await files.stage.take(file, content, limit)]
  let size = 0
  for await (const chunk of content as AsyncIterable<Buffer>) size += chunk.length
  return [name, { name: file.name, size }]
}

/** NULs are dropped and letters composed (NFC); bytes that are no UTF-8 have become U+FFFD. */
function clean(text: string): string {
  return text.replaceAll('\0', '').normalize('NFC')
}
