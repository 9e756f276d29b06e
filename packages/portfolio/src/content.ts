import { blockForm } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { projectGrid as projectGridBlock } from './blocks/project-grid/project-grid.block.ts'

export const projectGrid: Block = blockForm(projectGridBlock)

export { projectCategories } from './content/project-categories.ts'
export { projectsCollection } from './content/projects.ts'
export { portfolioSettings } from './content/settings.ts'
