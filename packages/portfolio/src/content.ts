export { projectCategories } from './content/project-categories.ts'
export { projectsCollection } from './content/projects.ts'
export { portfolioSettings } from './content/settings.ts'
