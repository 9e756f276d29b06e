import type { ConvertContext } from '../../convert/convert.ts'
import { blockPiece, type Piece } from '../pieces.ts'

/** A list of posts or projects as a builder describes it. */
export interface WrittenList {
  /** Number of documents; below 1 all. */
  readonly count: number
  /** Slugs or ids of terms. */
  readonly terms: readonly string[]
  readonly taxonomies: readonly string[]
  readonly isCarousel: boolean
  readonly layout?: string
}

/** Most posts or projects of a part of a list, and of a carousel. */
const MAX_COUNT = 48
const MAX_SLIDES = 24
const USUAL = 6

const POST_LAYOUTS: Readonly<Record<string, string>> = {
  grid: 'grid',
  masonry: 'masonry',
  timeline: 'timeline',
  large: 'large',
  'large-alternate': 'large',
  medium: 'list',
  'medium-alternate': 'list',
}

export function postListPieces(list: WrittenList, context: ConvertContext): readonly Piece[] {
  const term = termOf(list, context)
  if (list.isCarousel) return [carousel('posts', list, term && { category: term.ref })]
  const layout = (Object.hasOwn(POST_LAYOUTS, list.layout ?? '') && POST_LAYOUTS[list.layout ?? '']) || 'grid'
  const field = term?.taxonomy === 'post_tag' ? 'tag' : 'category'
  return [blockPiece({ blockType: 'postList', layout, ...amount(list, MAX_COUNT), ...(term && { [field]: term.ref }) })]
}

export function projectListPieces(list: WrittenList, context: ConvertContext): readonly Piece[] {
  const term = termOf(list, context)
  if (list.isCarousel) return [carousel('projects', list, term && { projectCategory: term.ref })]
  return [
    blockPiece({
      blockType: 'projectGrid',
      layout: list.layout === 'masonry' ? 'masonry' : 'grid',
      captions: 'below',
      columns: '3',
      filtered: false,
      ...amount(list, MAX_COUNT),
      ...(term && { category: term.ref }),
    }),
  ]
}

function carousel(kind: 'posts' | 'projects', list: WrittenList, term: object | undefined): Piece {
  return blockPiece({
    blockType: 'carousel',
    kind,
    count: Math.min(MAX_SLIDES, list.count < 1 ? USUAL : list.count),
    ...term,
  })
}

function amount({ count }: WrittenList, max: number) {
  return count < 1 ? { show: 'more', count: USUAL } : { show: 'latest', count: Math.min(max, count) }
}

/** The first term that became a document; lists of ours show one. */
function termOf({ terms, taxonomies }: WrittenList, { lookup, report }: ConvertContext) {
  const written = terms.map((term) => term.trim()).filter((term) => term !== '')
  const found = written.flatMap((term) =>
    taxonomies.flatMap((taxonomy) => {
      const ref = lookup.termRef(taxonomy, /^\d+$/.test(term) ? Number(term) : term)
      return ref ? [{ taxonomy, ref }] : []
    }),
  )
  if (written.length > 1 || (written.length === 1 && found.length === 0)) {
    report({ level: 'changed', code: 'list-terms', subject: written.slice(0, 8).join(', ') })
  }
  return found[0]
}
