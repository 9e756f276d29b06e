import { join } from 'node:path'
import { features, vitrineConfig } from '@vitrine/cms/config'
import { loadSettings } from '@vitrine/cms/settings'
import { feature } from '@vitrine/shop/feature'
import { beginPayment, placeOrder, settle } from '@vitrine/shop/server'
import { getPayload, type Payload } from 'payload'
import { INVOICE_SETTINGS } from '../support/invoice-settings.ts'
import type { KillPoint } from '../support/order-kill-points.ts'
import { orderShop, wishFor } from '../support/order-shop.ts'
import { fileProvider } from '../support/paper-provider-file.ts'

/** A process that takes one order from button to money, and is killed on its way. Its one argument is this, as JSON. */
export interface OrderProcess {
  readonly dataDir: string
  readonly databaseUrl: string
  readonly checkoutKey: string
  readonly point: KillPoint
}

/** The part of Payload's adapters that runs statements of our own. */
interface Adapter {
  execute(statement: { readonly sql: { readonly queryChunks: readonly unknown[] } }): Promise<unknown>
}

/** Text of a statement, with a question mark for each value. */
function textOf(chunks: readonly unknown[]): string {
  return chunks
    .map((chunk) => {
      const { value, queryChunks } = Object(chunk)
      if (Array.isArray(queryChunks)) return textOf(queryChunks)
      return Array.isArray(value) ? value.join('') : '?'
    })
    .join('')
    .replace(/\s+/g, ' ')
}

function killAt({ db }: Payload, { statement, nth, when }: KillPoint): void {
  const adapter: Adapter = Object(db)
  const execute = adapter.execute.bind(adapter)
  let seen = 0
  adapter.execute = async (asked) => {
    const isPoint = textOf(asked.sql.queryChunks).includes(statement) && ++seen === nth
    if (isPoint && when === 'before') process.kill(process.pid, 'SIGKILL')
    const done = await execute(asked)
    if (isPoint) process.kill(process.pid, 'SIGKILL')
    return done
  }
}

const { dataDir, databaseUrl, checkoutKey, point }: OrderProcess = JSON.parse(process.argv[2] ?? '')
const settings = loadSettings(
  { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', LANGUAGES: 'en,de' },
  dataDir,
)
const payload = await getPayload({
  config: vitrineConfig({ settings, features: [...features, feature] }),
  key: dataDir,
})
killAt(payload, point)
const provider = fileProvider(join(dataDir, 'provider.json'))
const shop = { ...orderShop(payload, provider), invoicing: INVOICE_SETTINGS }
const now = new Date('2026-11-26T10:00:00Z')
const placed = await placeOrder(shop, wishFor({ checkoutKey, email: 'ruth@example.org' }), now)
if (placed.ok) {
  const address = await beginPayment(shop, placed.order, now)
  const ref = String(address).replace('https://pay.example/', '')
  await provider.pay(ref)
  await settle(shop, provider.name, ref, now)
}
process.exit(0)
