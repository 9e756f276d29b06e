import { valueAt, withFreshIds } from '@vitrine/canvas/core'
import { describe, expect, it } from 'vitest'
import { copiedText, LAYER_REFERENCES, parseCopied } from './clipboard.ts'
import { barChange, frameBars, lineLength } from './frame-bars.ts'
import { layerTree } from './layer-tree.ts'
import { momentOf } from './moment.ts'
import { alignedPlace, movedPlace, type StageView, sizedPlace, steppedPlace } from './placing.ts'
import { runningData, stillData } from './shown-data.ts'

const view: StageView = { level: 'desktop', scale: 0.5, area: { width: 500, height: 250 }, isRtl: false }

describe('a layer that is moved', () => {
  const at = (place: object, extra: object = {}) => ({ place: { desktop: place }, ...extra })

  it('keeps its distance from its anchor in pixels of the grid', () => {
    expect(movedPlace(at({ dx: '20', dy: '40' }), { x: 50, y: -10 }, view)).toEqual({ dx: '120', dy: '20' })
  })
  it('counts inwards from the end, and from the middle towards the end', () => {
    expect(movedPlace(at({ x: 'end', dx: '20' }), { x: 5, y: 0 }, view)).toEqual({ dx: '10' })
    expect(movedPlace(at({ x: 'center', dx: '20' }), { x: 5, y: 0 }, view)).toEqual({ dx: '30' })
  })
  it('is mirrored in a right-to-left page', () => {
    expect(movedPlace(at({ dx: '20' }), { x: 5, y: 0 }, { ...view, isRtl: true })).toEqual({ dx: '10' })
  })
  it('stays a percentage where it was one', () => {
    expect(movedPlace(at({ dx: '10%' }), { x: 51, y: 0 }, view)).toEqual({ dx: '20.2%' })
  })
  it('is moved by pixels of the screen where its distances stay', () => {
    expect(movedPlace(at({ dx: '20' }, { offsets: 'keep' }), { x: 5, y: 0 }, view)).toEqual({ dx: '25' })
  })
  it('starts, on a narrower width, from the place on the wider one', () => {
    const layer = { place: { desktop: { dx: '20' }, tablet: { dy: '7' } } }
    expect(movedPlace(layer, { x: 5, y: 5 }, { ...view, level: 'phone' })).toEqual({ dx: '30', dy: '17' })
  })
  it('leaves the axis alone along which it was not moved', () => {
    expect(movedPlace(at({ dx: '20', dy: '3' }), { x: 0, y: 4 }, view)).toEqual({ dy: '11' })
  })
})

describe('a layer that is sized', () => {
  it('has its size in pixels of the grid, or as a percentage where it was one', () => {
    const layer = { place: { desktop: { width: '40%' } } }
    expect(sizedPlace(layer, { width: 100, height: 30 }, view)).toEqual({ width: '20%', height: '60' })
  })
  it('grows in steps from its stored size, or else from its visible size', () => {
    const layer = { place: { desktop: { width: '300', height: 'auto' } } }
    const seen = { width: 999, height: 40 }
    expect(steppedPlace(layer, { x: -5, y: 5 }, seen, view)).toEqual({ width: '290', height: '90' })
    expect(steppedPlace({ place: { desktop: { width: '50%' } } }, { x: 5, y: 0 }, seen, view)).toEqual({
      width: '51%',
    })
  })
  it('can be aligned to an edge', () => {
    expect(alignedPlace('x', 'end')).toEqual({ x: 'end', dx: '0' })
  })
})

describe('the layers of a slide', () => {
  const slide = {
    layers: [
      { id: 'a', blockType: 'layerHeading', words: 'Hello' },
      { id: 'g', blockType: 'layerGroup', name: 'Box', layers: [{ id: 'b', blockType: 'layerButton', label: 'More' }] },
      { id: 'r', blockType: 'layerRow', columns: [{ layers: [{ id: 'c', blockType: 'layerText' }] }] },
    ],
  }
  it('are listed in the order of reading, with what stands in them', () => {
    expect(layerTree(slide).map(({ path, label, depth, isPlaced }) => [path, label, depth, isPlaced])).toEqual([
      ['layers.0', 'Hello', 0, true],
      ['layers.1', 'Box', 0, true],
      ['layers.1.layers.0', 'More', 1, true],
      ['layers.2', '', 0, true],
      ['layers.2.columns.0.layers.0', '', 1, false],
    ])
  })
  it('are none where something else is stored', () => {
    expect(layerTree({ layers: 3 })).toEqual([])
  })
  it('are found by their paths', () => {
    expect(valueAt(slide, 'layers.1.layers.0.label')).toBe('More')
  })
})

describe('what was copied', () => {
  it('survives copy and paste', () => {
    const copied = { kind: 'layers', items: [{ id: 'a', blockType: 'layerHeading', words: '<b>' }] } as const
    expect(parseCopied(copiedText(copied))).toEqual(copied)
  })
  it.each([
    'a sentence',
    '{"vitrine-slider":',
    '{"vitrine-slider":"pages","items":[{"blockType":"slide"}]}',
    '{"vitrine-slider":"slides","items":[{"blockType":"layerText"}, 3, null]}',
    '{"vitrine-slider":"layers","items":[]}',
  ])('is ignored where it is not from here: %s', (text) => {
    expect(parseCopied(text)).toBeUndefined()
  })
  it('gets new ids, which its actions refer to', () => {
    let last = 0
    const copy = withFreshIds(
      {
        id: 's',
        layers: [
          {
            id: 'a',
            actions: [
              { id: 'x', layer: 'b' },
              { id: 'y', layer: 'elsewhere' },
            ],
          },
          { id: 'b', title: 'b' },
        ],
        names: ['fade'],
      },
      { makeId: () => `new-${++last}`, references: LAYER_REFERENCES },
    )
    const [first, second] = (copy as { layers: { id: string; actions: { layer: string }[] }[] }).layers
    expect(first?.actions.map(({ layer }) => layer)).toEqual([second?.id, 'elsewhere'])
    expect(new Set(JSON.stringify(copy).match(/new-\d/g)).size).toBe(5)
    expect(copy.names).toEqual(['fade'])
  })
})

describe('frames of a layer', () => {
  const layer = {
    timeline: {
      in: { preset: 'fade', at: 300, duration: 500 },
      frames: [
        { name: 'Turn', duration: 200 },
        { name: 'Pressed', trigger: 'action' },
      ],
      out: { preset: 'fade', duration: 400 },
    },
  }
  it('are bars on the timeline of the slide, one after the other', () => {
    expect(frameBars(layer, 9000).map(({ name, from, until, isTimed }) => [name, from, until, isTimed])).toEqual([
      ['in', 300, 800, true],
      ['Turn', 800, 1000, false],
      ['out', 9000, 9400, false],
    ])
    expect(lineLength([layer], 9000)).toBe(9400)
  })
  it('give the state of a layer at any moment', () => {
    const at = (ms: number) => momentOf(layer, ms, 9000)
    expect(at(299)).toEqual({ kind: 'away' })
    expect(at(400)).toMatchObject({ kind: 'moving', elapsed: 100, from: { opacity: 0 }, to: {} })
    expect(at(5000)).toEqual({ kind: 'there', state: {} })
    expect(at(9100)).toMatchObject({ kind: 'moving', elapsed: 100, to: { opacity: 0 } })
    expect(at(9400)).toEqual({ kind: 'away' })
    expect(momentOf({}, 0, 9000)).toEqual({ kind: 'there', state: {} })
  })
  it('are absent until an action starts them', () => {
    expect(momentOf({ timeline: { in: { trigger: 'action' } } }, 9999, 9000)).toEqual({ kind: 'away' })
  })
  it('are none for a layer without motion', () => {
    expect(frameBars({}, 9000)).toEqual([])
  })
  it('give their start after a move, and their length after a stretch', () => {
    const [, turn] = frameBars(layer, 9000)
    if (!turn) throw new Error('There is a second bar.')
    expect(barChange({ from: 1203, until: 1403 }, turn)).toEqual({ at: 1200 })
    expect(barChange({ from: 800, until: 1504 }, turn)).toEqual({ duration: 700 })
    expect(barChange({ from: -50, until: -50 }, turn)).toEqual({ at: 0, duration: 10 })
  })
})

describe('what a stage shows', () => {
  const slider = {
    alias: '',
    type: 'carousel',
    flow: { duration: 4000, shuffle: true },
    extras: [{ blockType: 'sliderWindow' }, { blockType: 'sliderCarousel' }],
    slides: [
      {
        id: '1',
        hidden: true,
        from: '2090-01-01',
        layers: [{ id: 'a', timeline: { in: { preset: 'fade' } }, visible: 'onHover' }],
      },
      { id: '2', hidden: true },
      { id: '3', background: { kind: 'video', image: 7 } },
    ],
  }
  it('is one slide at rest, even one that is hidden from visitors', () => {
    const still = stillData(slider, 0) as { slides: Record<string, unknown>[]; type: string; alias: string }
    expect([still.type, still.alias, still.slides.length]).toEqual(['hero', 'stage', 1])
    expect(still.slides[0]).toMatchObject({ hidden: false, layers: [{ id: 'a', visible: 'always' }] })
    expect((still.slides[0]?.layers as { timeline?: unknown }[])[0]?.timeline).toBeUndefined()
    expect(stillData(slider, 2).slides).toMatchObject([{ background: { kind: 'image', image: 7 } }])
  })
  it('is, during play, all visible slides from the selected one on, never in a window', () => {
    const running = runningData(slider, 2) as { slides: { id: string }[]; flow: object; extras: object[] }
    expect(running.slides.map(({ id }) => id)).toEqual(['3'])
    expect(running.flow).toMatchObject({ startSlide: 1, duration: 4000, shuffle: false })
    expect(running.extras).toEqual([{ blockType: 'sliderCarousel' }])
    expect(runningData(slider, 0)).toMatchObject({ slides: [{ id: '1' }, { id: '3' }], flow: { startSlide: 1 } })
  })
})
