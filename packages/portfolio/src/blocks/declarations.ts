// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { BlockDeclaration } from '@vitrine/kit/block'
import { projectBody } from './project-body/project-body.block.ts'
import { projectFooter } from './project-footer/project-footer.block.ts'
import { projectGrid } from './project-grid/project-grid.block.ts'
import { projectHeader } from './project-header/project-header.block.ts'
import { projectIndex } from './project-index/project-index.block.ts'

/** Declarations of the blocks of this package, in the order of the picker. */
export const declarations: readonly BlockDeclaration[] = [
  projectGrid,
  projectIndex,
  projectHeader,
  projectBody,
  projectFooter,
]
