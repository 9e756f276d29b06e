import type { BlockDeclaration } from '@vitrine/kit/block'
import { featureStates } from '@vitrine/kit/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { animatedTitle } from './animated-title/animated-title.block.ts'
import { view as titleView } from './animated-title/animated-title.view.tsx'
import { scrollSections } from './scroll-sections/scroll-sections.block.ts'
import { view as sectionsView } from './scroll-sections/scroll-sections.view.tsx'

const parse = { locale: 'en', image: () => undefined, href: () => undefined, blocks: () => [] }

const title = {
  id: 't',
  kind: 'rotating',
  before: 'We furnish',
  texts: [
    { id: 'w1', text: 'bakeries' },
    { id: 'w2', text: 'reading rooms' },
  ],
  after: 'by the sea',
}

const sections = {
  id: 's',
  dots: 'end',
  panels: [
    { id: 'p1', name: 'Light' },
    { id: 'p2', name: 'Wood' },
  ],
}

/** @param isPreview Whether fields are marked. */
function html(declaration: BlockDeclaration, { view }: typeof titleView, stored: object, isPreview: boolean): string {
  const block = declaration.parse({ ...stored }, parse)
  if (!block) throw new Error('The block of the test shows nothing.')
  const context = {
    locale: 'en',
    timeZone: 'UTC',
    path: '/',
    home: '/',
    pageId: 1,
    preview: isPreview,
    features: featureStates([]),
  }
  const field = (...path: readonly string[]) => (isPreview ? { 'data-field': path.join('.') } : {})
  return renderToStaticMarkup(createElement(view.Block, { block, context, index: 0, nested: () => null, field }))
}

describe.each([
  [
    'words of an animated title',
    animatedTitle,
    titleView,
    title,
    ['before">We furnish <', 'texts.w1.text">bakeries<', 'texts.w2.text">reading rooms<', 'after"> by the sea<'],
  ],
  ['names of panels', scrollSections, sectionsView, sections, ['panels.p1.name">Light<', 'panels.p2.name">Wood<']],
] as const)('%s', (_, declaration, view, stored, marked) => {
  it.each(marked)('are marked in previews, by the ids of their rows: %s', (text) =>
    expect(html(declaration, view, stored, true)).toContain(`data-field="${text}`))
  it('are not marked for visitors', () => expect(html(declaration, view, stored, false)).not.toContain('data-field'))
})

it('the phrase of an animated title is marked in previews', () =>
  expect(html(animatedTitle, titleView, { id: 't', kind: 'highlighted', phrase: 'by hand' }, true)).toContain(
    'data-field="phrase">by hand<',
  ))
