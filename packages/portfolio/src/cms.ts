export { projectGrid } from './cms/blocks/project-grid.ts'
export { projectCategories } from './cms/project-categories.ts'
export { projectsCollection } from './cms/projects.ts'
export { portfolioSettings } from './cms/settings.ts'
