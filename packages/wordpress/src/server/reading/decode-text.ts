import { isUtf8 } from 'node:buffer'
import { badByteMark } from '../../core/xml/clean-text.ts'

/** Bytes at the start of a file in which its encoding is looked for. */
export const PROBE_BYTES = 1024

type Encoding =
  | { readonly kind: 'utf-8' }
  | { readonly kind: 'declared'; readonly label: string }
  | { readonly kind: 'utf-16le' | 'utf-16be' }

/**
 * Decodes the bytes of an XML file to text, chunk by chunk: by its byte order mark, by the shape of UTF-16, by its
 * declaration, and as UTF-8 otherwise. A file that declares another encoding and is UTF-8 all the same is read as
 * UTF-8. Bytes that are not UTF-8 are marked, see {@link badByteMark}.
 */
export class TextDecoding {
  #start: Uint8Array[] = []
  #startBytes = 0
  #decode: ((bytes: Uint8Array, isLast: boolean) => string) | undefined

  write(bytes: Uint8Array): string {
    if (this.#decode) return this.#decode(bytes, false)
    this.#start.push(bytes)
    this.#startBytes += bytes.length
    return this.#startBytes < PROBE_BYTES ? '' : this.#begin(false)
  }

  end(): string {
    return this.#decode ? this.#decode(new Uint8Array(), true) : this.#begin(true)
  }

  #begin(isLast: boolean): string {
    const bytes = Buffer.concat(this.#start)
    this.#start = []
    this.#decode = decoderFor(encodingOf(bytes))
    return this.#decode(bytes, isLast)
  }
}

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { kind: 'utf-16le' }
  if (first === 0xfe && second === 0xff) return { kind: 'utf-16be' }
  if (first === 0x3c && second === 0) return { kind: 'utf-16le' }
  if (first === 0 && second === 0x3c) return { kind: 'utf-16be' }
  const head = Buffer.from(bytes.subarray(0, PROBE_BYTES)).toString('latin1')
  const label = /<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(head)?.[1]
  return label === undefined || /^utf-?(8|16)$/i.test(label) ? { kind: 'utf-8' } : { kind: 'declared', label }
}

function decoderFor(encoding: Encoding): (bytes: Uint8Array, isLast: boolean) => string {
  if (encoding.kind === 'utf-8') return utf8Decoder()
  if (encoding.kind !== 'declared') return streamDecoder(new TextDecoder(encoding.kind))
  try {
    return utf8Or(streamDecoder(new TextDecoder(encoding.label)))
  } catch {
    // A name of an encoding that does not exist: UTF-8 is the best guess, and its fallback is Windows-1252.
    return utf8Decoder()
  }
}

function streamDecoder(decoder: TextDecoder): (bytes: Uint8Array, isLast: boolean) => string {
  return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast })
}

/** Decides at the first chunk that is not ASCII: what reads as UTF-8 without a fault is UTF-8. */
function utf8Or(declared: (bytes: Uint8Array, isLast: boolean) => string) {
  let chosen: ((bytes: Uint8Array, isLast: boolean) => string) | undefined
  return (bytes: Uint8Array, isLast: boolean): string => {
    if (!chosen && bytes.some((byte) => byte > 0x7f)) {
      const end = bytes.length - cutLetterBytes(bytes)
      chosen = wholeUtf8(bytes.subarray(0, end)) === undefined ? declared : utf8Decoder()
    }
    return chosen ? chosen(bytes, isLast) : Buffer.from(bytes).toString('latin1')
  }
}

function utf8Decoder(): (bytes: Uint8Array, isLast: boolean) => string {
  let carried = new Uint8Array()
  let isStart = true
  return (chunk, isLast) => {
    const bytes = carried.length === 0 ? chunk : Buffer.concat([carried, chunk])
    const cut = isLast ? 0 : cutLetterBytes(bytes)
    carried = Uint8Array.from(bytes.subarray(bytes.length - cut))
    const whole = bytes.subarray(0, bytes.length - cut)
    const text = wholeUtf8(whole) ?? markedUtf8(whole)
    const withoutMark = isStart && text.startsWith('\u{feff}') ? text.slice(1) : text
    if (text !== '') isStart = false
    return withoutMark
  }
}

function wholeUtf8(bytes: Uint8Array): string | undefined {
  return isUtf8(bytes) ? utf8Text(bytes) : undefined
}

/** Several times as fast as `TextDecoder` in Node 20; a byte order mark stays in. */
function utf8Text(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
}

/** Bytes at the end that may be the beginning of a letter whose other bytes come with the next chunk. */
function cutLetterBytes(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc2) return letterBytes(byte) > back ? back : 0
  }
  return 0
}

/** Bytes of a letter by its first byte; 0 when none begins with it. */
function letterBytes(first: number): number {
  if (first < 0x80) return 1
  if (first < 0xc2) return 0
  if (first < 0xe0) return 2
  if (first < 0xf0) return 3
  return first < 0xf5 ? 4 : 0
}

/** Text of bytes of which some are not UTF-8, each of those marked. */
function markedUtf8(bytes: Uint8Array): string {
  let text = ''
  let good = 0
  let at = 0
  while (at < bytes.length) {
    const length = letterLength(bytes, at)
    if (length === 0) {
      text += utf8Text(bytes.subarray(good, at)) + badByteMark(bytes[at] ?? 0)
      good = at + 1
    }
    at += length || 1
  }
  return text + utf8Text(bytes.subarray(good))
}

/** Bytes of the letter at an index; 0 when there is none. The second byte has bounds of its own (RFC 3629, section 4). */
function letterLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  const length = letterBytes(first)
  if (length < 2) return length
  const second = bytes[at + 1] ?? 0
  const lowest = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80
  const highest = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf
  if (second < lowest || second > highest) return 0
  for (let next = 2; next < length; next += 1) {
    const byte = bytes[at + next] ?? 0
    if (byte < 0x80 || byte > 0xbf) return 0
  }
  return length
}
