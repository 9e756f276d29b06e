import { uploadAddressOf } from '../addresses/upload-address.ts'
import type { FoundTarget } from '../convert/convert.ts'
import type { IndexedMenuEntry } from '../index-of-export/menu-entry.ts'
import { fateOf } from '../plan/fate.ts'
import { placeOfKind } from '../plan/kinds.ts'
import type { ImportPlan } from '../plan/prepared-plan.ts'
import type { EntryTarget } from './menu-tree.ts'

type PlanForEntries = Pick<ImportPlan, 'index' | 'options' | 'lookup' | 'terms' | 'newAddresses'>

/** Target of an entry of a classic menu. */
export function targetOfEntry(entry: IndexedMenuEntry, plan: PlanForEntries): EntryTarget {
  switch (entry.type) {
    case 'post_type':
      return targetOfItem(entry.objectId, plan)
    case 'taxonomy':
      return targetOfTerm(entry.object, entry.objectId, plan)
    case 'post_type_archive':
      return targetOfArchive(entry.object, plan)
    default:
      return targetOfUrl(entry.url, plan)
  }
}

/** A document that visitors see; entries to anything else are not shown. */
export function targetOfItem(id: number, plan: PlanForEntries): EntryTarget {
  const { index, options } = plan
  const item = index.items.get(id)
  if (item === undefined) return { to: 'nowhere', reason: 'missing' }
  if (item.attachment) return { to: 'url', url: uploadAddressOf(item.attachment.file) }
  const fate = fateOf(item, index, options)
  if (fate.fate === 'part') return { to: 'url', url: item.pathOfFeature ?? `/${options.blogSlug}/` }
  const isPublic = fate.fate === 'document' && fate.status === 'published' && item.status === 'publish'
  if (!isPublic) return { to: 'nowhere', reason: 'notPublic' }
  const target = plan.lookup.target(`/?p=${id}`)
  if (target && target.to !== 'path') return { to: 'document', target }
  // Menus hold links to pages, posts and projects; to documents of features they hold addresses.
  return target?.isKnown && fate.import ? { to: 'url', url: target.path } : { to: 'nowhere', reason: 'notImported' }
}

export function targetOfTerm(taxonomy: string, slugOrId: string | number, plan: PlanForEntries): EntryTarget {
  const term = plan.lookup.term(taxonomy, slugOrId)
  const address = term && plan.terms.get(`${term.taxonomy}:${term.slug}`)
  return address ? { to: 'url', url: address.path } : { to: 'nowhere', reason: 'noList' }
}

function targetOfArchive(kind: string, { options }: PlanForEntries): EntryTarget {
  const place = placeOfKind(kind, options.kinds)
  const base = options.imports.items.get(kind)?.place?.base
  if (place === 'none' && base !== undefined) return { to: 'url', url: `/${base}/` }
  if (place === 'project') return { to: 'url', url: `/${options.portfolioSlug}/` }
  return place === 'post' ? { to: 'url', url: `/${options.blogSlug}/` } : { to: 'nowhere', reason: 'noList' }
}

/** An address as somebody typed it: one of this site becomes a link to the document. */
export function targetOfUrl(url: string, plan: PlanForEntries): EntryTarget {
  const written = url.trim()
  if (/^#[\w-]{1,40}#$/.test(written)) return { to: 'nowhere', reason: 'ofPlugin' }
  if (written === '' || written.startsWith('#')) return { to: 'url', url: written || '#' }
  if (/^(?:mailto|tel|sms):/i.test(written)) return { to: 'url', url: written }
  if (/^[a-z][a-z0-9+.-]{0,20}:/i.test(written) && !/^https?:/i.test(written)) {
    return { to: 'nowhere', reason: 'unsafe' }
  }
  const target = plan.lookup.target(written)
  if (target === undefined) return { to: 'url', url: written.replaceAll(' ', '%20') }
  if (target.to === 'path') return { to: 'url', url: target.path }
  return ofDocument(target, plan)
}

function ofDocument(target: Exclude<FoundTarget, { readonly to: 'path' }>, plan: PlanForEntries): EntryTarget {
  const id = Number(/^item:(\d+)$/.exec(target.ref.$source)?.[1] ?? Number.NaN)
  const { fragment, query } = target
  if (fragment === undefined && query === undefined) return targetOfItem(id, plan)
  // A link to a document has no place for what follows its path.
  const path = plan.newAddresses.get(id)?.path ?? '/'
  return { to: 'url', url: `${path}${query ? `?${query}` : ''}${fragment ? `#${fragment}` : ''}` }
}
