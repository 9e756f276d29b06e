import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from '../support/browser.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { makeForm, startForms, type TestForms } from '../support/forms.ts'

let content: TestContent
let site: TestForms
let vitrine: string
let formId: number
let elsewhere: string
let server: Server
let bundle: string
let browser: Browser

beforeAll(async () => {
  bundle = await mkdtemp(join(tmpdir(), 'vitrine-headless-'))
  await build({
    configFile: false,
    root: fileURLToPath(new URL('../fixtures/headless', import.meta.url)),
    logLevel: 'error',
    // The test runner's environment would otherwise ask for React's development build.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: bundle,
      target: 'es2022',
      rollupOptions: {
        input: fileURLToPath(new URL('../fixtures/headless/entry.tsx', import.meta.url)),
        output: { entryFileNames: 'entry.js' },
      },
    },
  })
  server = createServer(async (request, response) => {
    if (request.url === '/entry.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(await readFile(join(bundle, 'entry.js')))
      return
    }
    const page = `<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,"><body data-server="${vitrine}" data-form="${formId}"><main id="app"></main><script type="module" src="/entry.js"></script>`
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  content = await openContent()
  formId = await makeForm(content, '<label>Your name [text* your-name]</label> [submit "Send"]')
  site = await startForms(content, { settings: { formsOrigins: [elsewhere] } })
  vitrine = await site.app.listen({ port: 0, host: '127.0.0.1' })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  server.closeAllConnections()
  server.close()
  await site.stop()
  await content.close()
  await rm(bundle, { recursive: true, force: true })
})

describe('a form on a page of another React site', () => {
  it('is shown, says what is wrong, and is sent', async () => {
    const { page, close } = await openPage(browser, {})
    await page.goto(elsewhere)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('.wpcf7-not-valid-tip').getByText('Please fill out this field.').waitFor()
    await page.getByLabel('Your name').fill('Ann')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('.wpcf7-response-output').getByText('Thank you for your message. It has been sent.').waitFor()
    const { docs } = await content.payload.find({ collection: 'submissions', depth: 0 })
    expect(docs).toMatchObject([{ entries: { 'your-name': 'Ann' } }])
    await close()
  })

  it('is described without what visitors must not know', async () => {
    const response = await fetch(`${vitrine}/wp-json/vitrine/v1/contact-forms/${formId}`)
    const description = await response.text()
    expect(JSON.parse(description)).toMatchObject({
      form: { id: formId, title: 'Form', locale: 'en_US', body: { kind: 'template' } },
      api: { root: '/wp-json/', namespace: 'contact-form-7/v1' },
    })
    expect(description).not.toContain('owner@example.com')
  })
})

describe('a page of a site that is not named', () => {
  it('may not read what the protocol answers', async () => {
    const ask = (origin: string) =>
      fetch(`${vitrine}/wp-json/contact-form-7/v1/contact-forms/${formId}/refill`, { headers: { origin } })
    expect((await ask(elsewhere)).headers.get('access-control-allow-origin')).toBe(elsewhere)
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  })
})
