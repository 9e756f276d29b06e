import type { ImportPlan } from '../plan/prepared-plan.ts'
import type { OldAddress } from './old-addresses.ts'
import { uploadAddressOf } from './upload-address.ts'

type PlanForPaths = Pick<ImportPlan, 'index' | 'options' | 'newAddresses' | 'terms' | 'authors' | 'oldAddresses'>

/**
 * Path at which the new site shows what an old address showed, in the default language. A medium keeps the address of
 * its file, which leads on.
 *
 * @returns Undefined for what is not imported.
 */
export function pathOfMeaning({ meaning, isFeed }: OldAddress, plan: PlanForPaths): string | undefined {
  const list = listPath(meaning, plan)
  return list !== undefined && isFeed ? feedOf(meaning, list, plan) : list
}

function listPath(meaning: OldAddress['meaning'], plan: PlanForPaths): string | undefined {
  const { options } = plan
  const blog = `/${options.blogSlug}/`
  switch (meaning.shows) {
    case 'home':
      return '/'
    case 'posts':
      return blog
    case 'projects':
      return `/${options.portfolioSlug}/`
    case 'item':
      return itemPath(meaning.id, plan)
    case 'term':
      return plan.terms.get(meaning.key)?.path
    case 'author':
      return plan.authors.get(meaning.login)?.path
    case 'date':
      return meaning.month === undefined ? `${blog}${meaning.year}/` : `${blog}${meaning.year}/${meaning.month}/`
  }
}

/** Lists of terms and of all posts have feeds; a feed of anything else was of comments, and leads to the thing itself. */
function feedOf(meaning: OldAddress['meaning'], list: string, { options }: PlanForPaths): string {
  if (meaning.shows === 'home' || meaning.shows === 'posts' || meaning.shows === 'date')
    return `/${options.blogSlug}/feed.xml`
  return (meaning.shows === 'term' || meaning.shows === 'author') && list.startsWith(`/${options.blogSlug}/`)
    ? `${list}feed.xml`
    : list
}

function itemPath(id: number, plan: PlanForPaths): string | undefined {
  const item = plan.index.items.get(id)
  if (item === undefined) return undefined
  if (item.attachment) {
    const parent = plan.newAddresses.get(item.parent)
    return parent?.path ?? uploadAddressOf(item.attachment.file)
  }
  if (item.pathOfFeature !== undefined && !plan.newAddresses.has(id)) return item.pathOfFeature
  if (id === plan.options.postsPage && !plan.newAddresses.has(id)) return `/${plan.options.blogSlug}/`
  return plan.newAddresses.get(id)?.path
}
