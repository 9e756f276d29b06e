import type { NewAddress } from '../addresses/new-addresses.ts'
import { addressesOfItem } from '../addresses/old-addresses.ts'
import { avadaPageHead } from '../builders/avada/avada-page-head.ts'
import { isWritten, planComments } from '../comments/plan-comments.ts'
import type { ConvertedBlock, ReportLine } from '../convert/convert.ts'
import { withinLimits } from '../convert/within-limits.ts'
import { momentOf } from '../dates/site-zone.ts'
import type { SourceItem } from '../source/source.ts'
import type { Converters } from './converters.ts'
import type { DocumentInput } from './document-input.ts'
import type { DocumentFate, DraftReason } from './fate.ts'
import { hasPosts } from './guess-pages.ts'
import { itemConversion } from './item-conversion.ts'
import { itemTitle } from './item-title.ts'
import { listOfPosts } from './list-of-posts.ts'
import { pageFields } from './page-fields.ts'
import type { PlanKey, PlannedData, PlannedDocument } from './plan.ts'
import { postFields } from './post-fields.ts'
import type { ImportPlan } from './prepared-plan.ts'
import { projectFields } from './project-fields.ts'
import { siteSeo } from './site-seo.ts'

const NOUNS = { posts: 'Post', pages: 'Page', projects: 'Project' } as const

/** Fields that only documents of one collection have. */
const FIELDS = { posts: postFields, pages: pageFields, projects: projectFields } as const

/** The document that a post, page or project becomes, behind the forms and pictures that stand in it, and its comments. */
export function planDocument(
  item: SourceItem,
  fate: DocumentFate,
  {
    plan,
    converters,
    report,
  }: { readonly plan: ImportPlan; readonly converters: Converters; readonly report: (line: ReportLine) => void },
): readonly PlannedDocument[] {
  const indexed = plan.index.items.get(item.id)
  const address = plan.newAddresses.get(item.id)
  if (!indexed || !address) return []
  const { collection } = fate
  if (!isOwn(collection)) return []
  const { title, change } = itemTitle(item, NOUNS[collection])
  if (change)
    report({
      level: 'changed',
      code: `title-${change}`,
      subject: NOUNS[collection].toLowerCase(),
      example: title.slice(0, 80),
    })
  if (hasBrokenLetters(item))
    report({ level: 'note', code: 'broken-letters', subject: collection, example: title.slice(0, 80) })
  if (fate.draftReason) reportDraft(fate.draftReason, report)
  if (fate.visibility) reportVisibility(fate, report)
  if (collection === 'pages' && standsElsewhere(item, address, plan))
    report({ level: 'changed', code: 'page-elsewhere', subject: 'pages', example: title.slice(0, 80) })
  const input: DocumentInput = { item, plan, title, report }
  const { context, documents } = itemConversion(item, plan, report)
  const above = avadaPageHead(context, { hasGallery: collection === 'projects' })
  const own = converters.content(context)
  const content = showsPosts(item, address, plan) ? { ...own, blocks: withPosts(own.blocks, plan) } : own
  const fields = FIELDS[collection](input, content)
  const locale = context.language
  const leader = plan.translations.leaderOf.get(item.id)
  const parent = address.parent === undefined ? undefined : (`item:${address.parent}` as const)
  const data: PlannedData = {
    title,
    slug: address.slug,
    ...fields.data,
    allowComments: takesComments(item, collection),
    layout: withinLimits([...above, ...content.blocks], report),
    meta: siteSeo(input, fields.fallbackMeta),
    _status: fate.status,
    ...(fate.visibility && { visibility: fate.visibility }),
    ...(parent && { parent: { $source: parent } }),
    ...timestamps(item, plan),
  }
  const key: PlanKey = `item:${item.id}`
  const isPublished = fate.status === 'published'
  const document: PlannedDocument = {
    key,
    collection,
    locale,
    data,
    path: address.path,
    ...(fate.visibility === 'password' && item.password !== undefined && { password: { text: item.password } }),
    ...(leader !== undefined && { translationOf: `item:${leader}` }),
    ...(fate.draftReason === 'planned' && item.publishedAt !== undefined && { publishAt: isoOf(item.publishedAt) }),
    dependsOn: [...(parent ? [parent] : []), ...(leader === undefined ? [] : [`item:${leader}` as const])],
    oldAddresses: isPublished ? addressesOfItem(indexed, plan.index, plan.options) : [],
  }
  return [...documents, document, ...commentsOf(item, document, report)]
}

function isOwn(collection: string): collection is keyof typeof FIELDS {
  return Object.hasOwn(FIELDS, collection)
}

/** Tells whether the page above a page is not there, stands below it, or stands below as many as can be. */
function standsElsewhere({ id, parent }: SourceItem, address: NewAddress, { options }: ImportPlan): boolean {
  return parent !== 0 && parent !== address.parent && id !== options.frontPage
}

/** Tells whether the list of posts has to be on a page: it was there, or the page has its address and would hide it. */
function showsPosts({ id, kind }: SourceItem, { path }: NewAddress, { index, options }: ImportPlan): boolean {
  if (id === options.postsPage) return true
  return kind === 'page' && path === `/${options.blogSlug}/` && hasPosts(index)
}

/** The words of a page above the list of posts. */
function withPosts(blocks: readonly ConvertedBlock[], { options }: ImportPlan): readonly ConvertedBlock[] {
  return blocks.some(({ blockType }) => blockType === 'postList') ? blocks : [...blocks, listOfPosts(options)]
}

function commentsOf(
  item: SourceItem,
  { collection, key, locale }: Pick<PlannedDocument, 'collection' | 'key' | 'locale'>,
  report: (line: ReportLine) => void,
): readonly PlannedDocument[] {
  const { documents, lines } = planComments(item, { collection, key }, locale)
  for (const line of lines) report(line)
  return documents
}

/**
 * WordPress has long let new pages take comments without anybody asking for it, and themes did not show them: pages and
 * projects take more where somebody has commented.
 */
function takesComments({ commentsOpen, comments }: SourceItem, collection: string): boolean {
  return commentsOpen && (collection === 'posts' || comments.some(isWritten))
}

/** Moments of the old site. The CMS may set them by itself; whoever writes decides. */
export function timestamps(item: SourceItem, { options }: ImportPlan): PlannedData {
  const local =
    item.localDate === undefined || options.zone === undefined ? undefined : momentOf(item.localDate, options.zone)
  const createdAt = item.publishedAt ?? local
  return {
    ...(createdAt !== undefined && { createdAt: isoOf(createdAt) }),
    ...(item.modifiedAt !== undefined && { updatedAt: isoOf(item.modifiedAt) }),
  }
}

export function isoOf(moment: number): string {
  return new Date(moment).toISOString()
}

/** Bytes of UTF-8 that were once read as Latin-1, which leaves pairs that no language has. */
function hasBrokenLetters({ title, content }: SourceItem): boolean {
  const broken = /[ÃÄÅ][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u2013-\u203a]|\u00e2\u20ac|\u00c2[\u00a0-\u00bf]/
  return broken.test(title) || broken.test(content)
}

function reportVisibility({ status, visibility }: DocumentFate, report: (line: ReportLine) => void): void {
  if (status !== 'published') return
  report(
    visibility === 'password'
      ? { level: 'note', code: 'kept-password', subject: 'pages and posts behind a password' }
      : { level: 'changed', code: 'private-for-members', subject: 'private pages and posts' },
  )
}

function reportDraft(reason: DraftReason, report: (line: ReportLine) => void): void {
  const level = reason === 'draft' || reason === 'pending' ? 'note' : 'changed'
  report({ level, code: `draft-${reason}`, subject: SUBJECTS[reason] })
}

const SUBJECTS: Readonly<Record<DraftReason, string>> = {
  draft: 'drafts of the old site',
  pending: 'drafts that waited for an editor',
  private: 'private pages and posts',
  password: 'pages and posts behind a password',
  planned: 'pages whose day is still to come',
  trash: 'pages and posts from the trash',
  'unknown-status': 'pages and posts with a status of a plugin',
}
