import type { ParseContext } from '@vitrine/kit/core'
import { expect, it } from 'vitest'
import { slider as declaration } from '../blocks/slider/slider.block.ts'

const parse: ParseContext = {
  locale: 'en',
  image: () => undefined,
  href: () => '/rooms/',
  blocks: () => [],
}
const slider = {
  id: 1,
  alias: 'rooms',
  type: 'carousel',
  layout: { mode: 'fullscreen', minHeight: 300 },
  controls: [{ blockType: 'sliderArrows' }, { blockType: 'sliderProgress' }],
  extras: [
    { blockType: 'sliderWindow' },
    { blockType: 'sliderGlobals', sets: [{ layers: [{ blockType: 'layerShape' }] }] },
  ],
  slides: [
    {
      id: 'a',
      background: { kind: 'video', file: { filename: 'weir.mp4', mimeType: 'video/mp4' }, muted: false },
      layers: [{ id: 'b', blockType: 'layerShape' }],
      link: { type: 'url', url: '/rooms/', label: 'Rooms' },
    },
    { id: 'c' },
  ],
}
const block = (more: object) => {
  const read = declaration.parse({ id: 'x', slider, ...more }, parse)
  if (!read) throw new Error('A slider is always a block.')
  return read
}

it('a slider behind others is its images and videos alone', () => {
  const { behind, slider: shown } = block({ behind: true })
  expect(behind).toBe(true)
  expect(shown).toMatchObject({
    type: 'standard',
    layout: { mode: 'auto', minHeight: 0 },
    controls: { navigation: [] },
    gestures: { touch: false, mouse: false, keyboard: false, wheel: 'off' },
    hash: { read: false, write: false },
    globals: [],
  })
  expect(shown?.slides.map(({ layers, link }) => [layers, link])).toEqual([
    [[], undefined],
    [[], undefined],
  ])
  expect(shown?.slides[0].background).toMatchObject({ kind: 'video', muted: true })
  expect(shown).not.toHaveProperty('modal')
  expect(shown?.controls).not.toHaveProperty('progress')
})

it('a slider on the page is all of it', () => {
  const { behind, slider: shown } = block({})
  expect(behind).toBeUndefined()
  expect(shown?.slides[0].layers).toHaveLength(1)
  expect(shown).toHaveProperty('modal')
})
