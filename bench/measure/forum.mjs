import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { inRoot } from '../../scripts/launch/paths.mjs'
import { median } from '../support/load.mjs'
import { startSite } from '../support/site.mjs'
import { NOTE_CHANGE, uncached } from '../support/uncached.mjs'

/** Topics of two forums, each topic with eleven posts. */
const [FEW, MANY] = [1_000, 100_000]

/** Times that both forums are asked in turns, so that a drift of the machine favours neither. */
const ROUNDS = 3

const PAGES = /** @type {const} */ (['board', 'topic', 'search'])

const CONFIG = `import { defineConfig } from '@vitrine/kit/config'

export default defineConfig({ features: ['members', 'forum'] })
`

const BUILD = `
  const { buildSite } = await import('./scripts/launch/build.mjs')
  await buildSite()
`

/** Pages of a forum that are not in the cache: of one with many topics, and against one with few, on both databases. */
export async function measure() {
  const { module } = await runnerImport(inRoot('bench/support/forum/content.ts'))
  const copy = await module.copyProject()
  const postgres = await module.startPostgres()
  try {
    writeFileSync(join(copy.folder, 'vitrine.config.ts'), CONFIG)
    await copy.run(['scripts/wiring.mjs'])
    await copy.run(['--input-type=module', '--eval', BUILD])
    const database = (/** @type {string} */ name) => postgres.createDatabase(name, { migrated: false })
    const root = copy.folder
    return {
      ...(await onDatabase(module, { id: 'forum', root, few: '', many: '' })),
      ...(await onDatabase(module, {
        id: 'forum.postgres',
        root,
        few: await database('forum_few'),
        many: await database('forum_many'),
      })),
    }
  } finally {
    await postgres.stop()
    await copy.remove()
  }
}

/** @typedef {typeof import('../support/forum/content.ts')} Content */

/**
 * @param {Content} module
 * @param {{ id: string, root: string, few: string, many: string }} options Name of the figures, checkout whose site it is, and
 *   addresses of two databases, empty for SQLite.
 */
async function onDatabase(module, { id, root, few, many }) {
  const small = await openForum(module, { topics: FEW, root, databaseUrl: few })
  try {
    const large = await openForum(module, { topics: MANY, root, databaseUrl: many })
    try {
      const rounds = []
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push({ few: await small.times(), many: await large.times() })
      }
      /** @type {Record<string, number>} */
      const figures = {}
      for (const name of PAGES) {
        figures[`${id}.${name}`] = median(rounds.map((round) => round.many[name]))
        figures[`${id}.${name}.growth`] = median(rounds.map((round) => round.many[name] / round.few[name]))
      }
      return figures
    } finally {
      await large.close()
    }
  } finally {
    await small.close()
  }
}

/**
 * Starts the site on a forum.
 *
 * @param {Content} module
 * @param {{ topics: number, root: string, databaseUrl: string }} options
 */
async function openForum(module, { topics, root, databaseUrl }) {
  const content = await module.openForumContent(databaseUrl)
  const { payload, settings } = content
  const { topic } = await module.addLargeForum(payload, { topics, language: 'en' })
  await module.rebuildIndex(payload)
  const env = { DATA_DIR: settings.dataDir, DATABASE_URL: databaseUrl, LANGUAGES: 'en,de', TRUST_PROXY: '127.0.0.1' }
  const site = await startSite(env, { opens: '/forum/', root })
  return {
    /** Median milliseconds of pages that are not in the cache. */
    times: () =>
      uncached({
        url: site.url,
        change: () => module.runStatement(payload, NOTE_CHANGE),
        pages: {
          list: '/forum/',
          board: '/forum/board/board-1/',
          topic: `/forum/topic/topic-${topic}/`,
          search: '/search/?q=oak+lantern',
        },
      }),
    async close() {
      await site.stop()
      await content.close()
    },
  }
}
