import { columnBlocks } from '../../convert/containers.ts'
import type { ConvertTools, ShortcodeMapping } from '../../convert/convert.ts'
import { linkGroup } from '../../convert/links.ts'
import { type TextPart, tabBlocks, textParts } from '../../convert/text-parts.ts'
import { parseHtml, wordsOf } from '../../html/html-tree.ts'
import { parseShortcodes, type Shortcode } from '../../shortcodes/parse-shortcodes.ts'

/** Names of what stands in tabs, in an accordion, in a row. */
const TAB = new Set(['tab', 'su_tab', 'tab_item', 'single_tab'])
const ITEM = new Set([
  'toggle',
  'su_spoiler',
  'accordion_item',
  'accordion-item',
  'accordian_item',
  'acc_item',
  'item',
  'toggle_item',
  'accordion_toggle',
])
const COLUMN = new Set(['su_column', 'column', 'col'])

const tabs: ShortcodeMapping = {
  areWords: true,
  names: ['tabs', 'su_tabs', 'tabgroup', 'tab_group'],
  convert({ attributes, content = '' }, tools) {
    const parts = partsOf(content, TAB, tools, (place) => attributes[`tab${place}`] ?? attributes[`title${place}`])
    return parts.length === 0 ? { html: content } : { blocks: tabBlocks(parts, tools.context) }
  },
}

const accordion: ShortcodeMapping = {
  areWords: true,
  names: ['accordion', 'su_accordion', 'accordian', 'accordions', 'toggles', 'faq_list'],
  convert({ content = '' }, tools) {
    const parts = partsOf(content, ITEM, tools)
    return parts.length === 0 ? { html: content } : { blocks: textParts(parts, tools.context) }
  },
}

/** A text that opens, on its own. */
const toggle: ShortcodeMapping = {
  areWords: true,
  names: ['toggle', 'su_spoiler', 'spoiler', 'expand', 'accordion_item'],
  convert: (shortcode, tools) => ({ blocks: textParts([partOf(shortcode, 0, tools)], tools.context) }),
}

function partsOf(
  content: string,
  names: ReadonlySet<string>,
  tools: ConvertTools,
  titleAt?: (place: number) => string | undefined,
): readonly TextPart[] {
  const inner = parseShortcodes(content, names).flatMap((part) => (part.kind === 'shortcode' ? [part.shortcode] : []))
  return inner.map((shortcode, index) => partOf(shortcode, index, tools, titleAt?.(index + 1)))
}

function partOf(
  { attributes, content = '' }: Shortcode,
  index: number,
  tools: ConvertTools,
  titleBefore?: string,
): TextPart {
  const title =
    attributes.title ??
    attributes.name ??
    attributes.label ??
    attributes.heading ??
    titleBefore ??
    attributes['0'] ??
    `${index + 1}`
  return {
    title: wordsOf(parseHtml(title)),
    blocks: tools.html(content, { autop: true }),
    isOpen: /^(?:yes|true|1|open)$/i.test(attributes.open ?? ''),
  }
}

const button: ShortcodeMapping = {
  areWords: true,
  names: ['button', 'su_button', 'btn', 'maxbutton'],
  convert({ attributes, content = '' }, { context }) {
    const address = attributes.link ?? attributes.url ?? attributes.href ?? ''
    const label = wordsOf(parseHtml(content)) || attributes.text || attributes.title || address
    const link = linkGroup(
      { address, label, newTab: /blank/.test(attributes.target ?? attributes.window ?? '') },
      context,
    )
    // A button that leads nowhere is words.
    if (!link || label === '') return { html: content }
    return { blocks: [{ blockType: 'buttonGroup', align: 'start', buttons: [{ link, look: 'solid' }] }] }
  },
}

/** Columns in a row: `size="1/2"` of it each. */
const row: ShortcodeMapping = {
  areWords: true,
  names: ['su_row', 'row', 'columns'],
  convert({ content = '' }, tools) {
    const inner = parseShortcodes(content, COLUMN).flatMap((part) =>
      part.kind === 'shortcode' ? [part.shortcode] : [],
    )
    if (inner.length === 0) return { html: content }
    const columns = inner.map(({ attributes, content = '' }) => ({
      blocks: tools.html(content, { autop: true }),
      ...shareOf(attributes.size ?? attributes.width ?? ''),
    }))
    return { blocks: columnBlocks(columns, tools.context) }
  },
}

function shareOf(written: string): { readonly width?: number } {
  const [, over, under] = /^\s*(\d{1,2})\s*\/\s*(\d{1,2})\s*$/.exec(written) ?? []
  return under === undefined || Number(under) === 0 ? {} : { width: (Number(over) / Number(under)) * 100 }
}

/** Boxes, buttons, columns, tabs. */
export const BOX_MAPPINGS: readonly ShortcodeMapping[] = [tabs, accordion, toggle, button, row]
