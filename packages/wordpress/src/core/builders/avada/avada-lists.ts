import { postListPieces, projectListPieces, type WrittenList } from '../blocks/lists.ts'
import type { ElementTable } from '../builder-page.ts'
import type { Settings } from '../element.ts'
import { numberIn, word } from '../settings.ts'

/** Lists of posts and projects. */
export const avadaLists: ElementTable = {
  fusion_blog: ({ settings }, { context }) => postListPieces(listOf(settings, POSTS), context),
  fusion_recent_posts: ({ settings }, { context }) => postListPieces(listOf(settings, POSTS), context),
  fusion_post_slider: ({ settings }, { context }) =>
    postListPieces({ ...listOf(settings, POSTS), isCarousel: true }, context),
  fusion_portfolio: ({ settings }, { context }) => projectListPieces(listOf(settings, PROJECTS), context),
}

const POSTS = ['category', 'post_tag']
const PROJECTS = ['portfolio_category']

function listOf(settings: Settings, taxonomies: readonly string[]): WrittenList {
  const layout = word(settings, 'layout')
  return {
    count: numberIn(settings, 'number_posts', 'num_posts') ?? 6,
    terms: word(settings, 'cat_slug', 'category').split(','),
    taxonomies,
    isCarousel: layout === 'carousel' || layout === 'carousel-slider',
    layout,
  }
}
