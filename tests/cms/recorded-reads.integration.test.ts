import type { Client } from '@libsql/client'
import { runSql, sql } from '@vitrine/content/sql'
import type { Payload, Where } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { recordReads } from '../../packages/content/src/store/reads.ts'
import { openContent, type TestContent } from '../support/content.ts'

let content: TestContent
let payload: Payload
let parent: number
let child: number

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  const page = async (title: string, data: object = {}) =>
    Number((await payload.create({ collection: 'pages', data: { title, _status: 'published', ...data } as never })).id)
  parent = await page('Parent')
  child = await page('Child', { parent })
})

afterAll(() => content.close())

const tagsOf = async (work: () => Promise<unknown>) => [...(await recordReads(work)).tags].sort()

describe('what is asked of the database', () => {
  it('about an address is noted by the address, and by what is there', async () => {
    const at = (path: string) =>
      tagsOf(() =>
        payload.find({ collection: 'pages', where: { path: { equals: path } }, depth: 0, pagination: false }),
      )
    expect([await at('/parent/child/'), await at('/nothing/')]).toEqual([
      [`pages:${child}`, 'path:/parent/child/'],
      ['path:/nothing/'],
    ])
  })

  it('about ids is noted by them, also where there is nothing', async () => {
    const where: Where = { and: [{ _status: { equals: 'published' } }, { id: { in: [child, 999] } }] }
    expect(await tagsOf(() => payload.find({ collection: 'pages', where, depth: 0 }))).toEqual([
      `pages:${child}`,
      'pages:999',
    ])
  })

  it('through references is noted by what they lead to', async () => {
    const tags = await tagsOf(() => payload.findByID({ collection: 'pages', id: child, depth: 1 }))
    expect(tags).toEqual([`pages:${parent}`, `pages:${child}`].sort())
  })

  it.each([
    ['all of them', {}],
    ['one of two conditions', { or: [{ id: { equals: 1 } }, { title: { equals: 'x' } }] }],
    ['ids beyond one', { id: { greater_than: 1 } }],
  ])('about %s is noted as a list', async (_, where) => {
    const tags = await tagsOf(() => payload.find({ collection: 'posts', where, depth: 0 }))
    expect(tags).toEqual(['posts'])
  })

  it('about what documents refer to is noted as a list of that, too', async () => {
    const where = { 'author.title': { equals: 'Ada' } }
    expect(await tagsOf(() => payload.find({ collection: 'posts', where, sort: '-series.title' }))).toEqual([
      'authors',
      'posts',
      'series',
    ])
  })

  it('about the parts of a document, such as its comments, is noted as its parts', async () => {
    const on = (relationTo: 'pages' | 'posts', value: number): Where => ({
      and: [{ about: { equals: { relationTo, value } } }, { state: { equals: 'approved' } }],
    })
    const find = (where: Where) => tagsOf(() => payload.find({ collection: 'comments', where, depth: 0 }))
    expect([await find(on('pages', child)), await find(on('posts', 7))]).toEqual([
      [`parts:pages:${child}`],
      ['parts:posts:7'],
    ])
    expect(await find({ or: [on('pages', child), on('posts', 7)] })).toEqual(['comments'])
  })

  it('about a count is noted as a list', async () =>
    expect(await tagsOf(() => payload.count({ collection: 'media' }))).toEqual(['media']))

  it('in a statement of which nobody knows what it depends on is noted as all', async () =>
    expect(await tagsOf(() => runSql(payload, sql`select 1 as one`))).toEqual(['all']))
})

describe('a statement', () => {
  const statementsOf = async (work: () => Promise<unknown>) => {
    const { client } = payload.db as never as { readonly client: Client }
    const execute = vi.spyOn(client, 'execute')
    try {
      await work()
      return execute.mock.calls.length
    } finally {
      execute.mockRestore()
    }
  }
  const find = async (path: string, depth: number) => {
    const where: Where = { and: [{ _status: { equals: 'published' } }, { path: { equals: path } }] }
    const { docs } = await payload.find({ collection: 'pages', where, depth, pagination: false })
    return docs
  }

  it('finds the document at an address, and another one what it refers to', async () => {
    expect((await find('/parent/child/', 0)).map(({ id }) => id)).toEqual([child])
    expect(await statementsOf(() => find('/parent/child/', 0))).toBe(1)
    expect(await statementsOf(() => find('/parent/child/', 2))).toBe(2)
  })

  it('finds nothing where there is nothing, whatever the address is', async () => {
    for (const path of ['/nothing/', "/'; drop table pages; --/", '']) expect(await find(path, 0)).toEqual([])
  })
})
