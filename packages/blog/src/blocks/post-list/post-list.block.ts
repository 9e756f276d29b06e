import { given, list, within } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'
import type { BlockBase, ParseContext } from '@vitrine/kit/core'
import type { Pagination } from '@vitrine/ui/core'
import { LAYOUTS, MAX_PER_PAGE } from '../../core/list-settings.ts'
import { type PostSummary, parsePostSummary } from '../../core/post-summary.ts'

/** Posts of a new list. */
const DEFAULT_COUNT = 6

/** Most parts of a list. */
const MAX_PAGES = 10_000

/** The posts of a list, as the blog has put them into it. */
interface FilledList extends Pick<BlockBase, 'changesAt'> {
  readonly posts: readonly PostSummary[]
  readonly parts?: Pagination
  /** It is what its page is about: its first picture is fetched at once, and that it is empty is said. */
  readonly isAlone: boolean
}

/** Posts in a list. */
export const postList = defineBlock({
  name: 'postList',
  label: { en: 'Posts', de: 'Beiträge' },
  group: 'Links',
  grid: '.post-list__posts',
  drawing: [5, 18].flatMap((y) => [draw.area(4, y, 14, 9), draw.title(21, y + 1, 18), draw.lines(21, y + 5, 22, 2)]),
  fields: {
    ...titled,
    layout: field.choice({ label: { en: 'Form', de: 'Form' }, options: LAYOUTS, initial: 'grid' }),
    show: field.choice({
      label: { en: 'How many', de: 'Wie viele' },
      options: {
        latest: { en: 'Only the latest', de: 'Nur die neuesten' },
        parts: { en: 'All, on numbered pages', de: 'Alle, auf eigenen Seiten' },
        more: { en: 'All, with a button to load more', de: 'Alle, mit einer Schaltfläche für weitere' },
      },
    }),
    count: field.number({
      label: { en: 'Posts', de: 'Beiträge' },
      required: true,
      initial: DEFAULT_COUNT,
      min: 1,
      max: MAX_PER_PAGE,
    }),
    category: field.document({ label: { en: 'Of the category', de: 'Aus der Kategorie' }, to: 'categories' }),
    tag: field.document({ label: { en: 'With the tag', de: 'Mit dem Schlagwort' }, to: 'tags' }),
    author: field.document({ label: { en: 'By', de: 'Von' }, to: 'authors' }),
    series: field.document({ label: { en: 'Of the series', de: 'Aus der Reihe' }, to: 'series' }),
  },
  sideBySide: [
    ['layout', 'show', 'count'],
    ['category', 'tag', 'author', 'series'],
  ],
  refine: ({ heading, intro, layout, show }, parse, stored) => ({
    ...given({ heading, intro }),
    layout,
    ...parseFilledList(stored, parse, show),
  }),
})

export type PostListBlock = BlockOf<typeof postList>

function parseFilledList(
  raw: Readonly<Record<string, unknown>>,
  parse: ParseContext,
  show: 'latest' | 'parts' | 'more',
): FilledList {
  const number = within(raw.part, { min: 1, max: MAX_PAGES }) ?? 1
  const of = within(raw.parts, { min: 1, max: MAX_PAGES }) ?? 1
  const address = parse.href({ type: 'page', page: { path: raw.list, languages: [parse.locale] } })
  const hasParts = show !== 'latest' && address !== undefined && of > 1
  return {
    posts: list(raw.posts).flatMap((post) => parsePostSummary(post, parse) ?? []),
    isAlone: raw.isAlone === true,
    ...(hasParts && { parts: { list: address, number, of, grows: show === 'more' } }),
    ...given({ changesAt: typeof raw.changesAt === 'number' ? raw.changesAt : undefined }),
  }
}
