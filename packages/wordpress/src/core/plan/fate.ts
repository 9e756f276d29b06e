import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import { takenTypeOf } from '../media/file-kind.ts'
import { type KindPlace, placeOfKind } from './kinds.ts'
import type { ImportOptions } from './options.ts'
import type { LeftOutCode, PartCode } from './plan.ts'

/** Why a document is a draft although, or that it is one because, the old site had it so. */
export type DraftReason = 'draft' | 'pending' | 'private' | 'password' | 'planned' | 'trash' | 'unknown-status'

/** Fate of an item, as far as the index tells. */
export type Fate =
  | DocumentFate
  | { readonly fate: 'medium' | 'form' | 'message' | 'reusable' | 'menu' | 'faq' }
  | { readonly fate: 'menu-entry' | 'slide' }
  | { readonly fate: 'part'; readonly of: string; readonly code: PartCode }
  | { readonly fate: 'nothing'; readonly code: LeftOutCode; readonly reason: string }

/** A document with an address of its own. */
export interface DocumentFate {
  readonly fate: 'document'
  readonly collection: 'posts' | 'pages' | 'projects'
  readonly status: 'published' | 'draft'
  readonly draftReason?: DraftReason
  /** Set where not everybody may see it. */
  readonly visibility?: 'password' | 'members'
}

const COLLECTIONS = { post: 'posts', page: 'pages', project: 'projects' } as const

export function fateOf(item: IndexedItem, index: ExportIndex, options: ImportOptions): Fate {
  const place = placeOfKind(item.kind, options.kinds)
  if (place === 'bookkeeping' || item.status === 'auto-draft') {
    return nothing('bookkeeping', 'WordPress or a plugin keeps it for itself.')
  }
  if (item.status === 'trash' && (options.trash === 'leave-out' || !(place in COLLECTIONS))) {
    return nothing('trash', 'It lies in the trash of the old site.')
  }
  return place === 'post' || place === 'page' || place === 'project'
    ? documentFate(item, place, index, options)
    : otherFate(item, place, index)
}

function documentFate(
  item: IndexedItem,
  place: 'post' | 'page' | 'project',
  index: ExportIndex,
  options: ImportOptions,
): Fate {
  if (item.id === options.postsPage && isBareList(item, index)) {
    return { fate: 'part', of: 'the list of posts', code: 'settings' }
  }
  const collection = COLLECTIONS[place]
  const draft = (draftReason: DraftReason): DocumentFate => ({
    fate: 'document',
    collection,
    status: 'draft',
    draftReason,
  })
  const keepsPassword = options.passwords === 'keep' && item.knowsPassword
  const visibility = keepsPassword ? { visibility: 'password' as const } : {}
  const published: DocumentFate = { fate: 'document', collection, status: 'published', ...visibility }
  switch (item.status) {
    case 'publish':
      return item.hasPassword && !keepsPassword ? draft('password') : published
    case 'future':
      if (item.hasPassword && !keepsPassword) return draft('password')
      return place !== 'post' && (item.publishedAt ?? 0) > options.now
        ? { ...draft('planned'), ...visibility }
        : published
    case 'private':
      return options.privatePages === 'members' ? { ...published, visibility: 'members' } : draft('private')
    case 'draft':
    case 'pending':
    case 'trash':
      return { ...draft(item.status), ...visibility }
    default:
      return { ...draft('unknown-status'), ...visibility }
  }
}

/** The posts page stands for the list of posts. One with pages below it has to stay a page, so that they have a place. */
function isBareList(page: IndexedItem, index: ExportIndex): boolean {
  return page.kind === 'page' && !index.parents.has(page.id)
}

function otherFate(
  item: IndexedItem,
  place: Exclude<KindPlace, 'post' | 'page' | 'project'>,
  index: ExportIndex,
): Fate {
  switch (place) {
    case 'medium':
      return mediumFate(item)
    case 'reusable':
      return index.unsynced.has(item.id)
        ? nothing('pattern-copied', 'A pattern of which pages hold copies: there is nothing to keep in step.')
        : shownFate(item, 'reusable')
    case 'element':
      return index.referred.has(item.id)
        ? shownFate(item, 'reusable')
        : nothing('kind-of-builder', 'A saved element that no page shows.')
    case 'form':
    case 'message':
    case 'menu-entry':
    case 'slide':
      return { fate: place }
    case 'menu':
    case 'faq':
      return shownFate(item, place)
    case 'builder':
      return nothing('kind-of-builder', 'A template or part of a page builder or theme.')
    case 'site-editor':
      return nothing('site-editor', 'Made in the site editor: it is about how the old site looked.')
    case 'address-book':
      return nothing('address-book', 'An entry of the address book or a copy of a mail, kept by Flamingo.')
    case 'bookkeeping':
    case 'none':
      return nothing('kind-without-place', `There is no place for the kind “${item.kind}”. You can choose one for it.`)
  }
}

function mediumFate({ attachment }: IndexedItem): Fate {
  const file = attachment?.file || attachment?.address || ''
  if (file === '') return nothing('unreadable', 'It names no file.')
  return takenTypeOf(file) === undefined
    ? nothing('file-kind', 'The library does not take files of this kind.')
    : { fate: 'medium' }
}

/** Blocks, menus and questions that are not public stay out, since what shows them would publish them. */
function shownFate(item: IndexedItem, fate: 'reusable' | 'menu' | 'faq'): Fate {
  return item.status === 'publish' && !item.hasPassword
    ? { fate }
    : nothing(
        'by-choice',
        `It was not public (${item.hasPassword ? 'password' : item.status}), and documents of its kind always are.`,
      )
}

function nothing(code: LeftOutCode, reason: string): Fate {
  return { fate: 'nothing', code, reason }
}
