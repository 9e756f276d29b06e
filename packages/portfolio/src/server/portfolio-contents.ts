import { baseAddress } from '@vitrine/content/core'
import { type Contents, listedDocuments, publishedAt, readDraft, rememberedGlobal } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import { DEFAULT_SLUG, parsePortfolioAddress } from '../core/addresses.ts'
import { fillProjects } from './fill-projects.ts'
import { categoryPage, indexListing, indexPage } from './list-page.ts'
import { projectPage } from './project-page.ts'

/** Levels of references that projects are read with: a block, its form or picture, and what that names. */
const DEPTH = 2

/** Projects, and the lists of them that nobody put together. */
export function portfolioContents(payload: Payload): Contents {
  const stored = rememberedGlobal(payload, 'portfolio')
  const readSettings = async (locale: string) => {
    const settings = await stored(locale)
    return { settings, base: baseAddress(settings, DEFAULT_SLUG), locale }
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
          const project = await publishedAt(payload, 'projects', { path, locale, depth: DEPTH })
          return project && projectPage(payload, project, context)
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
      const lists = await Promise.all([
        listedDocuments(payload, { collection: 'projects', locale }),
        listedDocuments(payload, { collection: 'project-categories', locale }),
      ])
      const [projects] = lists
      return [...(projects?.length ? [indexListing(payload, { settings, base })] : []), ...lists.flat()]
    },
    fill: (layout, context) => fillProjects(payload, layout, context),
  }
}
