import type { ConvertedBlock } from '../../convert/convert.ts'
import { richText } from '../../rich-text/nodes.ts'
import { storedNodes } from '../../rich-text/stored-nodes.ts'
import { frameOf } from '../shared/frame.ts'

/** Joins two blocks of a kind: their rows together, as many as fit, when all else is the same. */
interface JoinRule {
  readonly rows: string
  readonly max: number
  /** Fields that must be the same. */
  readonly same: readonly string[]
}

const RULES: Readonly<Record<string, JoinRule>> = {
  buttonGroup: { rows: 'buttons', max: 6, same: ['align'] },
  counters: { rows: 'counters', max: 8, same: [] },
  progress: { rows: 'items', max: 12, same: ['shape'] },
  team: { rows: 'people', max: 60, same: ['variant', 'heading', 'intro'] },
  contentBoxes: { rows: 'boxes', max: 24, same: ['variant', 'iconPlace', 'heading', 'intro'] },
  accordion: { rows: 'items', max: 50, same: ['isFaq', 'open', 'heading', 'intro'] },
  testimonials: { rows: 'items', max: 24, same: ['variant', 'heading', 'intro'] },
  pricingTable: { rows: 'plans', max: 5, same: ['heading', 'intro', 'note'] },
  iconList: { rows: 'items', max: 40, same: ['layout', 'icon', 'heading', 'intro'] },
  logos: { rows: 'logos', max: 40, same: ['heading', 'intro'] },
}

/** Makes one block of two neighbours; undefined when they are not alike or would be too long. */
export function joined(first: ConvertedBlock, second: ConvertedBlock): ConvertedBlock | undefined {
  if (first.blockType !== second.blockType || !hasSameFrame(first, second)) return undefined
  const rule = Object.hasOwn(RULES, first.blockType) ? RULES[first.blockType] : undefined
  if (!rule || rule.same.some((field) => first[field] !== second[field])) return undefined
  const rows = [...rowsOf(first, rule), ...rowsOf(second, rule)]
  return rows.length > rule.max ? undefined : { ...first, [rule.rows]: rows }
}

/** Makes one block of several that stood side by side, each alone in its column. */
export function joinedAcross(blocks: readonly ConvertedBlock[]): ConvertedBlock | undefined {
  const [first, ...others] = blocks
  if (!first || first.blockType === 'accordion') return undefined
  return others.reduce<ConvertedBlock | undefined>((all, block) => all && joined(all, block), first)
}

/** Makes one text of texts that follow each other, where nothing but their words differs. */
export function joinedTexts(texts: readonly ConvertedBlock[]): ConvertedBlock {
  const [first = { blockType: 'richText' }] = texts
  return texts.length < 2
    ? first
    : { ...first, content: richText(texts.flatMap(({ content }) => storedNodes(content))) }
}

/** Tells whether the words of the second may follow those of the first in one text. */
export function continues(first: ConvertedBlock, second: ConvertedBlock): boolean {
  const areTexts = first.blockType === 'richText' && second.blockType === 'richText'
  return areTexts && first.heading === second.heading && first.size === second.size && hasSameFrame(first, second)
}

/** An anchor on the second would be lost; one on the first stays. */
function hasSameFrame(first: ConvertedBlock, second: ConvertedBlock): boolean {
  const { anchor: _, ...rest } = frameOf(first)
  return JSON.stringify(rest) === JSON.stringify(frameOf(second))
}

function rowsOf(block: ConvertedBlock, { rows }: JoinRule): readonly unknown[] {
  const value = block[rows]
  return Array.isArray(value) ? value : []
}
