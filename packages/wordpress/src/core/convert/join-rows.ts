import type { ConvertedBlock } from './convert.ts'
import { frameOf } from './frame-fields.ts'
import { MAX_ROWS } from './limits.ts'

/** Joins two blocks of a kind: their rows together, as many as fit, when all else is the same. */
interface JoinRule {
  readonly rows: string
  readonly max: number
  /** Fields that must be the same. */
  readonly same: readonly string[]
}

const RULES: Readonly<Record<string, JoinRule>> = {
  buttonGroup: { rows: 'buttons', max: MAX_ROWS.buttons, same: ['align'] },
  counters: { rows: 'counters', max: MAX_ROWS.counters, same: [] },
  progress: { rows: 'items', max: MAX_ROWS.progress, same: ['shape'] },
  team: { rows: 'people', max: MAX_ROWS.people, same: ['variant', 'heading', 'intro'] },
  contentBoxes: { rows: 'boxes', max: MAX_ROWS.boxes, same: ['variant', 'iconPlace', 'heading', 'intro'] },
  accordion: { rows: 'items', max: MAX_ROWS.accordion, same: ['isFaq', 'open', 'heading', 'intro'] },
  testimonials: { rows: 'items', max: MAX_ROWS.voices, same: ['variant', 'heading', 'intro'] },
  pricingTable: { rows: 'plans', max: MAX_ROWS.plans, same: ['heading', 'intro', 'note'] },
  iconList: { rows: 'items', max: MAX_ROWS.iconList, same: ['layout', 'icon', 'heading', 'intro'] },
  logos: { rows: 'logos', max: MAX_ROWS.logos, same: ['heading', 'intro'] },
}

/** Makes one block of two neighbours; undefined when they are not alike or would be too long. */
export function joinedRows(first: ConvertedBlock, second: ConvertedBlock): ConvertedBlock | undefined {
  if (first.blockType !== second.blockType || !hasSameFrame(first, second)) return undefined
  const rule = Object.hasOwn(RULES, first.blockType) ? RULES[first.blockType] : undefined
  if (!rule || rule.same.some((field) => first[field] !== second[field])) return undefined
  const rows = [...rowsOf(first, rule), ...rowsOf(second, rule)]
  return rows.length > rule.max ? undefined : { ...first, [rule.rows]: rows }
}

/** An anchor on the second would be lost; one on the first stays. */
export function hasSameFrame(first: ConvertedBlock, second: ConvertedBlock): boolean {
  const { anchor: _, ...rest } = frameOf(first)
  return JSON.stringify(rest) === JSON.stringify(frameOf(second))
}

function rowsOf(block: ConvertedBlock, { rows }: JoinRule): readonly unknown[] {
  const value = block[rows]
  return Array.isArray(value) ? value : []
}
