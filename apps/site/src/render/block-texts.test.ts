import { BLOCK_TEXTS } from '@vitrine/blocks/core'
import { EFFECT_TEXTS } from '@vitrine/effects/core'
import { HEADER_TEXTS } from '@vitrine/navigation/core'
import { VIDEO_TEXTS } from '@vitrine/video/core'
import { describe, expect, it } from 'vitest'
import { testRenderer } from './test-renderer.ts'

const file = (filename: string, mimeType: string) => ({ filename, mimeType, width: 800, height: 600, alt: '' })
const image = file('chair.webp', 'image/webp')
const video = file('film.webm', 'video/webm')
const menu = { items: [{ link: url('/a/', 'A'), children: [{ link: url('/a/b/', 'B') }] }] }

/** One block at least for every text. */
const layout = [
  { blockType: 'alert', title: 'Titel', closes: 'once' },
  { blockType: 'comparisonTable', offers: [{ name: 'A' }, { name: 'B' }], rows: 'Zeile | yes | no' },
  { blockType: 'embed', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'Titel' },
  { blockType: 'map', name: 'Ort', address: 'Weg 1', image },
  { blockType: 'modal', title: 'Titel', blocks: [] },
  { blockType: 'searchBox' },
  { blockType: 'share', networks: ['twitter', 'email'] },
  { blockType: 'testimonials', items: [{ quote: 'Wort', stars: 4 }] },
  { blockType: 'video', file: video, title: 'Titel', captions: file('de.vtt', 'text/vtt'), transcript: 'Wort' },
  { blockType: 'video', source: 'provider', address: 'https://vimeo.com/1', title: 'Titel' },
  { blockType: 'consentSettings' },
  { blockType: 'section', ground: { film: video, sound: true }, blocks: [] },
  { blockType: 'animatedTitle', kind: 'rotating', texts: [{ text: 'Eins' }, { text: 'Zwei' }] },
  { blockType: 'scrollSections', panels: [{ name: 'Eins' }, { name: 'Zwei' }, { name: 'Drei' }] },
  { blockType: 'beforeAfter', before: image, after: image },
  { blockType: 'verticalMenu', title: 'Titel', menu },
]

const renderer = testRenderer('de', ['de'])

/** Content of the page, as a site shows it whose editors gave these texts. */
async function show(texts: { readonly blocks: object; readonly menu: object }): Promise<string> {
  const frame = renderer.frame({
    site: { name: 'Site', blockTexts: texts.blocks },
    header: { texts: texts.menu },
    footer: {},
    theme: {},
    blog: {},
    portfolio: {},
    search: {},
  })
  const page = {
    id: 1,
    title: 'Seite',
    path: '/seite/',
    layout: layout.map((block, index) => ({ ...block, id: `block-${index}` })),
    meta: {},
    updatedAt: '2026-01-01T00:00:00Z',
    languages: ['de'],
    breadcrumb: [],
  }
  const { variants } = await renderer.page(page, frame)
  return /<main.*<\/main>/s.exec(variants.identity.body.toString())?.[0] ?? ''
}

const { openSubmenu, closeSubmenu } = HEADER_TEXTS
const MENU_TEXTS = { openSubmenu, closeSubmenu }
const english = Object.entries<string>({ ...BLOCK_TEXTS, ...EFFECT_TEXTS, ...MENU_TEXTS, ...VIDEO_TEXTS })

/** Each text as the name of itself, between signs that nothing else has. */
const named = (texts: object) => Object.fromEntries(Object.keys(texts).map((name) => [name, `‹${name}›`]))

/** Finds a text where it stands as one: between tags, in an attribute, in brackets. */
const standsIn = (html: string, text: string) => {
  const words = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`["(>;]${words.join('[^<"]+')}[")<:&]`).test(html)
}

describe('a page with every block that says something by itself', () => {
  it('says it in the words of the site, each of them, and in no others', async () => {
    const html = await show({
      blocks: { pages: named(BLOCK_TEXTS), effects: named(EFFECT_TEXTS), video: named(VIDEO_TEXTS) },
      menu: named(MENU_TEXTS),
    })
    expect(english.map(([name]) => name).filter((name) => !html.includes(`‹${name}›`))).toEqual([])
    expect(english.map(([, text]) => text).filter((text) => standsIn(html, text))).toEqual([])
  })

  it('says it in English while the site has no words of its own', async () => {
    const html = await show({ blocks: { pages: { yes: ' ' }, effects: null }, menu: {} })
    expect(english.map(([, text]) => text).filter((text) => !standsIn(html, text))).toEqual([])
  })
})

function url(address: string, label: string) {
  return { type: 'url', url: address, label }
}
