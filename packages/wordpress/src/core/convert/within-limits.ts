import { excessOf, MAX_BLOCK_DEPTH, MAX_BLOCKS } from '@vitrine/content/core'
import type { ConvertedBlock, ReportLine } from './convert.ts'
import { unwrapped } from './levels.ts'

/**
 * Fits blocks into the limits of a document: too deeply nested ones move up, and the last of too many are left out. The
 * report has a line for both.
 */
export function withinLimits(
  blocks: readonly ConvertedBlock[],
  report: (line: ReportLine) => void,
): readonly ConvertedBlock[] {
  if (excessOf(blocks) === undefined) return blocks
  const opened = blocks.flatMap((block) => opening(block, report))
  const allowed = opened.filter((block) => excessOf([block]) === undefined)
  const taken = allowed.slice(0, fitting(allowed))
  const left = opened.length - taken.length
  if (left > 0) report({ level: 'lost', code: 'too-many-blocks', subject: `${left} blocks` })
  return taken
}

/** The block with its nesting cut; what it holds, if that is too much for one document. */
function opening(block: ConvertedBlock, report: (line: ReportLine) => void): readonly ConvertedBlock[] {
  const excess = excessOf([block])
  if (excess === undefined) return [block]
  if (excess !== 'block depth') return unwrapped([block], 'panel')
  report({ level: 'changed', code: 'nested-too-deep', subject: `more than ${MAX_BLOCK_DEPTH} levels` })
  return [shallow(block, 1)]
}

/** The block, its innermost blocks moved up to the deepest level that there is. */
function shallow(block: ConvertedBlock, depth: number): ConvertedBlock {
  return { ...block, ...fieldsOf(block, depth) }
}

function fieldsOf(row: object, depth: number): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, listIn(value, depth)]))
}

function listIn(value: unknown, depth: number): unknown {
  return Array.isArray(value) ? value.flatMap((item) => itemsOf(item, depth)) : value
}

function itemsOf(item: unknown, depth: number): readonly unknown[] {
  if (typeof item !== 'object' || item === null) return [item]
  if (!isBlock(item)) return [fieldsOf(item, depth)]
  return depth + 1 < MAX_BLOCK_DEPTH ? [shallow(item, depth + 1)] : unwrapped([item], 'panel')
}

function isBlock(item: object): item is ConvertedBlock {
  return 'blockType' in item && typeof item.blockType === 'string'
}

/** The number of blocks that a document takes, from the first. */
function fitting(blocks: readonly ConvertedBlock[]): number {
  let [fits, most] = [0, Math.min(blocks.length, MAX_BLOCKS)]
  while (fits < most) {
    const tried = Math.ceil((fits + most) / 2)
    if (excessOf(blocks.slice(0, tried)) === undefined) fits = tried
    else most = tried - 1
  }
  return fits
}
