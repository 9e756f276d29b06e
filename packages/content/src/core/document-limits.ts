import type { AdminText } from './admin-text.ts'

/** Levels of nested blocks. The content model has five, and the import makes no more of what page builders export. */
export const MAX_BLOCK_DEPTH = 16

/** Blocks of one document, nested ones included. Each takes the admin some milliseconds at every save. */
export const MAX_BLOCKS = 1_000

/** Rows of all lists of one document, blocks included. */
export const MAX_ROWS = 5_000

/** Levels of nested objects and lists: blocks at their full depth, with nested lists in a text of the innermost. */
export const MAX_JSON_DEPTH = 200

/** A limit of a document that a value is beyond. */
export type Excess = 'block depth' | 'blocks' | 'rows' | 'JSON depth'

/** The key of rich text, in which objects are nodes of a text and no rows. */
const RICH_TEXT = 'root'

/** Numbers that {@link excessOf} counts. */
interface Counted {
  blocks: number
  rows: number
}

/** A pending value. */
interface Place {
  readonly value: object
  /** Objects and lists around it, itself included. */
  readonly depth: number
  /** Blocks around it. */
  readonly blockDepth: number
  readonly isRichText: boolean
}

/**
 * Measures a document before anything walks through it.
 *
 * Holds pending values in a list instead of calling itself, so that no depth overflows the stack, and ends at the first limit
 * that is passed.
 *
 * @param document As JSON gives it, such as the fields of a document or a part of them.
 * @returns Undefined: it is within all limits.
 */
export function excessOf(document: unknown): Excess | undefined {
  const counted: Counted = { blocks: 0, rows: 0 }
  const places: Place[] = isNested(document) ? [{ value: document, depth: 1, blockDepth: 0, isRichText: false }] : []
  for (let place = places.pop(); place; place = places.pop()) {
    if (place.depth > MAX_JSON_DEPTH) return 'JSON depth'
    const isBlock = !place.isRichText && 'blockType' in place.value
    const blockDepth = place.blockDepth + (isBlock ? 1 : 0)
    if (isBlock) counted.blocks += 1
    if (blockDepth > MAX_BLOCK_DEPTH) return 'block depth'
    const isList = Array.isArray(place.value)
    for (const [key, value] of Object.entries(place.value)) {
      if (!isNested(value)) continue
      const isRichText = place.isRichText || (!isList && key === RICH_TEXT)
      if (isList && !isRichText) counted.rows += 1
      places.push({ value, depth: place.depth + 1, blockDepth, isRichText })
    }
    const excess = excessIn(counted)
    if (excess) return excess
  }
  return undefined
}

/** A number of a row in the path of a field. */
const ROW = /^\d+$/

/**
 * Measures a form of the admin, which holds its fields in one flat object by their paths: `layout.0.columns.1.blocks.3.text`.
 *
 * @param form Its paths alone are measured: {@link excessOf} knows how deep the values are.
 */
export function excessOfForm(form: Readonly<Record<string, unknown>>): Excess | undefined {
  const rows = new Set<string>()
  const counted: Counted = { blocks: 0, rows: 0 }
  for (const path of Object.keys(form)) {
    const steps = path.split('.', MAX_JSON_DEPTH + 1)
    if (steps.length > MAX_JSON_DEPTH) return 'JSON depth'
    let row = ''
    let blockDepth = 0
    for (const step of steps) {
      row += `.${step}`
      if (!ROW.test(step)) continue
      rows.add(row)
      if (`${row}.blockType`.slice(1) in form) blockDepth += 1
    }
    if (blockDepth > MAX_BLOCK_DEPTH) return 'block depth'
    if (steps.length > 1 && steps.at(-1) === 'blockType') counted.blocks += 1
    counted.rows = rows.size
    const excess = excessIn(counted)
    if (excess) return excess
  }
  return undefined
}

function excessIn({ blocks, rows }: Counted): Excess | undefined {
  if (blocks > MAX_BLOCKS) return 'blocks'
  return rows > MAX_ROWS ? 'rows' : undefined
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

const TEXTS: Readonly<Record<Excess, AdminText>> = {
  'block depth': {
    en: `Blocks can be nested ${MAX_BLOCK_DEPTH} deep, and these go deeper. Move the innermost ones out of the others.`,
    de: `Blöcke können ${MAX_BLOCK_DEPTH} tief verschachtelt sein, und diese sind es tiefer. Nehmen Sie die innersten aus den anderen heraus.`,
  },
  blocks: {
    en: `This holds more than ${MAX_BLOCKS} blocks. Divide it, such as into several pages.`,
    de: `Das enthält mehr als ${MAX_BLOCKS} Blöcke. Teilen Sie es auf, etwa in mehrere Seiten.`,
  },
  rows: {
    en: `The lists in this hold more than ${MAX_ROWS} rows together. Divide it, such as into several pages.`,
    de: `Die Listen darin enthalten zusammen mehr als ${MAX_ROWS} Einträge. Teilen Sie es auf, etwa in mehrere Seiten.`,
  },
  'JSON depth': {
    en: `Values can be nested ${MAX_JSON_DEPTH} deep, and these go deeper. Move the innermost lists and quotations out of the others.`,
    de: `Werte können ${MAX_JSON_DEPTH} tief verschachtelt sein, und diese sind es tiefer. Nehmen Sie die innersten Listen und Zitate aus den anderen heraus.`,
  },
}

/** Sentence for the person who sent a document beyond a limit. */
export function excessText(excess: Excess): AdminText {
  return TEXTS[excess]
}
