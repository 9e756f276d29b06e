import { canonical } from './template/canonical.ts'

/** Characters that mean something to shells, addresses, file systems or markup. [reference 9.8] */
const SPECIAL = /[?[\](){}/\\=<>:;,'"‘’“”«»&$#*|~`!%+\0]/g

/** Suffixes of files that servers run. */
const SCRIPT = /^(?:php|phtml|pl|py|rb|cgi|asp|aspx)[0-9]?$/i

/** A name for a file that has none but its suffix. */
const NAMELESS = 'unnamed-file'

/** A name under which an uploaded file can be kept and sent on. */
export function safeFileName(name: string): string {
  const harmless = harmlessFileName(canonical(name, { case: 'kept' })).replace(/\.[^.]+$/, (end) => end.toLowerCase())
  const bare = harmless.replace(/^[._-]+|[._-]+$/g, '')
  if (bare === '') return NAMELESS
  return harmless.startsWith('.') ? `${NAMELESS}.${bare}` : bare
}

/** A name without path and special characters that no server takes for a script. May be empty. */
export function harmlessFileName(name: string): string {
  const plain = name
    .slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
    .replace(SPECIAL, '')
    .replace(/[\r\n\t -]+/g, '-')
    .replace(/[\p{C}\p{Z}]/gu, '')
  const [stem = '', ...suffixes] = plain.split('.')
  const last = suffixes.pop()
  if (last === undefined) return stem
  const inner = suffixes.map((suffix) => (SCRIPT.test(suffix) ? `${suffix}_` : suffix))
  return [stem, ...inner, ...(SCRIPT.test(last) ? [`${last}_`, 'txt'] : [last])].join('.')
}
