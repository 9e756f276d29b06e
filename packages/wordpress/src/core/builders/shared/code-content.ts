import type { ConvertedBlock } from '../../convert/convert.ts'
import type { BuilderElement } from '../element.ts'
import { decodeBase64 } from './decode-base64.ts'

/** Shortest text that is taken for base64: words without blanks are shorter. */
const MIN_BASE64 = 16

/** Content of an element as it was typed; new versions of builders keep it in base64. */
export function rawElementContent({ content }: BuilderElement): string {
  const written = content.replace(/<\/?p>|<br\s*\/?>/gi, '').trim()
  if (written.length < MIN_BASE64 || !/^[\w+/=\s-]+$/.test(written)) return content
  return decodeBase64(written) ?? content
}

export function codeBlocks(code: string): readonly ConvertedBlock[] {
  return code.trim() === '' ? [] : [{ blockType: 'code', code }]
}
