import { type Contents, listedDocuments, readDraft } from '@vitrine/cms/content'
import { baseAddress, record } from '@vitrine/ui/core'
import type { Payload } from 'payload'
import { parsePortfolioAddress, STANDARD_SLUG } from '../core/addresses.ts'
import { fillProjects } from './fill-projects.ts'
import { categoryPage, indexListing, indexPage } from './list-page.ts'
import { projectPage } from './project-page.ts'

/** Levels of references that projects are read with: a block, its form or picture, and what that names. */
const DEPTH = 2

/** Projects, and the lists of them that nobody put together. */
export function portfolioContents(payload: Payload): Contents {
  const readSettings = async (locale: string) => {
    const stored = await payload.findGlobal({ slug: 'portfolio' as never, locale: locale as never, depth: 0 })
    const settings = record(stored)
    return { settings, base: baseAddress(settings, STANDARD_SLUG), locale }
  }

  return {
    async page(path, locale) {
      const context = await readSettings(locale)
      switch (parsePortfolioAddress(path, context.base)) {
        case 'index':
          return indexPage(payload, { ...context, path })
        case 'category':
          return categoryPage(payload, { ...context, path })
        case 'project': {
          const { docs } = await payload.find({
            collection: 'projects' as never,
            where: { and: [{ path: { equals: path } }, { _status: { equals: 'published' } }] },
            locale: locale as never,
            depth: DEPTH,
            limit: 1,
            pagination: false,
          })
          return docs[0] && projectPage(payload, docs[0], context)
        }
        case undefined:
          return undefined
      }
    },
    async draft(document, locale, unsaved) {
      if (document.collection !== 'projects') return undefined
      const found = await readDraft(payload, document, { locale, depth: DEPTH, unsaved })
      return found && projectPage(payload, found, await readSettings(locale))
    },
    async listed(locale) {
      const { settings, base } = await readSettings(locale)
      const published = { and: [{ _status: { equals: 'published' } }, { 'meta.noIndex': { not_equals: true } }] }
      const lists = await Promise.all([
        listedDocuments(payload, { collection: 'projects', where: published, locale }),
        listedDocuments(payload, { collection: 'project-categories', where: {}, locale }),
      ])
      const [projects] = lists
      return [...(projects?.length ? [indexListing(payload, { settings, base })] : []), ...lists.flat()]
    },
    fill: (layout, filling) => fillProjects(payload, layout, filling),
  }
}
