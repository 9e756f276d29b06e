/**
 * Packages by rank, the lowest first: a package imports those of lower ranks. Those of one rank do not know each other,
 * so a new feature is added to the list of features and nothing else here.
 */
export const RANKS = [
  ['http', 'islands'],
  ['content'],
  ['kit'],
  ['ui'],
  ['delivery', 'protection'],
  ['accounts', 'seo', 'theme'],
  [
    'blocks',
    'blog',
    'effects',
    'forms',
    'lightbox',
    'navigation',
    'pages',
    'portfolio',
    'search',
    'share-picture',
    'sliders',
    'video',
  ],
  ['wordpress'],
  ['cms'],
  ['demo'],
]
