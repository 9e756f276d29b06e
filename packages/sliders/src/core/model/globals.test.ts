import type { ParseContext } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { isAbove } from './above.ts'
import { parseGlobals } from './globals.ts'
import { parseSlider } from './slider.ts'

const parse: ParseContext = { locale: 'en', image: () => undefined, href: () => undefined, blocks: () => [] }
const shape = (name: string, more: object = {}) => ({ id: `${name}-id`, blockType: 'layerShape', name, ...more })

describe('layers above slides', () => {
  it('are in sets, each with its range; a set without layers is none', () => {
    const sets = [{ from: 2, to: 9, layers: [shape('a')] }, { layers: [] }, { layers: [shape('b')] }]
    const [first, second, ...others] = parseGlobals({ sets }, parse, 3)
    expect(first).toMatchObject({ from: 2, layers: [{ id: 'a-id' }] })
    expect(first).not.toHaveProperty('to')
    expect(second).not.toHaveProperty('from')
    expect(others).toEqual([])
  })

  it.each([
    [{}, [0, 1, 2, 3]],
    [{ from: 2 }, [1, 2, 3]],
    [{ to: 2 }, [0, 1]],
    [{ from: 2, to: 3 }, [1, 2]],
  ])('with %j are above the slides %j', (range, slides) =>
    expect([0, 1, 2, 3].filter((index) => isAbove(range, index))).toEqual(slides))

  it('and layers of slides know each other by name', () => {
    const presses = (layer: string) => ({ actions: [{ on: 'click', do: 'layer', wish: 'toggle', layer }] })
    const slider = parseSlider(
      {
        id: 1,
        alias: 'rooms',
        slides: [{ id: 's', layers: [shape('badge', presses('frame'))] }],
        extras: [{ blockType: 'sliderGlobals', sets: [{ layers: [shape('frame', presses('badge'))] }] }],
      },
      parse,
      new Date(),
    )
    expect(slider?.slides[0].layers[0]?.actions).toMatchObject([{ action: { layer: 'frame-id' } }])
    expect(slider?.globals[0]?.layers[0]?.actions).toMatchObject([{ action: { layer: 'badge-id' } }])
  })
})
