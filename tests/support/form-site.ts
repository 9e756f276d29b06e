import { openPayload } from '@vitrine/cms/config'
import { loadSettings } from '@vitrine/cms/settings'
import type { Payload } from 'payload'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { openBrowser, openPage } from './browser.ts'
import { startSite, type TestSite } from './site.ts'
import { until } from './until.ts'

/** A running site whose contact page shows what a test writes. */
export interface FormSite {
  readonly site: TestSite
  readonly browser: Browser
  readonly payload: Payload
  /**
   * Makes this the form of the contact page.
   *
   * @param form Fields of the form, besides its title and mail. @param blocks How the page shows it, once or more often.
   */
  write(form: object, blocks?: readonly object[]): Promise<void>
  /** Opens the contact page. */
  open(options?: OpenOptions): Promise<{ page: Page; form: Locator; close: () => Promise<void> }>
  stop(): Promise<void>
}

type OpenOptions = BrowserContextOptions & { expectedErrors?: readonly RegExp[]; hash?: string }

const MAIL = { recipient: 'office@example.com', replyTo: '', subject: 'Form', body: 'Name: [name]' }

export async function startFormSite(): Promise<FormSite> {
  const [site, browser] = await Promise.all([startSite(), openBrowser()])
  const settings = loadSettings({ DATA_DIR: site.dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' }, site.dataDir)
  const payload = await openPayload(settings, { migrate: false })
  const { docs: forms } = await payload.find({ collection: 'contact-forms', limit: 1, depth: 0 })
  const { docs: pages } = await payload.find({
    collection: 'pages',
    where: { path: { equals: '/contact/' } },
    limit: 1,
    depth: 0,
  })
  const [formId, pageId] = [Number(forms[0]?.id), Number(pages[0]?.id)]
  return {
    site,
    browser,
    payload,
    async write(form, blocks = [{}]) {
      const title = `Form ${Math.random()}`
      const unset = { afterSending: 'message', keepsDraft: false, writtenAs: 'fields', mail2: { active: false } }
      const layout = blocks.map((block) => ({ blockType: 'contactForm', form: formId, ...block }))
      await payload.update({
        collection: 'contact-forms',
        id: formId,
        data: { ...unset, mail: MAIL, ...form, title } as never,
      })
      await payload.update({ collection: 'pages', id: pageId, data: { layout, _status: 'published' } as never })
      await until('the new form', async () => (await (await fetch(`${site.url}/contact/`)).text()).includes(title))
    },
    async open({ hash = '', ...options } = {}) {
      const opened = await openPage(browser, { viewport: { width: 390, height: 844 }, ...options })
      await opened.page.goto(`${site.url}/contact/${hash}`)
      return { ...opened, form: opened.page.locator('form.wpcf7-form').first() }
    },
    async stop() {
      await payload.destroy()
      await browser.close()
      await site.stop()
    },
  }
}
