import { paragraphNode, textNode } from '../rich-text/nodes.ts'
import type { ConvertContext, ConvertedBlock } from './convert.ts'
import { fitting, inParts, MAX_LENGTH, MAX_ROWS } from './limits.ts'
import { panelContent } from './panel-content.ts'

/** A title with what stands below it: an item of an accordion, a tab. */
export interface TextPart {
  readonly title: string
  readonly blocks: readonly ConvertedBlock[]
  readonly isOpen?: boolean
}

export interface AccordionUse {
  readonly open?: 'many' | 'one'
  readonly isFaq?: boolean
}

/**
 * An accordion, or several where it has more items than one takes. What no item takes stands after it, and is named in
 * the report.
 */
export function textParts(
  parts: readonly TextPart[],
  context: ConvertContext,
  { open = 'many', isFaq = false }: AccordionUse = {},
): readonly ConvertedBlock[] {
  const rows = parts.map((part) => rowOf(part, 'accordion', context))
  const accordions = inParts(rows, MAX_ROWS.accordion).map((part, index) => ({
    blockType: 'accordion',
    open,
    firstOpen: index === 0 && parts[0]?.isOpen === true,
    isFaq,
    items: part.map(({ row }) => row),
  }))
  return [...accordions, ...rows.flatMap(({ behind }) => behind)]
}

/** Tabs, with the same rule for what they cannot hold. */
export function tabBlocks(
  parts: readonly TextPart[],
  context: ConvertContext,
  orientation: 'horizontal' | 'vertical' = 'horizontal',
): readonly ConvertedBlock[] {
  const rows = parts.map((part) => rowOf(part, 'tabs', context))
  const tabs = inParts(rows, MAX_ROWS.tabs).map((part) => ({
    blockType: 'tabs',
    orientation,
    panels: part.map(({ row }) => row),
  }))
  return [...tabs, ...rows.flatMap(({ behind }) => behind)]
}

const MAX_TITLE = { accordion: MAX_LENGTH.line, tabs: MAX_LENGTH.tabTitle } as const

function rowOf({ title, blocks }: TextPart, where: 'accordion' | 'tabs', { report }: ConvertContext) {
  const words = title.replace(/\s+/g, ' ').trim() || 'More'
  const max = MAX_TITLE[where]
  // A title that is cut stands in full above its text.
  const whole = words.length > max ? [paragraphNode([textNode(words)])] : []
  const { row, behind } = panelContent(blocks, whole, where, report)
  return { row: { title: fitting(words, max, report), ...row }, behind }
}
