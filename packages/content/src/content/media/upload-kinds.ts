/** A kind of file that may be uploaded. */
export interface UploadKind {
  readonly mimeType: string
  /** Ends of its files' names, the usual one first. */
  readonly extensions: readonly [string, ...string[]]
  /** Tells by its first {@link HEAD_BYTES} bytes whether a file is one. */
  readonly begins: (head: Uint8Array) => boolean
}

/** Bytes at the beginning of a file that say what it is. Drawings may have long comments before them. */
export const HEAD_BYTES = 4096

/** Bytes of a film's own header. */
const EBML_BYTES = 64

/** Brands of ISO base media files that browsers show. @see https://mp4ra.org/registered-types/brands */
const AVIF_BRANDS = /^(?:avif|avis)$/
const MP4_BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|dash|MSNV|mmp4)$/

/** Markup allowed before the root of an SVG: a declaration, comments and a document type. */
const SVG_HEAD =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:(?:<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^[>]*(?:\[[\s\S]*?\])?[^>]*>)\s*)*<svg[\s>/]/i

/** All kinds of files that may be uploaded, and that `/media/` answers. */
export const UPLOAD_KINDS = [
  { mimeType: 'image/jpeg', extensions: ['jpg', 'jpeg'], begins: has('\xff\xd8\xff') },
  { mimeType: 'image/png', extensions: ['png'], begins: has('\x89PNG\r\n\x1a\n') },
  { mimeType: 'image/gif', extensions: ['gif'], begins: (head) => /^GIF8[79]a$/.test(latin1(head, 0, 6)) },
  { mimeType: 'image/webp', extensions: ['webp'], begins: (head) => has('RIFF')(head) && has('WEBP', 8)(head) },
  { mimeType: 'image/avif', extensions: ['avif'], begins: isIsoMedia(AVIF_BRANDS) },
  { mimeType: 'image/svg+xml', extensions: ['svg'], begins: (head) => SVG_HEAD.test(text(head)) },
  { mimeType: 'video/mp4', extensions: ['mp4'], begins: isIsoMedia(MP4_BRANDS) },
  {
    mimeType: 'video/webm',
    extensions: ['webm'],
    begins: (head) => has('\x1a\x45\xdf\xa3')(head) && latin1(head, 0, EBML_BYTES).includes('webm'),
  },
  { mimeType: 'audio/mpeg', extensions: ['mp3'], begins: (head) => has('ID3')(head) || isMp3Frame(head) },
  { mimeType: 'text/vtt', extensions: ['vtt'], begins: (head) => /^\uFEFF?WEBVTT(?:\s|$)/.test(text(head)) },
  { mimeType: 'application/pdf', extensions: ['pdf'], begins: has('%PDF-') },
] as const satisfies readonly UploadKind[]

/** Finds out by its bytes what a file is, whatever its name says. Undefined for what may not be uploaded. */
export function uploadKind(bytes: Uint8Array): UploadKind | undefined {
  const head = bytes.subarray(0, HEAD_BYTES)
  return UPLOAD_KINDS.find(({ begins }) => begins(head))
}

/** The name of a file of a kind: its own, where it ends as files of the kind do, else with their usual end. */
export function nameOfKind(name: string, { extensions }: UploadKind): string {
  const dot = name.lastIndexOf('.')
  const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot + 1)] : [name, '']
  return extensions.includes(extension.toLowerCase()) ? name : `${base}.${extensions[0]}`
}

/** The media type that `/media/` answers a file with. Undefined for what it does not answer. */
export function mediaTypeOf(filename: string): string | undefined {
  const extension = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()
  const ends: readonly UploadKind[] = UPLOAD_KINDS
  return ends.find(({ extensions }) => extensions.includes(extension))?.mimeType
}

/** Makes a test for bytes at a place. Each character stands for one byte. */
function has(bytes: string, at = 0): (head: Uint8Array) => boolean {
  return (head) => latin1(head, at, at + bytes.length) === bytes
}

function isIsoMedia(brands: RegExp): (head: Uint8Array) => boolean {
  return (head) => has('ftyp', 4)(head) && brands.test(latin1(head, 8, 12))
}

/** The head of a frame: eleven set bits, a version that is not reserved, layer III. */
function isMp3Frame([first = 0, second = 0]: Uint8Array): boolean {
  return first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x18) !== 0x08 && (second & 0x06) === 0x02
}

function latin1(head: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...head.subarray(from, to))
}

function text(head: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(head)
}
