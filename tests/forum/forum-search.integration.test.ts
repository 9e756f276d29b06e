import { createUntyped, updateUntyped } from '@vitrine/content/queries'
import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import { hideReply, showReply } from '@vitrine/forum/server'
import { createSearch, rebuildIndex, startIndexMaintenance } from '@vitrine/search/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actOnPost } from '../../packages/forum/src/content/moderation/act-on-post.ts'
import { moveTopic } from '../../packages/forum/src/content/moderation/act-on-topic.ts'
import { mergeTopics } from '../../packages/forum/src/content/moderation/merge-topics.ts'
import { splitTopic } from '../../packages/forum/src/content/moderation/split-topic.ts'
import { findTopic } from '../../packages/forum/src/store/topic-rows.ts'
import type { TestContent } from '../support/content.ts'
import { openForumContent } from '../support/forum-content.ts'
import { addWriter, answerTopic, beginTopic, type TestTopic, type Writer } from '../support/forum-posts.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

const NOW = new Date('2026-11-26T10:00:00Z')
const MODERATED = { by: { account: 'editor@example.org' }, reason: '', now: NOW }

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('topics in the search on %s', (kind) => {
  let content: TestContent
  let ada: Writer
  let boards: { readonly lamps: number; readonly club: number; readonly few: number; readonly other: number }
  const faults: unknown[] = []

  const board = async (data: object) =>
    (await createUntyped(content.payload, { collection: 'forum-boards', data, locale: 'en' })).id
  const begin = (topic: Partial<TestTopic>) =>
    beginTopic(content.payload, {
      ...ada,
      board: boards.lamps,
      title: 'A lamp',
      slug: 'a-lamp',
      source: 'It hums.',
      now: NOW,
      ...topic,
    })
  const answer = (topic: number, source: string, more: { readonly heldFor?: 'links' } = {}) =>
    answerTopic(content.payload, { ...ada, topic, source, now: NOW, ...more })
  const changed = (work: (transaction: Parameters<Parameters<typeof inTransaction>[1]>[0]) => Promise<unknown>) =>
    inTransaction(content.payload, async (transaction) => void (await work(transaction)))
  const waiting = async () =>
    (await runSql(content.payload, sql`select document from search_stale order by document`)).map(({ document }) =>
      Number(document),
    )
  /** Does what the site does every few seconds. */
  const indexed = async () => {
    const stop = startIndexMaintenance(content.payload, { onError: (error) => faults.push(error) })
    await expect.poll(waiting).toEqual([])
    await stop()
    expect(faults).toEqual([])
  }
  const searching = () => createSearch({ payload: content.payload, onError: (error) => faults.push(error) })
  const hits = async (term: string, locale = 'en') => {
    const found = await searching().search({ term, locale, limit: 20 })
    if (found.state === 'unavailable') throw new Error('Search is unavailable.', { cause: faults[0] })
    return found.hits
  }
  const paths = async (term: string, locale = 'en') => (await hits(term, locale)).map(({ path }) => path)

  beforeAll(async () => {
    content = await openForumContent(
      kind === 'postgres' ? await postgres.createDatabase('forum_search', { migrated: false }) : '',
    )
    ada = await addWriter(content.payload, 1, 'Ada')
    boards = {
      lamps: await board({ title: 'Lamps' }),
      other: await board({ title: 'Other' }),
      club: await board({ title: 'Club', reads: 'members' }),
      few: await board({ title: 'Few', reads: 'list', people: 'ada@example.org' }),
    }
  })

  afterAll(() => content.close())

  it('are found by their title and by what is written in them', async () => {
    const { topic } = await begin({ title: 'Pendant flickers', slug: 'pendant', source: 'Since **Tuesday**.' })
    await answer(topic, 'Is it the dimmer?\n\n> a quotation')
    await indexed()
    const path = `/forum/topic/pendant-${topic}/`
    for (const term of ['pendant', 'Tuesday', 'dimmers']) expect(await paths(term), term).toEqual([path])
    expect(await paths('quotation')).toEqual([])
    expect(await paths('pendant', 'de')).toEqual([])
    const [hit] = await hits('dimmer')
    expect(hit).toMatchObject({ type: 'topic', title: 'Pendant flickers' })
    expect(hit?.excerpt.filter(({ marked }) => marked)).toEqual([{ text: 'dimmer', marked: true }])
    const live = await searching().suggest({ term: 'pend', locale: 'en', limit: 5 })
    expect(live).toMatchObject({ hits: [{ path, type: 'topic' }] })
  })

  it('are looked at again one by one: a reply brings its topic alone', async () => {
    const { topic } = await begin({ title: 'Sconce', slug: 'sconce' })
    await indexed()
    await answer(topic, 'A brass one.')
    await answer(topic, 'Or copper.')
    expect(await waiting()).toEqual([topic])
    await indexed()
    expect(await paths('copper')).toEqual([`/forum/topic/sconce-${topic}/`])
  })

  it('are not found while they are held, nor once they are hidden, even before the index has followed', async () => {
    const { topic, reply } = await begin({ title: 'Chandelier', slug: 'chandelier', heldFor: 'first' })
    await indexed()
    expect(await paths('chandelier')).toEqual([])
    await changed((transaction) => showReply(content.payload, reply, NOW, transaction))
    await indexed()
    expect(await paths('chandelier')).toEqual([`/forum/topic/chandelier-${topic}/`])
    await changed((transaction) => hideReply(content.payload, reply, transaction))
    expect(await paths('chandelier')).toEqual([])
    await indexed()
    expect(await paths('chandelier')).toEqual([])
  })

  it('have no words of replies that are held, hidden or deleted', async () => {
    const { topic } = await begin({ title: 'Torchiere', slug: 'torchiere' })
    await answer(topic, 'My zirconium shop', { heldFor: 'links' })
    const shown = await answer(topic, 'A beryllium base')
    await indexed()
    expect(await paths('zirconium')).toEqual([])
    expect(await paths('beryllium')).toHaveLength(1)
    await changed((transaction) =>
      actOnPost(content.payload, { ...MODERATED, act: 'delete', reply: shown }, transaction),
    )
    await indexed()
    expect(await paths('beryllium')).toEqual([])
    expect(await paths('torchiere')).toHaveLength(1)
  })

  it('on boards with rights are in no index', async () => {
    await begin({ board: boards.club, title: 'Palladium', slug: 'one' })
    await begin({ board: boards.few, title: 'Palladium', slug: 'two', source: 'Iridium.' })
    await indexed()
    await rebuildIndex(content.payload)
    expect(await paths('palladium')).toEqual([])
    expect(await paths('iridium')).toEqual([])
    // Nor is a word offered that stands there alone.
    const found = await searching().search({ term: 'iridum', locale: 'en', limit: 5 })
    expect(found).toMatchObject({ hits: [], corrections: [] })
  })

  it('leave at once with their board, and come back with it', async () => {
    const id = await board({ title: 'Attic' })
    const { topic } = await begin({ board: id, title: 'Osmium', slug: 'osmium' })
    await indexed()
    expect(await paths('osmium')).toEqual([`/forum/topic/osmium-${topic}/`])
    const read = (reads: string) =>
      updateUntyped(content.payload, { collection: 'forum-boards', id, data: { reads }, locale: 'en' })
    await read('members')
    expect(await paths('osmium')).toEqual([])
    await indexed()
    await read('everyone')
    await indexed()
    expect(await paths('osmium')).toEqual([`/forum/topic/osmium-${topic}/`])
  })

  it('leave at once when they are moved to a board with rights', async () => {
    const { topic } = await begin({ title: 'Rhodium', slug: 'rhodium' })
    await indexed()
    const stored = await findTopic(content.payload, topic)
    if (!stored) throw new Error('The topic is gone.')
    await changed((transaction) => moveTopic(content.payload, stored, { ...MODERATED, board: boards.few }, transaction))
    expect(await paths('rhodium')).toEqual([])
  })

  it('follow what moderators put together and take apart', async () => {
    const one = await begin({ title: 'Gallium', slug: 'gallium' })
    const two = await begin({ title: 'Thulium', slug: 'thulium' })
    const reply = await answer(two.topic, 'With erbium.')
    await changed((transaction) =>
      mergeTopics(content.payload, { ...MODERATED, topic: two.topic, into: one.topic }, transaction),
    )
    await indexed()
    expect(await paths('thulium')).toEqual([])
    expect(await paths('erbium')).toEqual([`/forum/topic/gallium-${one.topic}/`])
    let made: number | undefined
    await changed(async (transaction) => {
      made = await splitTopic(content.payload, { ...MODERATED, reply, title: 'Lutetium', slug: 'lu' }, transaction)
    })
    await indexed()
    expect(await paths('erbium')).toEqual([`/forum/topic/lu-${made}/`])
    expect(await paths('gallium')).toEqual([`/forum/topic/gallium-${one.topic}/`])
  })

  it('from before the index knew of them go in at the next start', async () => {
    const { topic } = await begin({ title: 'Hafnium', slug: 'hafnium' })
    await runSql(content.payload, sql`delete from search_stale`)
    const stop = startIndexMaintenance(content.payload, { onError: (error) => faults.push(error) })
    await expect.poll(() => paths('hafnium')).toEqual([`/forum/topic/hafnium-${topic}/`])
    await stop()
    expect(faults).toEqual([])
  })

  it('are in an index that is made anew', async () => {
    const { topic } = await begin({ title: 'Scandium', slug: 'scandium' })
    await runSql(content.payload, sql`delete from search_stale`)
    await rebuildIndex(content.payload)
    expect(await paths('scandium')).toEqual([`/forum/topic/scandium-${topic}/`])
  })

  it('follow the address of the forum', async () => {
    const { topic } = await begin({ title: 'Yttrium', slug: 'yttrium' })
    await indexed()
    await content.payload.updateGlobal({ slug: 'forum-settings', data: { slug: 'talk' } })
    expect(await paths('yttrium')).toEqual([`/talk/topic/yttrium-${topic}/`])
  })
})
