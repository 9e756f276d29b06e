import { runnerImport } from 'vite'
import { inRoot } from '../../scripts/launch/paths.mjs'
import { median } from '../support/load.mjs'
import { NothingMeasured } from '../support/nothing-measured.mjs'
import { termsOf } from '../support/search/corpus.mjs'
import { startSite } from '../support/site.mjs'
import { NOTE_CHANGE, uncached } from '../support/uncached.mjs'

/** Documents. */
const SIZES = [1_000, 10_000, 100_000]

const TERMS = 1_600
const CONNECTIONS = /** @type {const} */ ([1, 16])
const PUBLISHED = 30

/** First hits while a visitor types, publishing and making the index anew, as the collection grows, on both databases. */
export async function measure() {
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
    const categories = await module.addCategories(payload)
    for (const size of SIZES) {
      await module.addPosts(payload, { categories, from: documents, to: size })
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
      for (const [name, figure] of Object.entries(await blog(module, content, { size, databaseUrl }))) {
        figures[`${id}.${size}.${name}`] = figure
      }
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
  let answered = 0
  const visitor = async () => {
    for (let term = terms.pop(); term !== undefined; term = terms.pop()) {
      const begun = performance.now()
      const answer = await suggest({ term, locale: 'en', limit: 6 })
      times.push(performance.now() - begun)
      if (answer.state === 'ready' && answer.hits.length > 0) answered += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  // Some terms are mistyped or rare on purpose, but most of them are words of documents.
  if (answered < TERMS / 2) throw new NothingMeasured(`${answered} of ${TERMS} terms found something`)
  return times.sort((one, other) => one - other)
}

/**
 * Pages of a blog of that size which are not in the cache, in a process of its own.
 *
 * @param {typeof import('../support/search/content.ts')} module
 * @param {import('../../tests/support/content.ts').TestContent} content
 * @param {{ size: number, databaseUrl: string }} options
 */
async function blog({ runStatement, postPath }, { payload, settings }, { size, databaseUrl }) {
  const site = await startSite({ DATA_DIR: settings.dataDir, DATABASE_URL: databaseUrl }, { opens: '/blog/' })
  try {
    const pages = {
      'archive.first': '/blog/category/category-3/',
      archive: '/blog/',
      'archive.middle': `/blog/page/${Math.round(size / 20)}/`,
      category: '/blog/category/category-7/',
      post: postPath(size / 2),
    }
    const times = await uncached({ url: site.url, change: () => runStatement(payload, NOTE_CHANGE), pages })
    return { ...times, siteMemory: site.residentMegabytes() }
  } finally {
    await site.stop()
  }
}

/** @param {import('payload').Payload} payload @returns {Promise<number>} Milliseconds of one change, the median. */
async function publishing(payload) {
  const { docs } = await payload.find({ collection: 'posts', limit: PUBLISHED, depth: 0 })
  if (docs.length < PUBLISHED) throw new NothingMeasured(`${docs.length} posts to publish`)
  /** @type {number[]} */
  const times = []
  for (const [index, { id }] of docs.entries()) {
    const begun = performance.now()
    const data = /** @type {never} */ ({ title: `Change number ${index}`, _status: 'published' })
    await payload.update({ collection: 'posts', id, data })
    times.push(performance.now() - begun)
  }
  return median(times)
}
