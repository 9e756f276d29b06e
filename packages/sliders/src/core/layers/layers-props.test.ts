import { expect, it } from 'vitest'
import { parseSlider } from '../model/slider.ts'
import { layersProps } from './layers-props.ts'

const parse = {
  locale: 'en',
  image: () => undefined,
  href: (raw: unknown) => (raw as { readonly href?: string } | undefined)?.href,
  blocks: () => [],
}

const needsScript = (more: object) => {
  const layers = [{ id: 'a', blockType: 'layerHeading', words: 'Hello', ...more }]
  const slider = parseSlider({ alias: 'one', slides: [{ id: 'one', layers }] }, parse, new Date('2026-01-01T00:00:00Z'))
  if (!slider) throw new Error('There is no slider.')
  return layersProps(slider) !== undefined
}

it('loads no script where no layer moves', () => expect(needsScript({})).toBe(false))
it('loads it where one moves', () => expect(needsScript({ timeline: { in: { preset: 'fade' } } })).toBe(true))

it.each([
  ['a link', { do: 'link', link: { href: '/rooms/', label: 'Rooms' } }],
  ['a slider that opens over the page', { do: 'modal', alias: 'rooms' }],
  ['a place of the page', { do: 'scroll', target: 'rooms' }],
])('leaves %s to the browser', (_, action) => expect(needsScript({ actions: [action] })).toBe(false))

it.each([
  ['another slide', { do: 'slide', to: 'next' }],
  ['what follows the slider', { do: 'scroll' }],
])('loads it where a press leads to %s', (_, action) => expect(needsScript({ actions: [action] })).toBe(true))
