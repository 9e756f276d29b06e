import { features, vitrineConfig } from '@vitrine/cms/config'
import { loadSettings } from '@vitrine/cms/settings'
import { createUntyped } from '@vitrine/content/queries'
import { runSql, sql } from '@vitrine/content/sql'
import { feature } from '@vitrine/forum/feature'
import { feature as members } from '@vitrine/members/feature'
import { getPayload, type Payload } from 'payload'
import { addWriter, answerTopic, beginTopic } from './forum-posts.ts'
import { closeConnections } from './open-folder.ts'
import { startSiteWith } from './optional-site.ts'
import type { TestSite } from './site-process.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

/** Replies of the longest topic: they stand on two pages. */
const REPLIES = 34

const MODERATOR = 'mo@example.org'

const OPENING = `Ours is **oak**, oiled, and gets *wet* daily. So far:

1. wipe it dry
2. a thin coat of oil
3. wait a day

> Oil it once a year.

That was said when we bought it. Is it enough? See https://example.org/oil and [our chair](/shop/).`

const ANSWER = `Twice a year, and \`0000\` steel wool in between.

\`\`\`
oil thinly, wait 20 minutes, wipe off everything that stays wet on the surface, and let it stand overnight
\`\`\``

/** A site with boards on which two people have written. */
export interface ForumTestSite extends TestSite {
  /** Path of its longest topic. */
  readonly topic: string
  /** Mail address of a member who moderates. */
  readonly moderator: string
}

export async function startForumSite(): Promise<ForumTestSite> {
  const site = await startSiteWith(['members', 'forum'])
  const settings = loadSettings({ DATA_DIR: site.dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' }, site.dataDir)
  const payload = await getPayload({
    config: vitrineConfig({ settings, features: [...features, members, feature] }),
    key: `${site.dataDir} forum`,
  })
  const topic = await fill(payload)
  await closeConnections(payload)
  return {
    ...site,
    topic,
    moderator: MODERATOR,
    get url() {
      return site.url
    },
    get pid() {
      return site.pid
    },
  }
}

async function fill(payload: Payload): Promise<string> {
  const board = (data: object) => createUntyped(payload, { collection: 'forum-boards', data, locale: 'en' })
  const furniture = await board({ title: 'Furniture', place: 1, description: 'Chairs, tables, and how they age.' })
  const lamps = await board({ title: 'Lamps', place: 2, description: 'Light, dimmers, and what hums.' })
  await board({ title: 'Workshop', parent: furniture.id })
  // Newcomers are asked for the proof of work.
  await payload.updateGlobal({ slug: 'form-settings', data: { botCheck: 'proof' } })
  await board({ title: 'Circle', place: 3, reads: 'members' })
  const [ada, ben] = [await addWriter(payload, 9_001, 'Ada Winter'), await addWriter(payload, 9_002, 'Ben')]
  const { id: member } = await createUntyped(payload, { collection: 'members', data: { email: MODERATOR } })
  const mo = await addWriter(payload, member, 'Mo')
  await runSql(payload, sql`update forum_people set role = 'moderator' where id = ${mo.person}`)
  const begin = (title: string, slug: string, at: number, where = furniture.id) =>
    beginTopic(payload, { ...ada, board: where, title, slug, source: OPENING, now: later(at) })
  const { topic } = await begin('How often do you oil a table?', 'how-often', 0)
  for (let reply = 1; reply < REPLIES; reply += 1) {
    await answerTopic(payload, { ...ben, topic, source: ANSWER, answers: 1, now: later(reply) })
  }
  const hums = await begin('Pendant No. 2 hums when it is dimmed', 'hums', 100, lamps.id)
  await answerTopic(payload, {
    ...ben,
    topic: hums.topic,
    source: 'See my [shop](https://example.org/).',
    heldFor: 'links',
    now: later(102),
  })
  await begin('Which wood for a bench that stands outside the whole year?', 'bench', 101)
  return `/forum/topic/how-often-${topic}/`
}

function later(minutes: number): Date {
  return new Date(NOW.getTime() + minutes * 60_000)
}
