import { postCount } from '../convert/post-count.ts'
import type { PlacedLine, PlannedDocument } from './plan.ts'
import type { ImportPlan } from './prepared-plan.ts'

/** Posts of a part of the list, where the old site does not say: as WordPress has it. */
const USUAL_COUNT = 10

const MAX_TITLE_LENGTH = 200

/**
 * The home page of a site that had no page there but its list of posts: its name, and the list in parts. It is written
 * only where the new site has no home page.
 */
export function planHome({ index, options }: Pick<ImportPlan, 'index' | 'options'>): {
  readonly documents: readonly PlannedDocument[]
  readonly lines: readonly PlacedLine[]
} {
  if (options.frontPage !== undefined || index.items.size === 0) return { documents: [], lines: [] }
  const title = (options.title || hostOf(options.address) || 'Home').slice(0, MAX_TITLE_LENGTH)
  const count = postCount(options.postsPerPage, USUAL_COUNT)
  const document: PlannedDocument = {
    key: 'made:home',
    collection: 'pages',
    locale: options.language,
    data: {
      title,
      slug: 'home',
      layout: [
        { blockType: 'hero', variant: 'plain', heading: title, ...(options.tagline && { text: options.tagline }) },
        { blockType: 'postList', layout: 'list', show: 'parts', count },
      ],
      _status: 'published',
    },
    path: '/',
    onlyWhereFree: true,
    dependsOn: [],
    oldAddresses: [],
  }
  return { documents: [document], lines: [{ level: 'note', code: 'home-made', subject: 'pages' }] }
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined
}
