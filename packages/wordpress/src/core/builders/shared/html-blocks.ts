import type { ConvertContext, ConvertedBlock } from '../../convert/convert.ts'
import { convertClassic } from '../../convert/tools.ts'
import { escapeHtml } from './escape-html.ts'

/** Converts what a builder stores as text: HTML, bare lines, and shortcodes that are of no builder. */
export function htmlBlocks(html: string, context: ConvertContext): readonly ConvertedBlock[] {
  return convertClassic(html, context)
}

/** Converts words that hold no HTML, a paragraph for each line. */
export function wordBlocks(text: string, context: ConvertContext): readonly ConvertedBlock[] {
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '')
  return lines.length === 0 ? [] : htmlBlocks(lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(''), context)
}
