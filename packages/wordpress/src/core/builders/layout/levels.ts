import type { ConvertedBlock } from '../../convert/convert.ts'

/**
 * Level of blocks: a page holds all, a section no sections, a column neither sections nor columns, and slides and
 * windows simple blocks alone.
 */
export type Level = 'page' | 'section' | 'column' | 'simple'

const REFUSED: Readonly<Record<Level, ReadonlySet<string>>> = {
  page: new Set(),
  section: new Set(['section', 'scrollSections']),
  column: new Set(['section', 'scrollSections', 'columns']),
  simple: new Set(['section', 'scrollSections', 'columns', 'carousel', 'modal', 'reusable']),
}

/** Tells whether a block may stand at a level. */
export function fits(block: ConvertedBlock, level: Level): boolean {
  return !REFUSED[level].has(block.blockType)
}

/** Blocks that may stand at a level: those that hold others give way to what they hold. */
export function unwrapped(blocks: readonly ConvertedBlock[], level: Level): readonly ConvertedBlock[] {
  return blocks.flatMap((block) => {
    if (fits(block, level)) return [block]
    return [...stillForm(block), ...unwrapped(heldBy(block), level)]
  })
}

/** A carousel as a block that stands still; none for one that holds blocks, and for what is no carousel. */
function stillForm({
  blockType,
  kind,
  pictures: images,
  logos,
  voices,
  count,
  category,
  projectCategory,
}: ConvertedBlock): readonly ConvertedBlock[] {
  if (blockType !== 'carousel') return []
  switch (kind) {
    case 'pictures':
      return [{ blockType: 'gallery', layout: 'masonry', columns: '3', pictures: images }]
    case 'logos':
      return [{ blockType: 'logos', logos }]
    case 'voices':
      return [{ blockType: 'testimonials', variant: 'grid', items: voices }]
    case 'posts':
      return [
        { blockType: 'postList', layout: 'grid', show: 'latest', count, ...(category !== undefined && { category }) },
      ]
    case 'projects':
      return [
        {
          blockType: 'projectGrid',
          layout: 'grid',
          captions: 'below',
          columns: '3',
          show: 'latest',
          count,
          ...(projectCategory !== undefined && { category: projectCategory }),
        },
      ]
    default:
      return []
  }
}

/** Blocks that may stand in slides and windows, and those that have to stand behind: reusable ones. */
export function simpleBlocks(blocks: readonly ConvertedBlock[]) {
  const behind = blocks.filter(({ blockType }) => blockType === 'reusable')
  return { blocks: unwrapped(blocks, 'simple'), behind }
}

function heldBy(block: ConvertedBlock): readonly ConvertedBlock[] {
  const rows = ['columns', 'panels', 'slides'].flatMap((field) => listOf(block[field]))
  return [...blocksIn(block.blocks), ...rows.flatMap(({ blocks }) => blocksIn(blocks))]
}

function blocksIn(value: unknown): readonly ConvertedBlock[] {
  return listOf(value).filter((item): item is ConvertedBlock => typeof item.blockType === 'string')
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
}
