import { hasPosts } from './guess-pages.ts'
import { listOfPosts } from './list-of-posts.ts'
import type { PlacedLine, PlannedDocument } from './plan.ts'
import type { ImportPlan } from './prepared-plan.ts'
import { siteNameOf } from './site-name.ts'

const MAX_TITLE_LENGTH = 200

/**
 * The home page of a site that had no page there: its name, and its posts in parts, where it had any. It is written only
 * where the new site has no home page.
 */
export function planHome({ index, options }: Pick<ImportPlan, 'index' | 'options'>): {
  readonly documents: readonly PlannedDocument[]
  readonly lines: readonly PlacedLine[]
} {
  if (options.frontPage !== undefined || index.items.size === 0) return { documents: [], lines: [] }
  const showsPosts = hasPosts(index) || Object.values(options.kinds).includes('post')
  const title = (siteNameOf(options) ?? 'Home').slice(0, MAX_TITLE_LENGTH)
  const document: PlannedDocument = {
    key: 'made:home',
    collection: 'pages',
    locale: options.language,
    data: {
      title,
      slug: 'home',
      layout: [
        { blockType: 'hero', variant: 'plain', heading: title, ...(options.tagline && { text: options.tagline }) },
        ...(showsPosts ? [listOfPosts(options)] : []),
      ],
      _status: 'published',
    },
    path: '/',
    onlyWhereFree: true,
    dependsOn: [],
    oldAddresses: [],
  }
  const line: PlacedLine = showsPosts
    ? { level: 'note', code: 'home-made', subject: 'pages' }
    : { level: 'note', code: 'home-without-page', subject: 'pages' }
  return { documents: [document], lines: [line] }
}
