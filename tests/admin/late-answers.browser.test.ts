import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin } from '../support/admin.ts'
import { turn } from '../support/ready.ts'

let admin: OpenAdmin
let site: OpenAdmin['site']
let page: Page

beforeAll(async () => {
  // The colour that is refused.
  admin = await openAdmin({ expectedErrors: [/400/] })
  ;({ site, page } = admin)
})

afterAll(() => admin.close())

/** Keeps what the page asks next at this address on its way. */
async function hold(address: RegExp): Promise<{ readonly begun: Promise<void>; end(): Promise<void> }> {
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  const begun = new Promise<void>((resolve) => {
    void page.route(address, async (route) => {
      if (route.request().method() === 'GET') return route.fallback()
      resolve()
      await held
      await route.fallback()
    })
  })
  return {
    begun,
    /** Lets it come, and waits until it has been answered. */
    async end() {
      const answered = page.waitForResponse(
        (answer) => address.test(answer.url()) && answer.request().method() !== 'GET',
      )
      go()
      await answered
      await page.unroute(address)
      await turn(page)
    },
  }
}

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
    const saving = await hold(/autosave=true/)
    await title.fill('Oak and ash')
    await saving.begun
    await excerpt.fill('Two woods.')
    await title.fill('Oak and elm')
    const told = page.waitForResponse((answer) => answer.request().headers()['next-action'] !== undefined)
    await saving.end()
    await told
    await turn(page)
    expect([await title.inputValue(), await excerpt.inputValue()]).toEqual(['Oak and elm', 'Two woods.'])
    await expect
      .poll(() => page.evaluate(async (id) => (await fetch(`/api/posts/${id}?draft=true&depth=0`)).json(), doc.id))
      .toMatchObject({ title: 'Oak and elm', excerpt: 'Two woods.' })
  })

  it('takes no error back: it was asked before the form was refused', async () => {
    await page.goto(`${site.url}/admin/globals/theme`)
    const accent = page.getByRole('textbox', { name: 'Accent', exact: true }).first()
    const error = page.getByText('Give a colour as # and six digits').first()
    const asking = await hold(/\/admin\/globals\/theme$/)
    await accent.fill('blue')
    await asking.begun
    await page.getByRole('button', { name: 'Save' }).click()
    await error.waitFor()
    await asking.end()
    await error.waitFor()
    expect(await accent.inputValue()).toBe('blue')

    await accent.fill('#00507a')
    await expect.poll(() => error.isVisible()).toBe(false)
  })
})
