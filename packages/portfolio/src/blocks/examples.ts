// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { BlockBase } from '@vitrine/kit/core'
import { examples as projectBody } from './project-body/project-body.examples.ts'
import { examples as projectFooter } from './project-footer/project-footer.examples.ts'
import { examples as projectGrid } from './project-grid/project-grid.examples.ts'
import { examples as projectHeader } from './project-header/project-header.examples.ts'
import { examples as projectIndex } from './project-index/project-index.examples.ts'

/** Every block as it may come: usual, bare, too long, hostile. */
export const examples: readonly BlockBase[] = [
  ...projectGrid,
  ...projectIndex,
  ...projectHeader,
  ...projectBody,
  ...projectFooter,
]
