import { headingNode, textNode } from '../rich-text/nodes.ts'
import { storedNodes } from '../rich-text/stored-nodes.ts'
import type { ConvertedBlock } from './convert.ts'
import { richTextBlock } from './rich-text-block.ts'

/**
 * Level of blocks: a page holds all, a section no sections, a column neither sections nor columns, slides and windows
 * simple blocks alone, and panels of tabs and accordions no tabs and accordions either.
 */
export type Level = 'page' | 'section' | 'column' | 'simple' | 'panel'

const NOT_SIMPLE = ['section', 'scrollSections', 'columns', 'carousel', 'modal', 'reusable']

const REFUSED: Readonly<Record<Level, ReadonlySet<string>>> = {
  page: new Set(),
  section: new Set(['section', 'scrollSections']),
  column: new Set(['section', 'scrollSections', 'columns']),
  simple: new Set(NOT_SIMPLE),
  panel: new Set([...NOT_SIMPLE, 'tabs', 'accordion']),
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

/** Blocks that may stand in slides, windows or panels, and those that have to stand behind: reusable ones. */
export function simpleBlocks(blocks: readonly ConvertedBlock[], level: 'simple' | 'panel' = 'simple') {
  const behind = blocks.filter(({ blockType }) => blockType === 'reusable')
  return { blocks: unwrapped(blocks, level), behind }
}

function heldBy(block: ConvertedBlock): readonly ConvertedBlock[] {
  if (block.blockType === 'tabs') return listOf(block.panels).flatMap(openPanel)
  if (block.blockType === 'accordion') return listOf(block.items).flatMap(openPanel)
  const rows = ['columns', 'panels', 'slides'].flatMap((field) => listOf(block[field]))
  return [...blocksIn(block.blocks), ...rows.flatMap(({ blocks }) => blocksIn(blocks))]
}

/** A panel as blocks that stand open: its title and its text, and what stands below. */
function openPanel({ title, content, blocks }: Readonly<Record<string, unknown>>): readonly ConvertedBlock[] {
  return [richTextBlock([headingNode(4, [textNode(String(title))]), ...storedNodes(content)]), ...blocksIn(blocks)]
}

function blocksIn(value: unknown): readonly ConvertedBlock[] {
  return listOf(value).filter((item): item is ConvertedBlock => typeof item.blockType === 'string')
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
}
