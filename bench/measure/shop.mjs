import { runnerImport } from 'vite'
import { inRoot } from '../../scripts/launch/paths.mjs'
import { median, percentile } from '../support/load.mjs'

/** Products of the shop; each has ten variants. */
const PRODUCTS = 2_000

/** Lists that are filtered, and orders that are placed. */
const [LISTS, ORDERS] = [500, 200]

/** Orders that are placed, and lists that are filtered, in a shop with many products, on both databases. */
export async function measure() {
  const { module } = await runnerImport(inRoot('bench/support/shop/content.ts'))
  const postgres = await module.startPostgres()
  try {
    return {
      ...(await onDatabase(module, 'shop', '')),
      ...(await onDatabase(module, 'shop.postgres', await postgres.createDatabase('shop', { migrated: false }))),
    }
  } finally {
    await postgres.stop()
  }
}

/**
 * @param {typeof import('../support/shop/content.ts')} module
 * @param {string} id What the figures are called.
 * @param {string} databaseUrl Empty: SQLite.
 */
async function onDatabase(module, id, databaseUrl) {
  const { payload, close } = await module.openShopContent(databaseUrl)
  try {
    await module.addProducts(payload, PRODUCTS)
    return {
      [`${id}.filter`]: percentile(await module.filterTimes(payload, LISTS), 0.99),
      [`${id}.order`]: median(await module.placingTimes(payload, ORDERS)),
    }
  } finally {
    await close()
  }
}
