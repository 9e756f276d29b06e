import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AUTOSAVE_MS } from '../../packages/content/src/content/documents/versions.ts'
import { type OpenAdmin, openAdmin, openForm } from '../support/admin.ts'
import { createDocument } from '../support/create-document.ts'
import { AUTOSAVE, holdRequests, holdSaving } from '../support/hold-requests.ts'
import { turn } from '../support/ready.ts'

let admin: OpenAdmin
let site: OpenAdmin['site']
let page: Page

beforeAll(async () => {
  admin = await openAdmin()
  ;({ site, page } = admin)
})

afterAll(() => admin.close())

/** Makes a post and opens its form. */
async function openPost(title: string) {
  const post = await createDocument(page, 'posts?draft=true&depth=0', { title, _status: 'draft' })
  await openForm(page, `${site.url}/admin/collections/posts/${post}`)
  return {
    title: page.locator('[name="title"]'),
    excerpt: page.locator('[name="excerpt"]'),
    /** The draft as it is stored by now. */
    stored: () => page.evaluate(async (id) => (await fetch(`/api/posts/${id}?draft=true&depth=0`)).json(), post),
  }
}

describe('an answer that comes late', () => {
  it('takes nothing back that was typed while a draft was being saved', async () => {
    const { title, excerpt, stored } = await openPost('Oak')
    const saving = await holdSaving(page)
    await title.fill('Oak and ash')
    await saving.begun
    await excerpt.fill('Two woods.')
    await title.fill('Oak and elm')
    await saving.end()
    expect([await title.inputValue(), await excerpt.inputValue()]).toEqual(['Oak and elm', 'Two woods.'])
    await expect.poll(stored).toMatchObject({ title: 'Oak and elm', excerpt: 'Two woods.' })
  })

  it('leaves nothing unsaved that was typed while a draft was being saved twice in a row', async () => {
    const { title, excerpt, stored } = await openPost('Elm')
    const first = await holdRequests(page, AUTOSAVE)
    await title.fill('Elm and beech')
    await first.begun
    await title.fill('Elm and birch')
    await turn(page)
    // A timer as long as the form's own, set after it, ends after it: saving again waits for the first to end.
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), AUTOSAVE_MS)
    const second = await holdRequests(page, AUTOSAVE)
    await first.end()
    await second.begun
    await title.fill('Elm and yew')
    await excerpt.fill('Bark and leaf.')
    await second.end()
    await expect.poll(stored).toMatchObject({ title: 'Elm and yew', excerpt: 'Bark and leaf.' })
    expect([await title.inputValue(), await excerpt.inputValue()]).toEqual(['Elm and yew', 'Bark and leaf.'])
  })
})
