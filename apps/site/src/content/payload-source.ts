import { mayAt } from '@vitrine/content/access'
import { mapTexts, person } from '@vitrine/content/core'
import { isGlobal } from '@vitrine/content/documents'
import {
  type Contents,
  findSelected,
  fitsModel,
  previewedLayout,
  published,
  type Query,
  readDraft,
  readGlobalDraft,
  type StoredPage,
} from '@vitrine/content/queries'
import { readRedirectRules } from '@vitrine/content/redirects'
import { askDatabase } from '@vitrine/content/store'
import { listPageAddress, listPageOf } from '@vitrine/ui/core'
import { executeAuthStrategies, type Payload } from 'payload'
import { fillShared } from './fill-shared.ts'
import { type ContentSource, GLOBALS } from './source.ts'
import { storedRedirect } from './stored-redirect.ts'

/** Levels of references that content is read with: a block, its form, menu or picture, and what that names. */
const DEPTH = 2

/**
 * Reads the content through Payload's Local API, in this process.
 *
 * @param contents What each feature has at addresses; the first that has something at an address answers it.
 */
export function payloadSource(payload: Payload, contents: readonly Contents[]): ContentSource {
  const block = (slug: string) => payload.blocks[slug]
  const filled = async (
    page: StoredPage,
    asked: { readonly locale: string; readonly part: number; readonly query?: Query | undefined },
  ): Promise<StoredPage | undefined> => {
    const { locale, part, query } = asked
    await fillShared(payload, page.layout, { locale, depth: DEPTH })
    const { document, path } = page
    const context = { path, locale, part, ...(document && { document }), ...(query && { query }) }
    const parts = await Promise.all(contents.map((feature) => feature.fill(page.layout, context)))
    const of = Math.max(1, ...parts.flatMap((count) => count ?? []))
    if (part > of) return undefined
    if (of === 1) return page
    const inPart = (path: string) => listPageAddress(path, part)
    const paths = page.paths && mapTexts(page.paths, inPart)
    return { ...page, path: inPart(page.path), paths, part: { number: part, of } }
  }
  const withBelow = async (page: StoredPage, locale: string, query?: Query): Promise<StoredPage> => {
    const below = await Promise.all(contents.map((feature) => feature.below?.(page, locale, query)))
    const blocks = below.flatMap((found) => found ?? [])
    return blocks.length === 0 ? page : { ...page, layout: [...page.layout, ...blocks] }
  }
  return {
    async page(path, locale, query) {
      const { list, part } = listPageOf(path)
      for (const feature of contents) {
        const page = await feature.page(list, locale, query)
        if (page) return filled(await withBelow(page, locale, query), { locale, part, query })
      }
      return undefined
    },
    async file(path, locale, site) {
      for (const feature of contents) {
        const file = await feature.file?.(path, locale, site)
        if (file) return file
      }
      return undefined
    },
    async draft(document, locale, unsaved) {
      for (const feature of contents) {
        const page = await feature.draft(document, locale, unsaved)
        if (page) return filled({ ...page, layout: previewedLayout(page.layout, block) }, { locale, part: 1 })
      }
      return undefined
    },
    async globals(locale, unsaved = {}) {
      const known = GLOBALS.filter((slug) => isGlobal(payload, slug))
      const entries = known.map(async (slug) => {
        const how = { locale, depth: DEPTH, unsaved: unsaved[slug] }
        return [slug, await readGlobalDraft(payload, slug, how)]
      })
      return Object.fromEntries(await Promise.all(entries))
    },
    async slider(alias, locale) {
      const where = { alias: { equals: alias } }
      const { docs } = await published(payload, 'sliders', { where, locale, depth: DEPTH, limit: 1 })
      return docs[0]
    },
    sliderDraft(id, locale, unsaved) {
      return readDraft(payload, { collection: 'sliders', id }, { locale, depth: DEPTH, unsaved })
    },
    fits: (of, unsaved) => fitsModel(payload, of, unsaved),
    async redirect(address) {
      const { docs } = await findSelected(payload, {
        collection: 'redirects',
        where: { from: { equals: address } },
        depth: 0,
        limit: 1,
        pagination: false,
      })
      return docs[0] && storedRedirect(docs[0])
    },
    redirectRules: () => readRedirectRules(payload),
    async paths(locale) {
      const listed = (await Promise.all(contents.map((feature) => feature.listed(locale)))).flat()
      // At an address that two have, the first answers.
      return [...new Map(listed.toReversed().map((page) => [page.path, page])).values()].toReversed()
    },
    async account(headers) {
      // Not `payload.auth`: it also works out what the account may do with every field of the model, which nobody here
      // asks, and which costs a hundred times as much.
      const { user } = await executeAuthStrategies({ headers, payload })
      if (!user) {
        await askDatabase(payload)
        return undefined
      }
      const { name, email } = user as { name?: unknown; email?: unknown }
      return {
        name: String(name || email || ''),
        email: String(email || ''),
        role: person(user)?.role,
        reads: (slug) => mayAt({ payload, user }, slug, 'read'),
      }
    },
    async drafts() {
      const { totalDocs } = await payload.countVersions({
        collection: 'pages',
        where: { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] },
      })
      return totalDocs
    },
  }
}
