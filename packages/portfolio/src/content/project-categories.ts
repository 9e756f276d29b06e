import { termCollection } from '@vitrine/content/documents'
import { CATEGORY_SEGMENT } from '../core/addresses.ts'
import { BELOW_PORTFOLIO } from './below-portfolio.ts'

export const projectCategories = termCollection({
  slug: 'project-categories',
  labels: {
    singular: { en: 'Project category', de: 'Projektkategorie' },
    plural: { en: 'Project categories', de: 'Projektkategorien' },
  },
  icon: 'category',
  help: 'portfolio',
  below: BELOW_PORTFOLIO,
  segment: CATEGORY_SEGMENT,
  description: { en: 'Shown above the projects.', de: 'Steht über den Projekten.' },
})
