import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDraft, readGlobalDraft, type Unsaved } from '@vitrine/content/queries'
import type { CollectionSlug, GlobalSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenedFolder, openFolder } from '../support/open-folder.ts'
import { shared } from '../support/shared.ts'

/** Levels of references, as the site reads. */
const DEPTH = 2

let dataDir: string
let demo: OpenedFolder

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-forms-of-the-admin-'))
  await cp(join(await shared('demo'), 'vitrine.db'), join(dataDir, 'vitrine.db'))
  demo = await openFolder(dataDir, { databaseUrl: '', migrate: false, languages: 'en,de,he' })
})

afterAll(async () => {
  await demo.close()
  await rm(dataDir, { recursive: true })
})

/** The document as plain JSON, to compare what was read at different times. */
const seen = (document: object | undefined) => JSON.parse(JSON.stringify(document ?? null))

describe.each(['en', 'de'])('a form of the admin in which nothing was changed, in %s', (locale) => {
  it.each(['pages', 'posts', 'projects', 'sliders'])('shows all %s as they are saved', async (slug) => {
    const collection = slug as CollectionSlug
    const own = { collection, locale, depth: 0, limit: 0, draft: true, fallbackLocale: false } as const
    const { docs } = await demo.payload.find(own)
    expect(docs.length).toBeGreaterThan(0)
    for (const form of docs) {
      const reference = { collection: slug, id: Number(form.id) }
      const how = { locale, depth: DEPTH }
      const previewed = await readDraft(demo.payload, reference, { ...how, unsaved: form as unknown as Unsaved })
      const saved = await demo.payload.findByID({ collection, locale, draft: true, id: form.id, depth: DEPTH })
      expect(seen(previewed)).toEqual(seen(saved))
    }
  })

  it('shows all globals as they are saved', async () => {
    for (const { slug } of demo.payload.globals.config) {
      const own = { slug: slug as GlobalSlug, locale, fallbackLocale: false } as const
      const form = await demo.payload.findGlobal({ ...own, depth: 0 })
      const previewed = await readGlobalDraft(demo.payload, slug, { locale, depth: DEPTH, unsaved: { ...form } })
      expect(seen(previewed), slug).toEqual(seen(await demo.payload.findGlobal({ ...own, depth: DEPTH })))
    }
  })
})
