import type { Payload } from 'payload'
import { describe, expect, it } from 'vitest'
import { published } from './published.ts'

/** Answers what it was asked. */
const payload = { find: async (asked: object) => ({ docs: [asked] }) } as Partial<Payload> as Payload

const asked = { locale: 'en', depth: 0 } as const

describe('a question about published documents', () => {
  it('is about those alone, whatever else it asks', async () => {
    const { docs } = await published(payload, 'posts', { ...asked, where: { path: { equals: '/a/' } } })
    expect(docs).toMatchObject([
      { where: { and: [{ _status: { equals: 'published' } }, { path: { equals: '/a/' } }] } },
    ])
  })

  it('reads fields that the collection has', async () => {
    const { docs } = await published(payload, 'posts', { ...asked, select: { title: true } })
    expect(docs).toMatchObject([{ select: { title: true } }])
    // @ts-expect-error A field of another collection does not compile.
    await published(payload, 'posts', { ...asked, select: { title: true, quote: true } })
    // @ts-expect-error Nor is one read that was not asked for.
    expect(docs[0]?.path).toBeUndefined()
  })
})
