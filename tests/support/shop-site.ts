import { features, vitrineConfig } from '@vitrine/cms/config'
import { loadSettings } from '@vitrine/cms/settings'
import { createUntyped, updateGlobalUntyped } from '@vitrine/content/queries'
import { runSql, sql } from '@vitrine/content/sql'
import { uploadOf } from '@vitrine/kit/demo'
import { feature } from '@vitrine/shop/feature'
import { demo } from '@vitrine/shop/feature.demo'
import { actOnOrder, readInvoiceSettings, sweepInvoices } from '@vitrine/shop/server'
import { getPayload, type Payload } from 'payload'
import { resolveReferences } from '../../packages/demo/src/seed/references.ts'
import { closeConnections } from './open-folder.ts'
import { openedShop } from './opened-shop.ts'
import { startSiteWith } from './optional-site.ts'
import { SELLING, SPRING } from './shop-rules.ts'
import type { TestSite } from './site-process.ts'

/** The demo of a site that sells what the studio of the demo sells, to members as well. */
export async function startShopSite(): Promise<TestSite> {
  const site = await startSiteWith(['members', 'shop'])
  await withContent(site, 'fill', fillShop)
  return site
}

/** Marks all orders of a site as sent, and writes their invoices, as its owner and its sweep do. */
export async function sendOrders(site: TestSite): Promise<void> {
  await withContent(site, `send ${Date.now()}`, async (payload) => {
    const now = new Date()
    const invoicing = await readInvoiceSettings(payload)
    const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
    const onError = (error: unknown): never => {
      throw error
    }
    await runSql(payload, sql`update shop_orders set sent_at = ${now.toISOString()}`)
    await sweepInvoices({ payload, invoicing, dayOf, onError }, now)
  })
}

/** Marks all orders of a site that are paid in advance as paid, as its owner does. */
export async function payOrders(site: TestSite): Promise<void> {
  await withContent(site, `pay ${Date.now()}`, async (payload) => {
    const now = new Date()
    const onError = (error: unknown): never => {
      throw error
    }
    const shop = await openedShop(payload, { now: () => now, onError })()
    const rows = await runSql(payload, sql`select id from shop_orders where state = 'awaiting payment'`)
    for (const { id } of rows) await actOnOrder(shop, Number(id), { act: 'paid' }, { who: 'Ada', now })
  })
}

async function withContent(site: TestSite, use: string, work: (payload: Payload) => Promise<void>): Promise<void> {
  const settings = loadSettings({ DATA_DIR: site.dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' }, site.dataDir)
  const payload = await getPayload({
    config: vitrineConfig({ settings, features: [...features, feature] }),
    // Files of one lane share a process, and Payload opens a key once: a site stopped before would be given again.
    key: `${site.dataDir} ${use}`,
  })
  await work(payload)
  await closeConnections(payload)
}

async function fillShop(payload: Payload): Promise<void> {
  const { docs } = await payload.find({ collection: 'media', pagination: false, depth: 0 })
  const references = new Map<string, ReadonlyMap<string, number | string>>([
    ['image', new Map(docs.map(({ id, filename }) => [String(filename).replace(/\.\w+$/, ''), id]))],
  ])
  for (const part of demo.parts) {
    if ('global' in part) {
      await updateGlobalUntyped(payload, { slug: part.global, data: part.data, locale: 'en' })
      continue
    }
    const ids = new Map<string, number | string>()
    for (const [name, document] of Object.entries(part.documents)) {
      const data = Object(resolveReferences(document, references))
      const file = part.files?.[name]
      const created = {
        collection: part.collection,
        data,
        locale: 'en',
        ...(file && { file: uploadOf(file) }),
      } as const
      const { id } = await createUntyped(payload, created)
      ids.set(name, id)
    }
    references.set(part.reference, ids)
  }
  await updateGlobalUntyped(payload, { slug: 'shop-rules', data: SELLING, locale: 'en' })
  await createUntyped(payload, { collection: 'coupons', data: SPRING, locale: 'en' })
}
