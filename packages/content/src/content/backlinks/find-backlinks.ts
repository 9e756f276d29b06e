import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { adminTextIn, adminTexts, configLabel } from '../../core/admin-text.ts'
import type { Backlink, Backlinks } from '../../core/backlinks.ts'
import { siteLanguages } from '../languages.ts'
import { lookThrough, type Stored } from './look-through.ts'
import { pointingAt, type Target } from './points-at.ts'
import type { Reference } from './references-in.ts'

/** Documents that are named; of more it is said how many. */
const MAX_NAMED = 20

/**
 * Finds what links to documents or uses them, as published and as drafts, in all languages. What lies in the trash, and
 * the documents themselves, do not count. Of settings it names the fields.
 */
export async function findBacklinks(
  req: PayloadRequest,
  targets: readonly Target[],
  siteUrl: string,
): Promise<Omit<Backlinks, 'roles'>> {
  const { payload } = req
  const site = { siteUrl, languages: siteLanguages(payload) }
  const naming = (references: readonly Reference[]) => pointingAt(references, targets, site)
  const isTarget = (collection: string, id: unknown) =>
    targets.some((target) => target.collection === collection && String(target.id) === String(id))
  const { admin } = payload.config.routes

  const word = adminTexts(req.i18n.language)

  /** By their addresses: a document and its draft are one. */
  const found = new Map<string, Backlink>()
  const isComplete = await lookThrough(req, {
    collection(config, stored, references) {
      if (isTarget(config.slug, stored.id) || naming(references).length === 0) return
      const backlink = backlinkOf(req, config, stored)
      if (!found.has(backlink.admin)) found.set(backlink.admin, backlink)
    },
    global({ slug, label }, references) {
      const address = `${admin}/globals/${slug}`
      const pointing = naming(references)
      if (pointing.length === 0) return
      const fields = new Set(pointing.flatMap((one) => (one.label ? [word(configLabel(one.label, ''))] : [])))
      const kind = [word(SETTINGS), [...fields].filter(Boolean).join(', ')].filter(Boolean).join(': ')
      found.set(address, { title: word(configLabel(label, slug)), kind, admin: address })
    },
  })
  return { named: [...found.values()].slice(0, MAX_NAMED), total: found.size, isComplete }
}

const SETTINGS = { en: 'Settings', de: 'Einstellungen' }

function backlinkOf(
  { i18n, payload }: PayloadRequest,
  collection: SanitizedCollectionConfig,
  stored: Stored,
): Backlink {
  const { slug, labels, admin } = collection
  const { id } = stored
  return {
    title: titleOf(stored[admin.useAsTitle ?? 'id'], siteLanguages(payload)) ?? `number ${id}`,
    kind: adminTextIn(configLabel(labels.singular, slug), i18n.language),
    admin: `${payload.config.routes.admin}/collections/${slug}/${id}`,
  }
}

/** A title in the default language, or in the first that it is written in. */
function titleOf(stored: unknown, languages: readonly string[]): string | undefined {
  if (typeof stored === 'string') return stored
  if (typeof stored !== 'object' || stored === null) return undefined
  const byLanguage = stored as Stored
  const titles = languages.map((language) => byLanguage[language])
  return titles.find((title) => typeof title === 'string' && title !== '') as string | undefined
}
