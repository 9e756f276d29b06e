import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeViolations } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'

const URL_OF_PAGE = 'http://frames.example/'

/** Documents by their paths. The innermost has an image without a text. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  '/': `<main><h1>Frames</h1><div id="shown"></div><div id="other"></div></main><script>
    const frame = (at) => '<iframe title="' + at + '" src="/' + at + '"></iframe>'
    document.querySelector('#shown').attachShadow({ mode: 'open' }).innerHTML = frame('outer')
    document.querySelector('#other').innerHTML = frame('plain')
  </script>`,
  '/outer': '<main><h1>Outer</h1><iframe title="Inner" src="/inner"></iframe></main>',
  '/inner': '<main><h1>Inner</h1><img src="data:,"></main>',
  '/plain': '<main><h1>Plain</h1></main>',
}

let browser: Browser
let page: Page
let close: () => Promise<void>

beforeAll(async () => {
  browser = await openBrowser()
  ;({ page, close } = await openPage(browser))
  await page.route(`${URL_OF_PAGE}**`, (route) => {
    const document = DOCUMENTS[new URL(route.request().url()).pathname]
    const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Frames</title>'
    return document === undefined
      ? route.fulfill({ status: 204 })
      : route.fulfill({ contentType: 'text/html', body: head + document })
  })
  await page.goto(URL_OF_PAGE)
})

afterAll(async () => {
  await close()
  await browser.close()
})

/** Frames in which there is axe, by their paths. */
async function framesWithAxe(): Promise<readonly string[]> {
  const has = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)))
  return page.frames().flatMap((frame, index) => (has[index] ? [new URL(frame.url()).pathname] : []))
}

async function imagesWithoutText(part: Parameters<typeof axeViolations>[1]): Promise<readonly string[]> {
  return (await axeViolations(page, part)).filter((violation) => violation.startsWith('image-alt'))
}

it('axe looks into the frames of a part, in a shadow root and in another frame too, and into no others', async () => {
  expect(await imagesWithoutText({ without: ['#shown'] })).toEqual([])
  expect((await framesWithAxe()).toSorted()).toEqual(['/', '/plain'])
  expect(await imagesWithoutText({ within: '#shown' })).toEqual(['image-alt: <img src="data:,">'])
  expect((await framesWithAxe()).toSorted()).toEqual(['/', '/inner', '/outer', '/plain'])
})
