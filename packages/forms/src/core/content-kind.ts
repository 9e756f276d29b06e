/** Bytes at a file's start that tell what it is; the mark of a tar archive ends at the 262nd, that of a PDF may come late. */
export const HEAD_BYTES = 1024

/** Kind of a file, by its first bytes. Formats that share one container are one kind. */
export type ContentKind =
  | 'program'
  | 'script'
  | 'html'
  | 'binary'
  | 'pdf'
  | 'rtf'
  | 'ole'
  | 'zip'
  | 'rar'
  | '7z'
  | 'gzip'
  | 'tar'
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'bmp'
  | 'tiff'
  | 'heif'
  | 'psd'
  | 'iso-media'
  | 'matroska'
  | 'avi'
  | 'asf'
  | 'flv'
  | 'mpeg-video'
  | 'wave'
  | 'ogg'
  | 'flac'
  | 'midi'
  | 'mpeg-audio'

/** Marks at a file's start, as hexadecimal digits; `..` is any byte. The first that fits decides. */
const MARKS: readonly (readonly [kind: ContentKind, ...marks: readonly string[]])[] = [
  // Linux, macOS, Java, Android, WebAssembly, links of Windows.
  ['program', '7f454c46', 'feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe', '6465780a', '0061736d'],
  ['program', '4c0000000114020000000000c0'],
  ['pdf', '255044462d'],
  ['rtf', '7b5c727466'],
  ['ole', 'd0cf11e0a1b11ae1'],
  ['zip', '504b0304', '504b0506', '504b0708'],
  ['rar', '526172211a07'],
  ['7z', '377abcaf271c'],
  ['gzip', '1f8b08'],
  ['png', '89504e470d0a1a0a'],
  ['jpeg', 'ffd8ff'],
  ['gif', '474946383761', '474946383961'],
  ['webp', '52494646........57454250'],
  ['wave', '52494646........57415645'],
  ['avi', '52494646........41564920'],
  ['bmp', '424d........00000000'],
  ['tiff', '49492a00', '4d4d002a'],
  ['psd', '38425053'],
  ['heif', '........6674797061766966', '........6674797061766973', '........66747970686569', '........66747970686576'],
  ['heif', '........667479706d696631', '........667479706d736631'],
  ['iso-media', '........66747970', '........6d6f6f76', '........6d646174'],
  ['matroska', '1a45dfa3'],
  ['asf', '3026b2758e66cf11'],
  ['flv', '464c5601'],
  ['mpeg-video', '000001ba', '000001b3'],
  ['ogg', '4f676753'],
  ['flac', '664c6143'],
  ['midi', '4d546864'],
  ['mpeg-audio', '494433', 'fffb', 'fffa', 'fff3', 'fff2', 'ffe3', 'fff1', 'fff9'],
]

/** Programs of Windows. Texts may begin so too, but hold no NUL. */
const WINDOWS_PROGRAM = '4d5a'

const TAR_MARK = { at: 257, text: 'ustar' }

/** Elements with which pages begin. */
const HTML = /^\s*<(?:!doctype\s+html|html|head|body|script|iframe|svg|meta)[\s>]/i

const SCRIPT = /^(?:#!|\s*<\?php)/i

/**
 * Recognises what a file is by its first bytes, whatever its name says.
 *
 * @param head At most {@link HEAD_BYTES}; fewer for a shorter file.
 * @returns `binary` for what is no text and not known; undefined for what may be a text.
 */
export function contentKind(head: Uint8Array): ContentKind | undefined {
  const marked = MARKS.find(([, ...marks]) => marks.some((mark) => beginsWith(head, mark)))?.[0]
  if (marked) return marked
  if (beginsWith(head, WINDOWS_PROGRAM) && isBinary(head)) return 'program'
  const text = latin1(head)
  if (text.startsWith(TAR_MARK.text, TAR_MARK.at)) return 'tar'
  if (SCRIPT.test(text)) return 'script'
  if (HTML.test(text.replace(/^\xef\xbb\xbf/, ''))) return 'html'
  // Readers of PDF take what stands before its mark.
  if (text.includes('%PDF-')) return 'pdf'
  return isBinary(head) ? 'binary' : undefined
}

function beginsWith(head: Uint8Array, mark: string): boolean {
  const bytes = mark.match(/../g) ?? []
  return bytes.every((byte, index) => (byte === '..' ? index < head.length : head[index] === Number.parseInt(byte, 16)))
}

function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}

/** A text has no NUL, unless it says that each of its characters has two bytes. */
function isBinary(head: Uint8Array): boolean {
  const isWide = beginsWith(head, 'fffe') || beginsWith(head, 'feff')
  return !isWide && head.includes(0)
}
