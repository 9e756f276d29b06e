import type { SourceItem } from '../../core/source/source.ts'

/** An item of an export; what it does not say is empty. */
export function sourceItem(
  given: Partial<Omit<SourceItem, 'metas'>> & { readonly metas?: Readonly<Record<string, string>> },
): SourceItem {
  const { metas = {}, ...own } = given
  return {
    id: 1,
    kind: 'post',
    title: '',
    link: '',
    guid: '',
    author: '',
    content: '',
    excerpt: '',
    slug: '',
    status: 'publish',
    parent: 0,
    menuOrder: 0,
    hasPassword: false,
    isSticky: false,
    commentsOpen: false,
    terms: [],
    comments: [],
    metas: Object.entries(metas).map(([key, value]) => ({ key, value })),
    ...own,
  }
}
