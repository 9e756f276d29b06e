import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin, openForm } from '../support/admin.ts'

let admin: OpenAdmin

beforeAll(async () => {
  admin = await openAdmin()
})

afterAll(() => admin.close())

it('fields are drawn though the browser tells late, and at once, that they are out of sight and in it', async () => {
  const { page, site } = admin
  await page.addInitScript(() => {
    const Native = window.IntersectionObserver
    const outOfSight = (record: IntersectionObserverEntry) =>
      new Proxy(record, {
        get: (entry, name) => (name === 'isIntersecting' ? false : Reflect.get(entry, name, entry)),
      })
    window.IntersectionObserver = class extends Native {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((records, observer) => callback([...records.map(outOfSight), ...records], observer), options)
      }
    }
  })
  await openForm(page, `${site.url}/admin/globals/theme`)
  const accent = page.getByRole('textbox', { name: 'Accent', exact: true }).first()
  await accent.waitFor()
  expect(await accent.isEditable()).toBe(true)
})
