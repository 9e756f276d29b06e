import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ContentSource } from '../../apps/site/src/content/source.ts'
import { signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { contentSource } from '../support/content-source.ts'

let content: TestContent
let source: ContentSource
let token: string

beforeAll(async () => {
  content = await openContent()
  source = contentSource(content.payload)
  token = await signIn(content, 'administrator')
})

afterAll(() => content.close())

const account = (headers: Record<string, string>) => source.account(new Headers(headers))

describe('the account of a request', () => {
  it.each([
    ['its cookie', () => ({ cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' })],
    ['a header', () => ({ authorization: `JWT ${token}` })],
  ])('is found by %s', async (_, headers) =>
    expect(await account(headers())).toMatchObject({ name: 'administrator', role: 'administrator' }))

  it('is found without working out its rights', async () => {
    const { access } = content.payload.collections.tags?.config ?? {}
    if (!access) throw new Error('The model has no tags.')
    const asked = vi.spyOn(access, 'create')
    await account({ authorization: `JWT ${token}` })
    expect(asked).not.toHaveBeenCalled()
    // The spy sees it when rights are worked out.
    await content.payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })
    expect(asked).toHaveBeenCalled()
    asked.mockRestore()
  })

  it.each([
    ['nothing', () => ({})],
    ['a token that is none', () => ({ authorization: 'JWT x.y.z' })],
    ['another signature', () => ({ authorization: `JWT ${token.slice(0, -6)}AAAAAA` })],
  ])('is nobody with %s', async (_, headers) => expect(await account(headers())).toBeUndefined())

  it('is nobody once its session has ended, though the token is still good', async () => {
    const other = await signIn(content, 'editor')
    expect(await account({ authorization: `JWT ${other}` })).toMatchObject({ name: 'editor', role: 'editor' })
    const { docs } = await content.payload.find({
      collection: 'users',
      where: { email: { equals: 'editor@example.com' } },
    })
    const id = Number(docs[0]?.id)
    await content.payload.db.updateOne({ collection: 'users', id, data: { sessions: [] } })
    expect(await account({ authorization: `JWT ${other}` })).toBeUndefined()
  })

  it('is nobody once it is deleted', async () => {
    const other = await signIn(content, 'author')
    await content.payload.delete({ collection: 'users', where: { email: { equals: 'author@example.com' } } })
    expect(await account({ authorization: `JWT ${other}` })).toBeUndefined()
  })
})
