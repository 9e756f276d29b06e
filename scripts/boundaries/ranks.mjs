import { inRoot } from '../launch/paths.mjs'
import { listedFeatures } from '../wiring/features.mjs'

/** Packages with a rank of their own, though the list of features names them too: several features use them, or they use all. */
const RANKED_APART = ['ui', 'seo', 'theme', 'wordpress']

const features = listedFeatures(inRoot()).map(({ name }) => name)

/**
 * Packages by rank, the lowest first: a package imports those of lower ranks. Those of one rank do not know each other,
 * so a new feature is added to features.json and nothing else.
 */
export const RANKS = [
  ['http', 'islands', 'storage'],
  ['content'],
  ['kit'],
  ['ui', 'canvas', 'dashboard'],
  ['delivery', 'protection'],
  ['accounts', 'seo', 'theme'],
  [...features.filter((name) => !RANKED_APART.includes(name)), 'share-image'].sort(),
  ['wordpress'],
  ['cms'],
  ['backup', 'demo', 'static-export'],
]
