// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { NamedView } from '@vitrine/kit/block'
import { view as projectBody } from './project-body/project-body.view.tsx'
import { view as projectFooter } from './project-footer/project-footer.view.tsx'
import { view as projectGrid } from './project-grid/project-grid.view.tsx'
import { view as projectHeader } from './project-header/project-header.view.tsx'
import { view as projectIndex } from './project-index/project-index.view.tsx'

/** Views of the blocks of this package. */
export const views: readonly NamedView[] = [projectGrid, projectIndex, projectHeader, projectBody, projectFooter]
