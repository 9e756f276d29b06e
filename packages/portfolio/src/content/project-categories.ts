import { termCollection } from '@vitrine/content/documents'
import { CATEGORY_SEGMENT } from '../core/addresses.ts'
import { BELOW_PORTFOLIO } from './below-portfolio.ts'

export const projectCategories = termCollection({
  slug: 'project-categories',
  labels: { singular: 'Category', plural: 'Categories' },
  group: 'Portfolio',
  below: BELOW_PORTFOLIO,
  segment: CATEGORY_SEGMENT,
  description: 'Shown above the projects.',
})
