import type { ConvertContext, ConvertedBlock, ConvertTools, ShortcodeMapping } from '../convert/convert.ts'
import { exampleOf, MAX_CONVERT_DEPTH } from '../convert/limits.ts'
import { saidBySettings } from '../convert/said-by-settings.ts'
import { SHORTCODE_ELEMENT } from '../rich-text/shortcode-element.ts'
import { parseAllShortcodes, type Shortcode } from './parse-shortcodes.ts'

/** HTML in which an element stands for each shortcode that became blocks. */
export interface ExpandedShortcodes {
  readonly html: string
  readonly places: ReadonlyMap<string, readonly ConvertedBlock[]>
}

/**
 * Puts what shortcodes become in their places. Of unknown ones the tags go and what they enclose stays; each is named in
 * the report.
 */
export function expandShortcodes(
  html: string,
  byName: ReadonlyMap<string, ShortcodeMapping>,
  tools: ConvertTools,
): ExpandedShortcodes {
  const places = new Map<string, readonly ConvertedBlock[]>()
  if (!html.includes('[')) return { html, places }
  const sure = { has: (name: string) => byName.has(name) && byName.get(name)?.areWords !== true }
  const expand = (text: string, depth: number): string => {
    if (!text.includes('[')) return text
    if (depth > MAX_CONVERT_DEPTH) {
      tools.context.report({
        level: 'lost',
        code: 'too-deep',
        subject: 'shortcodes in shortcodes',
        example: exampleOf(text),
      })
      return text.replace(/\[[^[\]]*\]/g, ' ')
    }
    const parts = parseAllShortcodes(text, sure)
    return parts.map((part) => (part.kind === 'text' ? part.text : place(part.shortcode, depth))).join('')
  }
  const place = (shortcode: Shortcode, depth: number): string => {
    const mapping = byName.get(shortcode.name)
    if (!mapping) {
      const said = isPartOfLine(shortcode) ? [] : saidBySettings(shortcode.attributes, tools.context)
      reportUnknown(shortcode, said.length > 0, tools.context)
      const before = said.length > 0 ? placed(said) : imagesIn(shortcode, tools.context)
      return `${before}${expand(shortcode.content ?? '', depth + 1)}`
    }
    const result = mapping.convert(shortcode, tools)
    return 'html' in result ? expand(result.html, depth + 1) : placed(result.blocks)
  }
  const placed = (blocks: readonly ConvertedBlock[]): string => {
    const key = String(places.size)
    places.set(key, blocks)
    return `<${SHORTCODE_ELEMENT} n="${key}"></${SHORTCODE_ELEMENT}>`
  }
  return { html: expand(html, 0), places }
}

/** Tells whether a shortcode marks words in a line, which blocks in its place would break. */
function isPartOfLine({ content = '' }: Shortcode): boolean {
  return content.trim() !== '' && !/[\n[]|<(?:p|div|h[1-6]|ul|ol|table|figure)\b/i.test(content)
}

/** Images that an unknown shortcode names in its attributes, as HTML. */
function imagesIn({ attributes }: Shortcode, context: ConvertContext): string {
  return Object.values(attributes)
    .filter((value) => IMAGE.test(value) && context.lookup.mediaByAddress(value)?.kind === 'image')
    .map((address) => `<img src="${address}">`)
    .join('')
}

const IMAGE = /^(?:https?:)?\/\/?[^\s"<>]{1,2000}\.(?:jpe?g|png|gif|webp|avif)$/i

function reportUnknown(shortcode: Shortcode, saysSomething: boolean, context: ConvertContext): void {
  const level = shortcode.content === undefined && !saysSomething ? 'lost' : 'changed'
  context.report({ level, code: 'unknown-shortcode', subject: shortcode.name, example: exampleOf(shortcode.source) })
}
