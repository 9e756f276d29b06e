import { baseAddress } from '@vitrine/content/core'
import {
  type Contents,
  findAtPath,
  listedDocuments,
  published,
  readDraft,
  rememberedGlobal,
  rememberedTimeZone,
} from '@vitrine/content/queries'
import type { Payload } from 'payload'
import { DEFAULT_SLUG, parseBlogAddress, TERM_COLLECTIONS } from '../core/addresses.ts'
import { feedOf, parseFeedPath } from './blog-feed.ts'
import { fillPosts } from './fill-posts.ts'
import { due } from './find-posts.ts'
import { blogTitle, listPage, subjectOf } from './list-page.ts'
import { postPage } from './post-page.ts'

/** Levels of references that posts are read with: a block, its form or picture, and what that names. */
const DEPTH = 2

/** Posts, and the lists of them that nobody put together. */
export function blogContents(payload: Payload): Contents {
  const readSettings = rememberedGlobal(payload, 'blog')
  const readTimeZone = rememberedTimeZone(payload)

  const readPost = async (
    path: string,
    context: { base: string; settings: Readonly<Record<string, unknown>>; locale: string },
  ) => {
    const { locale } = context
    const post = await findAtPath(payload, { collection: 'posts', path, locale }, async (where) => {
      const appeared = { and: [where, await due(payload)] }
      const { docs } = await published(payload, 'posts', { where: appeared, locale, depth: DEPTH, limit: 1 })
      return docs[0]
    })
    return post && postPage(payload, post, context)
  }

  return {
    async page(path, locale) {
      const settings = await readSettings(locale)
      const base = baseAddress(settings, DEFAULT_SLUG)
      const address = parseBlogAddress(path, base)
      if (!address) return undefined
      if (address.kind === 'post') return readPost(path, { base, settings, locale })
      return listPage(payload, address, { path, base, settings, locale, readTimeZone })
    },
    async draft(document, locale, unsaved) {
      if (document.collection !== 'posts') return undefined
      const found = await readDraft(payload, document, { locale, depth: DEPTH, unsaved })
      const settings = await readSettings(locale)
      return found
        ? postPage(payload, found, { base: baseAddress(settings, DEFAULT_SLUG), settings, locale })
        : undefined
    },
    async listed(locale) {
      const lists = await Promise.all([
        listedDocuments(payload, { collection: 'posts', where: await due(payload), locale }),
        ...TERM_COLLECTIONS.map((collection) => listedDocuments(payload, { collection, locale })),
      ])
      return lists.flat()
    },
    async file(path, locale, site) {
      const settings = await readSettings(locale)
      const base = baseAddress(settings, DEFAULT_SLUG)
      const feed = parseFeedPath(path, base)
      const address = feed && parseBlogAddress(feed.list, base)
      // Months end: there is nothing to wait for.
      if (address?.kind !== 'index' && address?.kind !== 'term') return undefined
      const context = { path: feed?.list ?? base, base, settings, locale, readTimeZone }
      const about = await subjectOf(payload, address, context)
      return about && feed && feedOf(payload, about, { ...feed, locale, site, blogTitle: blogTitle(settings) })
    },
    fill: (layout, context) => fillPosts(payload, layout, context),
  }
}
