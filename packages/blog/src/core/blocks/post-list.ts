import { choice, given, list, within } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase, parseTitled, type Titled } from '@vitrine/kit/core'
import type { ListParts } from '@vitrine/ui/core'
import { LIST_LAYOUTS, type ListLayout } from '../list-settings.ts'
import { type PostSummary, parsePostSummary } from '../post-summary.ts'

export interface PostListBlock extends BlockBase, Titled {
  readonly blockType: 'postList'
  readonly layout: ListLayout
  readonly posts: readonly PostSummary[]
  readonly parts?: ListParts
  /** It is what its page is about: its first picture is fetched at once, and that it is empty is said. */
  readonly isAlone: boolean
}

/** Most parts of a list. */
const MAX_PARTS = 10_000

export const parsePostList: BlockParser = (raw, parse): PostListBlock => {
  const number = within(raw.part, { min: 1, max: MAX_PARTS }) ?? 1
  const of = within(raw.parts, { min: 1, max: MAX_PARTS }) ?? 1
  const address = parse.href({ type: 'page', page: { path: raw.list, languages: [parse.locale] } })
  const hasParts = raw.show === 'parts' || raw.show === 'more'
  return {
    ...blockBase(raw, 'postList'),
    ...parseTitled(raw),
    layout: choice(raw.layout, LIST_LAYOUTS),
    posts: list(raw.posts).flatMap((post) => parsePostSummary(post, parse) ?? []),
    isAlone: raw.isAlone === true,
    ...(hasParts &&
      address !== undefined &&
      of > 1 && { parts: { list: address, number, of, grows: raw.show === 'more' } }),
    ...given({
      changesAt: typeof raw.changesAt === 'number' ? raw.changesAt : undefined,
    }),
  }
}
