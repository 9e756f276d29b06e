import type { BlockMapping, ConvertContext, ConvertedBlock } from '../convert/convert.ts'
import { postCount } from '../convert/post-count.ts'
import {
  type BlockAttributes,
  groupAttribute,
  numberAttribute,
  rowsAttribute,
  textAttribute,
} from '../grammar/attributes.ts'
import { type BlockNode, ownHtml } from '../grammar/parse-blocks.ts'
import { refTo } from '../source/source-key.ts'
import { copyOfPattern } from './pattern-copy.ts'

/** Posts of a block that does not say how many it shows. */
const USUAL_COUNT = 5

const latestPosts: BlockMapping = {
  names: ['core/latest-posts'],
  convert({ attributes }, { context }) {
    const { categories } = attributes
    const ids =
      typeof categories === 'string' || typeof categories === 'number'
        ? [Number(categories)]
        : rowsAttribute(attributes, 'categories').flatMap((row) => numberAttribute(row, 'id') ?? [])
    if (attributes.selectedAuthor !== undefined) reportLost('latest-posts: author', context)
    return postList(
      { count: postCount(numberAttribute(attributes, 'postsToShow'), USUAL_COUNT), categories: ids, tags: [] },
      context,
    )
  },
}

interface ListUse {
  readonly count: number
  readonly categories: readonly number[]
  readonly tags: readonly number[]
}

function postList({ count, categories, tags }: ListUse, context: ConvertContext): readonly ConvertedBlock[] {
  const [category] = categories.flatMap((id) => context.lookup.termRef('category', id) ?? [])
  const [tag] = tags.flatMap((id) => context.lookup.termRef('post_tag', id) ?? [])
  if (categories.length > 1 || tags.length > 1) reportLost('list of posts: more than one term', context)
  return [
    {
      blockType: 'postList',
      layout: 'list',
      show: 'latest',
      count,
      ...(category && { category }),
      ...(tag && { tag }),
    },
  ]
}

/** Kinds of projects, by the ends of the names that themes and plugins give them. */
const PROJECTS = /(?:portfolio|project|work)(?:-item|_item|s)?$/

const query: BlockMapping = {
  names: ['core/query'],
  convert({ attributes }, { context }) {
    const wanted = groupAttribute(attributes, 'query')
    const kind = textAttribute(wanted, 'postType') ?? 'post'
    const count = postCount(numberAttribute(wanted, 'perPage'), USUAL_COUNT)
    for (const name of ['author', 'search', 'offset'] as const) {
      const value = wanted[name]
      if (value !== undefined && value !== '' && value !== 0 && value !== '0') reportLost(`query: ${name}`, context)
    }
    if (kind === 'page') return [{ blockType: 'pageList', layout: 'cards', source: 'children' }]
    if (kind === 'post')
      return postList(
        { count, categories: termsOf(wanted, 'category', 'categoryIds'), tags: termsOf(wanted, 'post_tag', 'tagIds') },
        context,
      )
    if (PROJECTS.test(kind)) return [{ blockType: 'projectGrid', show: 'latest', count }]
    reportLost(`query: ${kind}`, context)
    return []
  },
}

function termsOf(wanted: BlockAttributes, taxonomy: string, oldName: string): readonly number[] {
  const written = groupAttribute(wanted, 'taxQuery')
  const lists = [written[taxonomy], groupAttribute(written, 'include')[taxonomy], wanted[oldName]]
  const list: readonly unknown[] = lists.find((value): value is unknown[] => Array.isArray(value)) ?? []
  return list.map(Number).filter((id) => Number.isInteger(id) && id > 0)
}

/** A block that is edited once and shown in many places. */
const reusable: BlockMapping = {
  names: ['core/block'],
  convert({ attributes }, tools) {
    const { context } = tools
    const ref = numberAttribute(attributes, 'ref')
    const item = ref === undefined ? undefined : context.lookup.item(ref)
    if (ref === undefined || item?.kind !== 'wp_block') {
      context.report({ level: 'lost', code: 'pattern-missing', subject: `reusable block ${ref ?? ''}` })
      return []
    }
    const overrides = groupAttribute(attributes, 'content')
    const isUnsynced = item.metas.some(({ key, value }) => key === 'wp_pattern_sync_status' && value === 'unsynced')
    const isCopied =
      Object.keys(overrides).length > 0 || isUnsynced || context.item.kind === 'wp_block' || item.status !== 'publish'
    return isCopied ? copyOfPattern(item, overrides, tools) : [{ blockType: 'reusable', block: refTo(`item:${ref}`) }]
  },
}

const searchBox: BlockMapping = {
  names: ['core/search'],
  convert({ attributes }) {
    const placeholder = textAttribute(attributes, 'placeholder')?.slice(0, 80)
    return [{ blockType: 'searchBox', ...(placeholder && { placeholder }) }]
  },
}

const pageList: BlockMapping = {
  names: ['core/page-list'],
  convert: () => [{ blockType: 'pageList', layout: 'rows', source: 'children' }],
}

const breadcrumb: BlockMapping = { names: ['core/breadcrumbs'], convert: () => [{ blockType: 'breadcrumb' }] }

/** Marks of the content that are read before, and what themes draw. */
const silent: BlockMapping = { names: ['core/more', 'core/nextpage', 'core/icon'], convert: () => [] }

/** Blocks that WordPress fills when the page is asked for and this site has none for. */
const nothing: BlockMapping = {
  names: (
    'rss calendar archives categories tag-cloud latest-comments loginout site-title site-logo site-tagline avatar post-* ' +
    'comments* comment-* query-* term-* terms-query template-part read-more home-link widget-group legacy-widget navigation* pattern'
  )
    .split(' ')
    .map((name) => `core/${name}`),
  convert(block, { context }) {
    context.report({ level: 'lost', code: 'dynamic-block', subject: nameOf(block) })
    return []
  },
}

function nameOf(block: BlockNode): string {
  const slug = textAttribute(block.attributes, 'slug')
  return slug !== undefined && block.name === 'core/pattern'
    ? `${block.name} ${slug.slice(0, 100)}`
    : (block.name ?? ownHtml(block).slice(0, 20))
}

function reportLost(subject: string, context: ConvertContext): void {
  context.report({ level: 'changed', code: 'list-criteria-lost', subject })
}

export const DYNAMIC_MAPPINGS: readonly BlockMapping[] = [
  latestPosts,
  query,
  reusable,
  searchBox,
  pageList,
  breadcrumb,
  silent,
  nothing,
]
