import { runnerImport } from 'vite'
import { inRoot } from '../../scripts/launch/paths.mjs'
import { median } from '../support/load.mjs'
import { termsOf } from '../support/search/corpus.mjs'

/** Documents. */
const SIZES = [1_000, 10_000, 100_000]

const TERMS = 1_600
const CONNECTIONS = /** @type {const} */ ([1, 16])
const PUBLISHED = 30

/** First hits while a visitor types, publishing and making the index anew, as the collection grows, on both databases. */
export async function search() {
  const { module } = await runnerImport(inRoot('bench/support/search/content.ts'))
  const postgres = await module.startPostgres()
  try {
    return {
      ...(await onDatabase(module, 'search', '')),
      ...(await onDatabase(module, 'search.postgres', await postgres.createDatabase('search'))),
    }
  } finally {
    await postgres.stop()
  }
}

/**
 * @param {typeof import('../support/search/content.ts')} module
 * @param {string} id What the figures are called.
 * @param {string} databaseUrl
 */
async function onDatabase(module, id, databaseUrl) {
  const content = await module.openContent(databaseUrl)
  const { payload } = content
  /** @type {Record<string, number>} */
  const figures = {}
  let documents = 0
  try {
    for (const size of SIZES) {
      await module.addPages(payload, documents, size)
      documents = size
      const begun = performance.now()
      await module.rebuildIndex(payload)
      figures[`${id}.${size}.rebuild`] = (performance.now() - begun) / 1000
      figures[`${id}.${size}.megabytes`] = await module.indexMegabytes(payload)
      for (const connections of CONNECTIONS) {
        const times = await suggestions(module, payload, { size, connections })
        figures[`${id}.${size}.${connections}.median`] = median(times)
        figures[`${id}.${size}.${connections}.p99`] = times[Math.floor(times.length * 0.99)] ?? Number.NaN
      }
      figures[`${id}.${size}.publish`] = await publishing(payload)
      figures[`${id}.${size}.memory`] = process.memoryUsage().rss / 1e6
    }
  } finally {
    await content.close()
  }
  const of = (/** @type {string} */ name) => figures[`${id}.${name}`] ?? Number.NaN
  const [least, , most] = SIZES
  figures[`${id}.p99`] = of(`${most}.1.p99`)
  figures[`${id}.growth`] = of(`${most}.1.median`) / of(`${least}.1.median`)
  figures[`${id}.publish`] = of(`${most}.publish`) / of(`${least}.publish`)
  return figures
}

/**
 * @param {typeof import('../support/search/content.ts')} module
 * @param {import('payload').Payload} payload
 * @param {{ size: number, connections: number }} options
 * @returns {Promise<number[]>} Milliseconds of each, the shortest first.
 */
async function suggestions({ createSearch }, payload, { size, connections }) {
  const { suggest } = createSearch({
    payload,
    onError: (error) => {
      throw error
    },
  })
  const terms = termsOf(TERMS, size)
  /** @type {number[]} */
  const times = []
  const visitor = async () => {
    for (let term = terms.pop(); term !== undefined; term = terms.pop()) {
      const begun = performance.now()
      await suggest({ term, locale: 'en', limit: 6 })
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  return times.sort((one, other) => one - other)
}

/** @param {import('payload').Payload} payload @returns {Promise<number>} Milliseconds of one change, the median. */
async function publishing(payload) {
  const { docs } = await payload.find({ collection: 'pages', limit: PUBLISHED, depth: 0 })
  /** @type {number[]} */
  const times = []
  for (const [index, { id }] of docs.entries()) {
    const begun = performance.now()
    const data = /** @type {never} */ ({ title: `Change number ${index}`, _status: 'published' })
    await payload.update({ collection: 'pages', id, data })
    times.push(performance.now() - begun)
  }
  return median(times)
}
