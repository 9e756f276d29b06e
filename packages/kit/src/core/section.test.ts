import { expect, it } from 'vitest'
import { inLanguage } from './section.ts'

const block = {
  blockType: 'hero',
  heading: { en: 'Bread', de: 'Brot' },
  links: [{ label: { en: 'Buy', de: 'Kaufen' } }],
}

it('gives the words of a section in its language', () =>
  expect(inLanguage(block, 'de')).toEqual({ blockType: 'hero', heading: 'Brot', links: [{ label: 'Kaufen' }] }))

it('gives English words where there are no others', () =>
  expect(inLanguage(block, 'fr')).toEqual({ blockType: 'hero', heading: 'Bread', links: [{ label: 'Buy' }] }))
