import { headingPieces } from '../blocks/heading.ts'
import { postListPieces, projectListPieces } from '../blocks/lists.ts'
import type { BuilderPage, ElementConverter, ElementTable } from '../builder-page.ts'
import { numberIn, word } from '../settings.ts'

/** Lists of posts and of projects, by the kind that they show. */
export const wpbakeryLists: ElementTable = {
  vc_basic_grid: list(false),
  vc_masonry_grid: list(false),
  vc_posts_grid: list(false),
  vc_posts_slider: list(true),
  vc_carousel: list(true),
}

const POSTS = ['category', 'post_tag']
const PROJECTS = ['portfolio_category', 'project_category', 'portfolio-category', 'jetpack-portfolio-type']

function list(isCarousel: boolean): ElementConverter {
  return ({ name, settings }, page: BuilderPage) => {
    const kinds = (word(settings, 'post_type', 'posttypes') || 'post').split(',').map((kind) => kind.trim())
    const [kind = 'post'] = kinds
    const isProject = /portfolio|project/.test(kind)
    const heading = headingPieces({ text: word(settings, 'title'), level: '3' }, page.context)
    if ((!isProject && kind !== 'post') || kinds.length > 1)
      page.report('changed', 'list-of-kinds', `${name} ${kinds.join(', ')}`)
    if (!isProject && kind !== 'post') return heading
    const written = {
      count: numberIn(settings, 'max_items', 'count', 'grid_posts_count') ?? 10,
      terms: word(settings, 'taxonomies', 'categories').split(','),
      taxonomies: isProject ? PROJECTS : POSTS,
      isCarousel,
      layout: name === 'vc_masonry_grid' ? 'masonry' : 'grid',
    }
    return [...heading, ...(isProject ? projectListPieces : postListPieces)(written, page.context)]
  }
}
