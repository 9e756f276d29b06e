import { termCollection } from '@vitrine/content/documents'
import { CATEGORY_SEGMENT } from '../core/addresses.ts'
import { BELOW_PORTFOLIO } from './below-portfolio.ts'

export const projectCategories = termCollection({
  slug: 'project-categories',
  labels: { singular: 'Project category', plural: 'Project categories' },
  icon: 'category',
  below: BELOW_PORTFOLIO,
  segment: CATEGORY_SEGMENT,
  description: 'Shown above the projects.',
})
