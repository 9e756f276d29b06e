import { choice, given, text } from '@vitrine/content/core'
import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'
import { CAPTION_PLACES, COLUMN_COUNTS, GRID_LAYOUTS } from '../../core/grid-settings.ts'
import { type ProjectGrid, parseFilledGrid } from '../../core/project-grid.ts'

/** The name of a list that nobody put together, and its projects. */
interface ProjectIndex extends ProjectGrid {
  readonly title: string
  readonly description?: string
}

/** The whole of a list that nobody put together. */
export const projectIndex = defineGeneratedBlock({
  name: 'projectIndex',
  read: (raw, parse): ProjectIndex => ({
    layout: choice(raw.layout, GRID_LAYOUTS),
    captions: choice(raw.captions, CAPTION_PLACES),
    columns: choice(raw.columns, COLUMN_COUNTS),
    ...parseFilledGrid(raw, parse),
    title: text(raw.title) ?? '',
    ...given({ description: text(raw.description) }),
  }),
})

export type ProjectIndexBlock = BlockOf<typeof projectIndex>
