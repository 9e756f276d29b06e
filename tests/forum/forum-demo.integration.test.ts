import { list, record } from '@vitrine/content/core'
import { createUntyped } from '@vitrine/content/queries'
import { demo } from '@vitrine/forum/feature.demo'
import { forumContents, forumReader } from '@vitrine/forum/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payloadSource } from '../../apps/site/src/content/payload-source.ts'
import type { ContentSource } from '../../apps/site/src/content/source.ts'
import { resolveReferences } from '../../packages/demo/src/seed/references.ts'
import type { TestContent } from '../support/content.ts'
import { openForumContent } from '../support/forum-content.ts'

describe("the forum of the demo's studio", () => {
  let content: TestContent
  let source: ContentSource

  beforeAll(async () => {
    content = await openForumContent()
    const { payload } = content
    const references = new Map<string, Map<string, number | string>>()
    for (const part of demo.parts) {
      if ('global' in part) continue
      const ids = new Map<string, number | string>()
      for (const [name, document] of Object.entries(part.documents)) {
        const data = Object(resolveReferences(document, references))
        ids.set(name, (await createUntyped(payload, { collection: part.collection, data, locale: 'en' })).id)
      }
      references.set(part.reference, ids)
    }
    source = payloadSource(payload, [forumContents(payload, forumReader(payload))])
  })

  afterAll(() => content.close())

  const blockAt = async (path: string) => record((await source.page(path, 'en'))?.layout[0])

  it('has three boards that say what is in them', async () => {
    const boards = list((await blockAt('/forum/')).boards)
    expect(boards.map(({ title, counts }) => [title, record(counts).topics])).toEqual([
      ['Tables and chairs', 9],
      ['Light', 9],
      ['Rooms and building', 9],
    ])
    expect(boards.every(({ last }) => record(last).title !== undefined)).toBe(true)
  })

  it('has topics whose posts and lines agree', async () => {
    for (const { path } of list((await blockAt('/forum/')).boards)) {
      for (const topic of list((await blockAt(String(path))).topics)) {
        const { replies, lastNumber, solvedBy } = await blockAt(String(topic.path))
        const numbers = list(replies).map(({ number }) => number)
        expect([topic.path, numbers]).toEqual([topic.path, list(replies).map((_, place) => place + 1)])
        expect([topic.path, lastNumber]).toEqual([topic.path, numbers.length])
        if (solvedBy != null) expect(numbers).toContain(solvedBy)
        expect(list(replies).at(-1)).toMatchObject({ author: topic.lastAuthor, writtenAt: topic.lastAt })
      }
    }
  })

  it('has pages of those who write in it', async () => {
    const replies = list((await blockAt('/forum/board/light/')).topics)
    const { replies: posts } = await blockAt(String(replies[0]?.path))
    expect(await blockAt(String(list(posts)[0]?.page))).toMatchObject({ blockType: 'forumPerson' })
  })
})
