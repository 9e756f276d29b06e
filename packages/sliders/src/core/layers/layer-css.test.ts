import { describe, expect, it } from 'vitest'
import { parseLayers } from '../model/layer.ts'
import { layerRules } from './layer-css.ts'

const parse = { locale: 'en', image: () => undefined, href: () => undefined, blocks: () => [] }

function rules(stored: object, stacks: 'no' | 'over' | 'under' = 'no') {
  const [layer] = parseLayers([{ id: 'a', blockType: 'layerHeading', words: 'Hello', ...stored }], parse)
  return layer ? layerRules(layer, { within: '.s', lays: 'places', stacks }) : []
}
const place = (stored: object) => rules(stored).find(({ of, level }) => of === '.s [data-layer="a"]' && !level)?.set

describe('the styles of a layer', () => {
  it('count in pixels of the design grid, or of the screen where it keeps its size', () => {
    const desktop = { dx: 20, width: 300 }
    expect(place({ place: { desktop } })).toMatchObject({
      'inset-inline': 'calc(20*var(--px)) auto',
      'inline-size': 'calc(300*var(--px))',
    })
    expect(place({ place: { desktop }, responsive: 'keep', offsets: 'keep' })).toMatchObject({
      'inset-inline': '20px auto',
      'inline-size': '300px',
    })
  })

  it('name at a width only what differs from the wider one', () => {
    const narrower = rules({ place: { desktop: { dx: 20, dy: 30 }, tablet: { dx: 20 }, phone: { dy: 40 } } })
    expect(narrower.filter(({ level }) => level)).toEqual([
      { of: '.s [data-layer="a"]', set: { 'inset-block': 'calc(40*var(--px)) auto' }, level: 'phone' },
    ])
  })

  it('set words in a typeface of the theme, and in no other', () => {
    const familyOf = (typeface: unknown) =>
      rules({ text: { desktop: { typeface } } }).find(({ set }) => set['font-family'])?.set['font-family']
    expect(familyOf('display')).toBe('var(--font-display)')
    expect(familyOf('Comic Sans')).toBeUndefined()
  })

  it('leave the place to the list that phones show', () => {
    const phone = rules({ text: { desktop: { color: '#ffffff' } } }, 'under').filter(({ level }) => level === 'phone')
    expect(phone.map(({ set }) => set)).toMatchObject([
      { inset: 'auto', 'justify-self': 'stretch' },
      { color: 'inherit' },
    ])
  })

  it('name hidden levels, and those where it is shown again', () => {
    const shown = rules({ place: { desktop: {}, tablet: { hidden: true }, phone: { hidden: false } } })
    expect(shown.map(({ level, set }) => [level, set.display])).toEqual([
      [undefined, 'grid'],
      ['tablet', 'none'],
      ['phone', 'grid'],
    ])
  })

  it('keep names of layers from ending a selector', () => {
    const [rule] = rules({ id: '"]{}*' })
    expect(rule?.of).not.toContain('{')
  })
})
