import { given, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'
import { type ProjectGrid, parseGrid } from './project-grid.ts'

/** The whole of a list that nobody put together: its name, and the projects. */
export interface ProjectIndexBlock extends BlockBase, ProjectGrid {
  readonly blockType: 'projectIndex'
  readonly title: string
  readonly description?: string
}

export const parseProjectIndex: BlockParser = (raw, parse): ProjectIndexBlock => ({
  ...blockBase(raw, 'projectIndex'),
  ...parseGrid(raw, parse),
  title: text(raw.title) ?? '',
  ...given({ description: text(raw.description) }),
})
