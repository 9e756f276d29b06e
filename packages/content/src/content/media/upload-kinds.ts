/** A kind of file that may be uploaded. */
export interface UploadKind {
  readonly mimeType: string
  /** Ends of its files' names, the usual one first. */
  readonly extensions: readonly [string, ...string[]]
  /** Tells by its first {@link HEAD_BYTES} bytes whether a file is one. */
  readonly begins: (head: Uint8Array) => boolean
  /** Browsers save it and do not show it. */
  readonly isDownload?: true
  /** Its bytes alone do not say so: its name has to. */
  readonly isNamed?: true
  /** Media types by which Payload knows it besides its own. */
  readonly alsoKnownAs?: readonly string[]
}

/** Bytes at the beginning of a file that say what it is. Drawings may have long comments before them. */
export const HEAD_BYTES = 4096

/** Bytes of a film's own header. */
const EBML_BYTES = 64

/** Bytes of an Ogg file in which its first page names what lies in it. */
const OGG_PAGE_BYTES = 64

/** Brands of ISO base media files that browsers show. @see https://mp4ra.org/registered-types/brands */
const AVIF_BRANDS = /^(?:avif|avis)$/
const MP4_BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|dash|MSNV|mmp4)$/
const M4A_BRANDS = /^M4[AB] $/
const HEIC_BRANDS = /^(?:hei[csmx]|hev[cx]|mif1|msf1)$/

/** Beginnings of containers in which several kinds of files lie. */
const isZip = (head: Uint8Array) => has('PK\x03\x04')(head) || has('PK\x05\x06')(head)
const isCompound = has('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')

const OPEN_XML = 'application/vnd.openxmlformats-officedocument'
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument'

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
  {
    mimeType: 'audio/ogg',
    extensions: ['ogg', 'oga', 'opus'],
    // Films of the same container are none that browsers show.
    begins: (head) => has('OggS')(head) && !latin1(head, 0, OGG_PAGE_BYTES).includes('theora'),
    alsoKnownAs: ['application/ogg'],
  },
  { mimeType: 'audio/wav', extensions: ['wav'], begins: (head) => has('RIFF')(head) && has('WAVE', 8)(head) },
  { mimeType: 'audio/mp4', extensions: ['m4a', 'm4b'], begins: isIsoMedia(M4A_BRANDS), alsoKnownAs: ['audio/x-m4a'] },
  { mimeType: 'audio/flac', extensions: ['flac'], begins: has('fLaC'), alsoKnownAs: ['audio/x-flac'] },
  download('application/zip', ['zip'], isZip),
  download(`${OPEN_XML}.wordprocessingml.document`, ['docx'], isZip),
  download(`${OPEN_XML}.spreadsheetml.sheet`, ['xlsx'], isZip),
  download(`${OPEN_XML}.presentationml.presentation`, ['pptx'], isZip),
  download(`${OPEN_DOCUMENT}.text`, ['odt'], isZip),
  download(`${OPEN_DOCUMENT}.spreadsheet`, ['ods'], isZip),
  download(`${OPEN_DOCUMENT}.presentation`, ['odp'], isZip),
  download('application/epub+zip', ['epub'], isZip),
  { ...download('application/msword', ['doc'], isCompound), alsoKnownAs: ['application/x-cfb'], isNamed: true },
  { ...download('application/vnd.ms-excel', ['xls'], isCompound), isNamed: true },
  { ...download('application/vnd.ms-powerpoint', ['ppt', 'pps'], isCompound), isNamed: true },
  { ...download('application/rtf', ['rtf'], has('{\\rtf')), alsoKnownAs: ['text/rtf'] },
  download('text/calendar', ['ics'], has('BEGIN:VCALENDAR')),
  download('text/vcard', ['vcf'], has('BEGIN:VCARD')),
  { ...download('text/csv', ['csv'], isPlainText), isNamed: true },
  { ...download('text/plain', ['txt'], isPlainText), isNamed: true },
] as const satisfies readonly UploadKind[]

/** Media types that Payload may find a file of these kinds to have. */
export const UPLOAD_TYPES: readonly string[] = UPLOAD_KINDS.flatMap((kind: UploadKind) => [
  kind.mimeType,
  ...(kind.alsoKnownAs ?? []),
])

/**
 * Finds out by its bytes what a file is. Its name only chooses among kinds that begin alike, such as the documents that
 * are archives. Undefined for what may not be uploaded.
 */
export function uploadKind(bytes: Uint8Array, name = ''): UploadKind | undefined {
  const head = bytes.subarray(0, HEAD_BYTES)
  const kinds: readonly UploadKind[] = UPLOAD_KINDS.filter(({ begins }) => begins(head))
  return kinds.find(isNamedLike(name)) ?? kinds.find(({ isNamed }) => !isNamed)
}

/** True for a photo as iPhones take it, which only Safari shows. */
export const isHeic = isIsoMedia(HEIC_BRANDS)

/** The name of a file of a kind: its own, where it ends as files of the kind do, else with their usual end. */
export function nameOfKind(name: string, { extensions }: UploadKind): string {
  const dot = name.lastIndexOf('.')
  const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot + 1)] : [name, '']
  return extensions.includes(extension.toLowerCase()) ? name : `${base}.${extensions[0]}`
}

/** The media type that `/media/` answers a file with. Undefined for what it does not answer. */
export function mediaTypeOf(filename: string): string | undefined {
  return kindOfName(filename)?.mimeType
}

/** True for a file of `/media/` that browsers save and do not show. */
export function isDownload(filename: string): boolean {
  return kindOfName(filename)?.isDownload === true
}

function kindOfName(filename: string): UploadKind | undefined {
  const kinds: readonly UploadKind[] = UPLOAD_KINDS
  return kinds.find(isNamedLike(filename))
}

function isNamedLike(name: string): (kind: UploadKind) => boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return ({ extensions }) => extensions.includes(extension)
}

function download(mimeType: string, extensions: UploadKind['extensions'], begins: UploadKind['begins']) {
  return { mimeType, extensions, begins, isDownload: true } as const
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

/** Text in UTF-8 or a code page of one byte: no control characters but those of lines. */
function isPlainText(head: Uint8Array): boolean {
  return head.length > 0 && head.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d))
}

function text(head: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(head)
}
