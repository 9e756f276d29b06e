import { type Contents, rememberedGlobal } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import { commentedReference } from './commented-document.ts'
import { commentsBlock } from './comments-block.ts'

/**
 * Comments below the documents that take them. They are for everyone to read, so a page that is not has none.
 *
 * @param stamp Writes when a form was shown.
 */
export function commentContents(payload: Payload, stamp: (now: Date) => string): Contents {
  const readSettings = rememberedGlobal(payload, 'comment-settings')
  return {
    page: async () => undefined,
    draft: async () => undefined,
    listed: async () => [],
    fill: async () => undefined,
    async below({ document, visibility = 'everyone', allowComments, publishedAt }, locale, query = {}) {
      if (!document || visibility !== 'everyone') return []
      const reference = commentedReference(payload, { collection: document.collection, id: String(document.id) })
      const settings = reference ? await readSettings(locale) : {}
      if (!reference || settings.isOn !== true) return []
      const commented = { reference, allowComments, publishedAt }
      return [await commentsBlock(payload, commented, { settings, locale, query, now: new Date(), stamp })]
    },
  }
}
