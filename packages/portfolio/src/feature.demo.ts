import { byName, type FeatureDemo, published } from '@vitrine/kit/demo'
import { categories } from './demo/categories.ts'
import { de } from './demo/de.ts'
import { drawingFiles, drawings } from './demo/drawings.ts'
import { he } from './demo/he.ts'
import { projects } from './demo/projects.ts'
import { portfolioSettings } from './demo/settings.ts'

const slugOf = ({ slug }: { readonly slug: string }) => slug

/** Projects of the demo. Their addresses begin with that of the portfolio, so it comes first. */
export const demo: FeatureDemo = {
  parts: [
    { global: 'portfolio', data: portfolioSettings },
    {
      collection: 'project-categories',
      reference: 'projectCategory',
      documents: byName(categories, slugOf),
      translated: { de: categories.map(slugOf) },
    },
    {
      collection: 'media',
      reference: 'drawing',
      documents: drawings,
      files: drawingFiles,
      translated: { de: Object.keys(drawings) },
    },
    {
      collection: 'projects',
      reference: 'project',
      documents: byName(projects.map(published), slugOf),
      later: ['related'],
      translated: { de: projects.map(slugOf) },
    },
  ],
  dictionaries: { de, he },
}
