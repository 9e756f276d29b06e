import { describe, expect, it } from 'vitest'
import { opensAdmin } from './programs.mjs'

const FILES = {
  '/tests/forms/inbox.browser.test.ts':
    "import { it } from 'vitest'\nimport { startSite } from '../support/site.ts'\nawait startSite({ ADMIN: 'on' })",
  '/tests/canvas/text.browser.test.ts': "import { openPage } from './on-canvas.ts'",
  '/tests/canvas/on-canvas.ts': "import type { Page } from '../support/admin.ts'",
  '/tests/support/admin.ts': "import './admin.ts'\nawait shared('admin')",
  '/tests/pages/menus.browser.test.ts': "const { startSite } = await import('../support/site.ts')",
  '/tests/support/site.ts': "export type { Page } from 'playwright-core'",
}
const opens = (/** @type {keyof typeof FILES} */ file) =>
  opensAdmin(file, (path) => FILES[/** @type {keyof typeof FILES} */ (path)])

describe('the admin is built', () => {
  it('for a test that starts one', () => expect(opens('/tests/forms/inbox.browser.test.ts')).toBe(true))
  it('for a test that imports what opens one', () => expect(opens('/tests/canvas/text.browser.test.ts')).toBe(true))
  it('for no other test', () => expect(opens('/tests/pages/menus.browser.test.ts')).toBe(false))
})
