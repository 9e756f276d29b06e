import { type BlockAttributes, parseBlockAttributes } from './attributes.ts'
import { delimiters } from './delimiters.ts'

/** A block of the content, or HTML between blocks. */
export interface BlockNode {
  /** With its namespace, such as `core/quote`. Undefined for HTML between blocks. */
  readonly name?: string
  readonly attributes: BlockAttributes
  /** True when attributes were written that cannot be read. */
  readonly hasBrokenAttributes: boolean
  /** Its HTML, and the blocks in it, in order. */
  readonly pieces: readonly BlockPiece[]
}

export type BlockPiece = string | BlockNode

/** Levels of blocks in each other; deeper ones belong to the last that may. */
export const MAX_BLOCK_DEPTH = 100

interface OpenBlock {
  readonly name?: string
  readonly attributes: BlockAttributes
  readonly hasBrokenAttributes: boolean
  readonly pieces: BlockPiece[]
}

/** Tells whether content was written in blocks. */
export function hasBlocks(content: string): boolean {
  return /<!--[ \t\r\n]{1,50}wp:[a-z]/.test(content)
}

/**
 * Reads content as a list of blocks and of HTML between them. A closer closes the innermost open block, whatever it is
 * called; after one without an opener the rest is HTML; what is open at the end is closed there.
 */
export function parseBlocks(content: string): readonly BlockNode[] {
  const top: OpenBlock = { attributes: {}, hasBrokenAttributes: false, pieces: [] }
  const open: OpenBlock[] = [top]
  const innermost = () => open.at(-1) ?? top
  let tooDeep = 0
  let at = 0
  const addHtml = (end: number) => {
    if (end > at) innermost().pieces.push(content.slice(at, end))
  }
  for (const { kind, name, json, start, end } of delimiters(content)) {
    if (kind === 'close' && open.length === 1) break
    addHtml(start)
    at = end
    if (kind === 'close') {
      if (tooDeep > 0) tooDeep -= 1
      else close(open)
      continue
    }
    if (kind === 'open' && open.length > MAX_BLOCK_DEPTH) {
      tooDeep += 1
      continue
    }
    const attributes = json === undefined ? {} : parseBlockAttributes(json)
    const block = { name, attributes: attributes ?? {}, hasBrokenAttributes: attributes === undefined, pieces: [] }
    if (kind === 'void') innermost().pieces.push(block)
    else open.push(block)
  }
  addHtml(content.length)
  while (open.length > 1) close(open)
  return top.pieces.map((piece) =>
    typeof piece === 'string' ? { attributes: {}, hasBrokenAttributes: false, pieces: [piece] } : piece,
  )
}

function close(open: OpenBlock[]): void {
  const block = open.pop()
  if (block) open.at(-1)?.pieces.push(block)
}

/** The HTML of a block without that of the blocks in it. */
export function ownHtml({ pieces }: BlockNode): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : '')).join('')
}

/** The HTML of a block with that of all blocks in it, delimiters left out. */
export function wholeHtml({ pieces }: BlockNode): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : wholeHtml(piece))).join('')
}

/** The blocks that stand directly in a block. */
export function innerBlocks({ pieces }: BlockNode): readonly BlockNode[] {
  return pieces.filter((piece): piece is BlockNode => typeof piece !== 'string')
}
