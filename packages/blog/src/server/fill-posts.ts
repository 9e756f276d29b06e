import { dateOf, referenceId, referenceIds, within } from '@vitrine/content/core'
import { asPage, type FillContext, storedBlocks } from '@vitrine/content/queries'
import type { Payload, Where } from 'payload'
import { MAX_PER_PAGE, PER_PAGE } from '../core/list-settings.ts'
import { findFirst, findPosts } from './find-posts.ts'
import { nextPostAt } from './next-post.ts'

/**
 * Puts into lists and carousels of posts the posts that they show. A layout without such blocks costs no query.
 *
 * @returns Parts of the list that is shown in parts; undefined where there is none.
 */
export async function fillPosts(
  payload: Payload,
  layout: readonly unknown[],
  context: FillContext,
): Promise<number | undefined> {
  const lists = storedBlocks(layout, 'postList')
  const carousels = storedBlocks(layout, 'carousel').filter(({ kind }) => kind === 'posts')
  if (lists.length + carousels.length === 0) return undefined
  const { locale, path } = context
  // One list of a page has parts; others would turn with it.
  const inParts = lists.find(({ show }) => show === 'parts' || show === 'more')
  const changesAt = await nextPostAt(payload)
  let parts: number | undefined
  for (const block of [...lists, ...carousels]) {
    const part = block === inParts ? context.part : 1
    const count = within(block.count, { min: 1, max: MAX_PER_PAGE }) ?? PER_PAGE
    const asked = { where: whereOf(block), count, part, locale, until: changesAt }
    const found =
      block === inParts
        ? await findPosts(payload, asked)
        : { posts: await findFirst(payload, { ...asked, shown: 'summary' }), parts: 1 }
    if (block === inParts) parts = found.parts
    const isCarousel = block.blockType === 'carousel'
    // A carousel shows pages, whatever they are.
    Object.assign(
      block,
      isCarousel ? { pages: found.posts.map(asPage) } : { posts: found.posts, part, parts: found.parts, list: path },
      changesAt !== undefined && { changesAt },
    )
    if (!isCarousel && block !== inParts) block.show = 'latest'
  }
  return parts
}

/** Which posts a block lists. */
export function whereOf(block: Readonly<Record<string, unknown>>): Where {
  const { category, categories, tag, author, series } = block
  const [from, to] = [dateOf(block.from), dateOf(block.to)]
  const terms = { categories: category, tags: tag, series }
  return {
    and: [
      ...Object.entries(terms).flatMap(([field, term]) => (term ? [{ [field]: { equals: referenceId(term) } }] : [])),
      ...(Array.isArray(categories) ? [{ categories: { in: [...referenceIds(categories)] } }] : []),
      ...(author ? [writtenBy(referenceId(author))] : []),
      ...(from ? [{ publishedAt: { greater_than_equal: from } }] : []),
      ...(to ? [{ publishedAt: { less_than: to } }] : []),
    ],
  }
}

/** Posts that somebody wrote, alone or with others. */
function writtenBy(author: ReturnType<typeof referenceId>): Where {
  return { or: [{ author: { equals: author } }, { coAuthors: { equals: author } }] }
}
