import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin } from '../support/admin.ts'
import { holdSaving } from '../support/hold-requests.ts'

let admin: OpenAdmin
let site: OpenAdmin['site']
let page: Page

beforeAll(async () => {
  admin = await openAdmin()
  ;({ site, page } = admin)
})

afterAll(() => admin.close())

describe('an answer that comes late', () => {
  it('takes nothing back that was typed while a draft was being saved', async () => {
    const { doc } = await page.evaluate(async () => {
      const body = JSON.stringify({ title: 'Oak', _status: 'draft' })
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/posts?draft=true&depth=0', { method: 'POST', headers, body })).json()
    })
    const post = `${site.url}/admin/collections/posts/${doc.id}`
    await page.goto(post)
    const [title, excerpt] = [page.locator('[name="title"]'), page.locator('[name="excerpt"]')]
    const saving = await holdSaving(page)
    await title.fill('Oak and ash')
    await saving.begun
    await excerpt.fill('Two woods.')
    await title.fill('Oak and elm')
    await saving.end()
    expect([await title.inputValue(), await excerpt.inputValue()]).toEqual(['Oak and elm', 'Two woods.'])
    await expect
      .poll(() => page.evaluate(async (id) => (await fetch(`/api/posts/${id}?draft=true&depth=0`)).json(), doc.id))
      .toMatchObject({ title: 'Oak and elm', excerpt: 'Two woods.' })
  })
})
