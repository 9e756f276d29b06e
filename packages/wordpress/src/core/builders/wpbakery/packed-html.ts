import { decodeBase64 } from '../shared/decode-base64.ts'
import { decodePercent } from '../shared/decode-percent.ts'

/**
 * Reads markup as WPBakery packs it: base64 of percent-encoded HTML. Old versions wrote it as it is.
 *
 * @returns Undefined when it cannot be read: nobody wants to see it as it stands.
 */
export function packedHtml(written: string): string | undefined {
  const bare = written.replace(/<\/?p>|<br\s*\/?>/gi, '').trim()
  if (bare === '') return ''
  if (bare.includes('<')) return written
  const unpacked = decodeBase64(decodePercent(bare))
  if (unpacked !== undefined) return decodePercent(unpacked)
  // Words in tags that an editor put around them, and no code.
  return written.includes('<') && /\s/.test(bare) ? written : undefined
}
