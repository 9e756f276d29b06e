import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askJson, askPath, signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'

const ROLES = ['administrator', 'editor', 'author'] as const
type Role = (typeof ROLES)[number]

let content: TestContent
const tokens: Record<Role | 'visitor', string> = { administrator: '', editor: '', author: '', visitor: '' }
const accounts: Record<Role, number> = { administrator: 0, editor: 0, author: 0 }

beforeAll(async () => {
  content = await openContent('', { siteUrl: 'https://example.com' })
  for (const role of ROLES) {
    tokens[role] = await signIn(content, role)
    accounts[role] = (await ask(role, 'GET', '/users/me')).body.user.id
  }
})

afterAll(() => content.close())

const ask = (role: Role | 'visitor', method: string, path: string, body?: object) =>
  askJson(content, [method, path, ...(body ? [body] : [])] as [string, string, object], tokens[role])

/** A page that an author has written, by its key and number. */
async function draftPage(title: string): Promise<{ readonly id: number; readonly document: string }> {
  const { body } = await ask('author', 'POST', '/pages?draft=true', { title, _status: 'draft', layout: [] })
  return { id: body.doc.id, document: `pages/${body.doc.id}` }
}

/** Mails that are queued about a title: to whom, and with which subject. */
async function mailsAbout(title: string): Promise<readonly string[]> {
  const { body } = await ask('administrator', 'GET', '/deliveries?limit=100&sort=id')
  return body.docs
    .map(({ recipient, subject }: { recipient: string; subject: string }) => `${recipient} ${subject}`)
    .filter((line: string) => line.includes(title))
}

async function stateOf(document: string): Promise<unknown> {
  const { body } = await ask('author', 'GET', `/reviews?where[document][equals]=${document}`)
  return body.docs[0]?.state
}

describe('a review', () => {
  it('is asked for by an author, waits, is sent back with words, and is approved by being published', async () => {
    const { id, document } = await draftPage('Prices')
    expect((await ask('author', 'POST', '/reviews/ask', { document })).status).toBe(200)
    expect(await stateOf(document)).toBe('waiting')

    expect((await ask('author', 'POST', '/reviews/return', { document, words: 'No.' })).status).toBe(403)
    expect((await ask('editor', 'POST', '/reviews/return', { document, words: 'Too long.' })).status).toBe(200)
    expect(await stateOf(document)).toBe('returned')
    expect(await mailsAbout('Prices')).toEqual(['"author" <author@example.com> Sent back: Prices'])

    await ask('author', 'POST', '/reviews/ask', { document })
    expect((await ask('author', 'PATCH', `/pages/${id}`, { _status: 'published' })).status).toBe(403)
    expect((await ask('editor', 'PATCH', `/pages/${id}`, { _status: 'published' })).status).toBe(200)
    expect(await stateOf(document)).toBe('approved')
    expect(await mailsAbout('Prices')).toContain('"author" <author@example.com> Published: Prices')
  })

  it('is taken back by who asked, and not by another author', async () => {
    const { document } = await draftPage('Taken back')
    await ask('editor', 'POST', '/reviews/ask', { document })
    expect((await ask('author', 'POST', '/reviews/withdraw', { document })).status).toBe(403)
    expect((await ask('editor', 'POST', '/reviews/withdraw', { document })).status).toBe(200)
    expect(await stateOf(document)).toBeUndefined()
    expect((await ask('editor', 'POST', '/reviews/withdraw', { document })).status).toBe(409)
  })

  it('is there for accounts alone, and for documents that are there', async () => {
    const { document } = await draftPage('Unseen')
    for (const what of ['ask', 'withdraw', 'return']) {
      expect((await ask('visitor', 'POST', `/reviews/${what}`, { document })).status).toBe(401)
    }
    for (const unknown of ['pages/999999', 'users/1', 'nonsense', 7]) {
      expect((await ask('author', 'POST', '/reviews/ask', { document: unknown })).status).toBe(404)
    }
  })

  it('is offered in place of publishing: authors may not', async () => {
    const { id } = await draftPage('Offered')
    const may = async (role: Role) => {
      const { body } = await ask(role, 'POST', `/pages/access/${id}`, { _status: 'published' })
      return Boolean(body.update)
    }
    expect([await may('author'), await may('editor')]).toEqual([false, true])
  })
})

describe('a mail to an account', () => {
  it('is in the language in which it reads the admin, from its sign-in on and after a change', async () => {
    const { document } = await draftPage('Preise')
    const note = { document, block: 'b1', words: 'Stimmt das?', mention: accounts.editor }
    const inLanguage = (language: string, path: string, init: RequestInit = {}) => {
      const headers = { ...init.headers, cookie: `payload-lng=${language}` }
      return askPath(content, path, { method: 'POST', ...init, headers }, tokens.editor)
    }
    const body = JSON.stringify({ email: 'editor@example.com', password: 'correct horse battery' })
    const signedIn = await inLanguage('de', '/users/login', { headers: { 'content-type': 'application/json' }, body })
    expect(signedIn.status).toBe(200)
    await ask('author', 'POST', '/block-notes', note)
    expect(await mailsAbout('Preise')).toEqual([
      '"editor" <editor@example.com> author hat eine Notiz für Sie geschrieben: Preise',
    ])
    expect((await inLanguage('en', '/users/refresh-token')).status).toBe(200)
    await ask('author', 'POST', '/block-notes', note)
    expect(await mailsAbout('Preise')).toContain('"editor" <editor@example.com> author wrote a note for you: Preise')
  })
})

describe('a note on a block', () => {
  it('says who wrote it, and has the mentioned colleague told by mail', async () => {
    const { document } = await draftPage('Noted')
    const note = { document, block: 'b1', words: 'Is that right?', mention: accounts.editor, authorName: 'Forged' }
    const { body } = await ask('author', 'POST', '/block-notes?depth=0', note)
    expect(body.doc).toMatchObject({ author: accounts.author, authorName: 'author', mentionName: 'editor' })
    expect(await mailsAbout('Noted')).toEqual(['"editor" <editor@example.com> author wrote a note for you: Noted'])
  })

  it('is resolved by anybody with an account, but its words are changed by its writer alone', async () => {
    const { document } = await draftPage('Resolved')
    const note = await ask('author', 'POST', '/block-notes?depth=0', { document, block: 'b1', words: 'Mine' })
    const address = `/block-notes/${note.body.doc.id}?depth=0`
    const byEditor = await ask('editor', 'PATCH', address, { resolved: true, words: 'Yours', document: 'pages/1' })
    expect(byEditor.body.doc).toMatchObject({ resolved: true, words: 'Mine', document })
    const byAuthor = await ask('author', 'PATCH', address, { words: 'Still mine' })
    expect(byAuthor.body.doc.words).toBe('Still mine')
  })

  it('names colleagues to accounts alone, and nothing but their names', async () => {
    expect((await ask('visitor', 'GET', '/block-notes/colleagues')).status).toBe(401)
    const { body } = await ask('author', 'GET', '/block-notes/colleagues')
    expect(body).toEqual([
      { id: accounts.administrator, name: 'administrator' },
      { id: accounts.editor, name: 'editor' },
    ])
  })

  it('is refused on what is not there', async () => {
    const note = { block: 'b1', words: 'Hm', document: 'pages/999999' }
    expect((await ask('author', 'POST', '/block-notes', note)).status).toBe(404)
  })

  it('goes with its page, as the review does, and stays while that lies in the trash', async () => {
    const { id, document } = await draftPage('Erased')
    await ask('author', 'POST', '/block-notes', { document, block: 'b1', words: 'Hm' })
    await ask('author', 'POST', '/reviews/ask', { document })
    const left = async () => {
      const where = `where[document][equals]=${document}`
      const [notes, reviews] = [
        await ask('author', 'GET', `/block-notes?${where}`),
        await ask('author', 'GET', `/reviews?${where}`),
      ]
      return [notes.body.totalDocs, reviews.body.totalDocs]
    }
    await ask('editor', 'PATCH', `/pages/${id}`, { deletedAt: new Date().toISOString() })
    expect(await left()).toEqual([1, 1])
    await ask('editor', 'DELETE', `/pages/${id}?trash=true`)
    expect(await left()).toEqual([0, 0])
  })
})
