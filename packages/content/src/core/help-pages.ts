/**
 * Pages of the documentation for owners and editors, by the names of their files in `docs/`, in the order in which the
 * admin lists them.
 */
export const HELP_PAGES = [
  'first-day',
  'pages-on-the-page',
  'page-templates',
  'menus',
  'media',
  'theming',
  'forms',
  'blog',
  'portfolio',
  'comments',
  'sliders',
  'lightbox',
  'video',
  'being-found',
  'languages',
  'people',
  'members',
  'shop',
  'forum',
  'backups',
  'going-live',
  'moving-in',
  'trouble',
] as const

export type HelpPage = (typeof HELP_PAGES)[number]
