import type { DocumentReference } from '@vitrine/content/queries'
import { type Entries, lastText } from '../core/entries.ts'
import type { ContactForm } from '../core/form.ts'
import { namesTags } from '../core/mail/named-tags.ts'
import { type PageFacts, pageFacts } from '../core/mail/page-facts.ts'
import type { SiteFacts } from '../core/mail/site-facts.ts'
import type { SubmissionMeta } from '../core/submission-meta.ts'
import { formIdOf } from './submission-meta.ts'

/** Finds what mails may tell of the page that a form was posted from. */
export type PageOfPost = (
  post: Pick<SubmissionMeta, 'url'> & { readonly form: ContactForm; readonly entries: Entries },
  site: SiteFacts,
) => Promise<PageFacts | undefined>

/**
 * The page is the one that the form says it stands on, else the one at the address that was posted from. It is looked
 * for only when a text of the form names something of it.
 *
 * @param options.documentAt The published document at an address of this site.
 * @param options.read A document with its author, in the language of a form.
 * @param options.addressOf Address of a page, by its path and the language of a form.
 */
export function pageOfPost(options: {
  readonly documentAt: (address: string) => Promise<DocumentReference | undefined>
  readonly read: (document: DocumentReference, locale: string) => Promise<unknown>
  readonly addressOf: (path: string, locale: string) => string
}): PageOfPost {
  return async ({ form, entries, url }, site) => {
    if (!namesTags(form, '_post_')) return undefined
    const id = formIdOf(lastText(entries, '_wpcf7_container_post'))
    const document = id === undefined ? await options.documentAt(pathOf(url)) : { collection: 'pages', id }
    if (!document) return undefined
    const urlOf = (path: string) => site.url + encodeURI(options.addressOf(path, form.locale))
    return pageFacts(await options.read(document, form.locale), site, urlOf)
  }
}

/** As pages are found: decoded. A path that nobody can read is nobody's. */
function pathOf(url: string): string {
  const { pathname } = new URL(url)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
