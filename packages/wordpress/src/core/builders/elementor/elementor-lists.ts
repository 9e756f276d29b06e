import { postListPieces, projectListPieces } from '../blocks/lists.ts'
import type { BuilderPage, ElementConverter, ElementTable } from '../builder-page.ts'
import type { Settings } from '../element.ts'
import type { Piece } from '../pieces.ts'
import { numberIn, word } from '../settings.ts'
import { readElementor } from './read-elements.ts'

const posts: ElementConverter = ({ name, settings }, { context }) => {
  const kind = word(settings, 'posts_post_type', 'post_query_post_type', 'query_post_type', 'post_type')
  const written = {
    count: numberIn(settings, 'posts_per_page', 'classic_posts_per_page', 'cards_posts_per_page') ?? 6,
    terms: termsIn(settings),
    isCarousel: name.endsWith('carousel'),
    layout: 'grid',
  }
  const isProject = name === 'portfolio' || /portfolio|project/.test(kind)
  return isProject
    ? projectListPieces(
        { ...written, taxonomies: ['portfolio_category', 'project_category', 'portfolio-category'] },
        context,
      )
    : postListPieces({ ...written, taxonomies: ['category', 'post_tag'] }, context)
}

/** Lists of posts and projects, and what stands in templates. */
export const elementorLists: ElementTable = {
  posts,
  'loop-grid': posts,
  'loop-carousel': posts,
  portfolio: posts,
  'archive-posts': posts,
  template: (element, page) => templatePieces(numberIn(element.settings, 'template_id') ?? 0, page),
  global: (element, page) => templatePieces(numberIn(element.settings, 'templateID') ?? 0, page),
}

function termsIn(settings: Settings): readonly string[] {
  return Object.entries(settings).flatMap(([name, value]) => {
    if (!/include_term_ids$|category_ids$/.test(name)) return []
    return (Array.isArray(value) ? value : [value]).flatMap((id) =>
      typeof id === 'string' || typeof id === 'number' ? [String(id)] : [],
    )
  })
}

function templatePieces(id: number, page: BuilderPage): readonly Piece[] {
  const item = page.context.lookup.item(id)
  const data = item?.metas.findLast(({ key }) => key === '_elementor_data')?.value
  const reading = data === undefined ? undefined : readElementor(data)
  if (!reading?.ok || !page.mayCopy()) {
    page.report('lost', 'template-missing', `template ${id}`)
    return []
  }
  page.report('changed', 'template-copied', item?.title ?? `template ${id}`)
  return page.convert(reading.elements)
}
