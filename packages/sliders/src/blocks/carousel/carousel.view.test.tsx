import { featureStates } from '@vitrine/kit/core'
import { rowTexts } from '@vitrine/kit/testing'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { carousel } from './carousel.block.ts'
import { view } from './carousel.view.tsx'

const parse = {
  locale: 'en',
  image: () => undefined,
  href: () => undefined,
  blocks: () => [],
}

const stored = {
  id: 'c',
  kind: 'voices',
  heading: 'What they say',
  voices: [
    { id: 'v1', quote: 'Nothing squeaks.', name: 'Mirela Popa', role: 'Bakery' },
    { id: 'v2', quote: 'We eat there.', name: 'Ruth Aalto' },
  ],
}

/** @param isPreview Whether fields are marked. */
function html({ isPreview }: { readonly isPreview: boolean }): string {
  const block = carousel.parse(stored, parse)
  if (!block) throw new Error('The carousel of the test shows nothing.')
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
  return renderToStaticMarkup(createElement(view.view.Block, { block, context, index: 0, nested: () => null, field }))
}

it('a carousel marks the texts of its slides in previews, by the ids of their rows', () => {
  const texts = rowTexts(carousel.fields, stored)
  expect(texts).toHaveLength(5)
  for (const { path, text } of texts) expect(html({ isPreview: true })).toContain(`data-field="${path}">${text}<`)
})

it('nothing of it is marked for visitors', () => expect(html({ isPreview: false })).not.toContain('data-field'))
