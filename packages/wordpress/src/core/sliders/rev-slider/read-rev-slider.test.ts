import { describe, expect, it } from 'vitest'
import { serialised } from '../../php/serialised.ts'
import { refTo } from '../../source/source-key.ts'
import type { SliderContext } from '../slider-source.ts'
import { isRevSlider, readRevSlider } from './read-rev-slider.ts'

type Raw = Readonly<Record<string, unknown>>

const archive = (settings: unknown, files: readonly string[] = [], path = 'slider_export.txt') =>
  new Map<string, string | Uint8Array>([
    [path, typeof settings === 'string' ? settings : JSON.stringify(settings)],
    ...files.map((file) => [file, new Uint8Array()] as const),
  ])

function read(settings: unknown, files: readonly string[] = [], context: SliderContext = {}) {
  const { sliders, lines } = readRevSlider(archive(settings, files), context)
  const [slider] = sliders
  if (!slider) throw new Error(JSON.stringify(lines))
  return { ...slider, codes: slider.lines.map(({ code, subject }) => `${code} ${subject}`) }
}

const slides = (slider: { readonly values: Raw }) => slider.values.slides as readonly Raw[]
const layers = (slider: { readonly values: Raw }, at = 0) => (slides(slider)[at]?.layers ?? []) as readonly Raw[]
const withLayers = (...own: readonly Raw[]) => ({
  alias: 'x',
  params: { version: '6.6' },
  slides: [{ id: '1', params: {}, layers: own }],
})

describe('an archive', () => {
  it('may hold its settings one folder deep', () => {
    expect(isRevSlider(archive({}, [], 'home/slider_export.txt'))).toBe(true)
    expect(readRevSlider(archive({ alias: 'a', slides: [] }, [], 'home/slider_export.txt')).sliders[0]?.alias).toBe('a')
  })
  it.each(['', 'x', '[]', '{"a":1}', 'a:1:{', '{"slides":'])('that holds %s is named', (settings) =>
    expect(readRevSlider(archive(settings))).toEqual({
      sliders: [],
      lines: [{ level: 'lost', code: 'slider-unreadable', subject: 'slider_export.txt' }],
    }))
  it('without settings is named', () => expect(readRevSlider(new Map()).lines).toHaveLength(1))
  it('is serialised before version 6', () => {
    const settings = serialised({
      params: {
        title: 'Old',
        alias: 'Old_One',
        slider_type: 'responsitive',
        width: '960',
        height: '350',
        navigation_type: 'bullet',
        navigation_arrows: 'none',
      },
      slides: [
        {
          params: { background_type: 'solid', slide_bg_color: '#123456', slide_transition: 'boxslide,slideup' },
          layers: [],
        },
      ],
    })
    const slider = read(settings)
    expect(slider).toMatchObject({
      key: 'slider:Old_One',
      values: { alias: 'old-one', layout: { mode: 'auto', grid: { desktop: { width: 960, height: 350 } } } },
    })
    expect(slider.values.controls).toEqual([{ blockType: 'sliderBullets' }])
    expect(slides(slider)[0]).toMatchObject({
      background: { kind: 'color', color: '#123456' },
      transition: { names: ['boxslide', 'slide-up'] },
    })
  })
})

describe('a slide', () => {
  const of = (params: Raw, files: readonly string[] = [], context: SliderContext = {}) =>
    read(
      {
        alias: 'x',
        params: {},
        slides: [
          { id: '7', params },
          { id: '8', params: {} },
        ],
      },
      files,
      context,
    )

  it('finds its image in the archive, wherever its path begins', () => {
    const wanted = { kind: 'image', image: refTo('file:revslider/a.jpg'), fit: 'cover' }
    for (const image of [
      'uploads/revslider/a.jpg',
      'revslider/a.jpg',
      'https://old.example/wp-content/uploads/revslider/a.jpg',
    ]) {
      const slider = of({ bg: { type: 'image', image } }, ['images/uploads/revslider/a.jpg'])
      expect(slides(slider)[0]?.background).toEqual(wanted)
      expect(slider.files).toEqual([{ key: 'file:revslider/a.jpg', path: 'revslider/a.jpg' }])
    }
  })
  it('finds its image in the library first', () => {
    const found = { ref: refTo('item:9'), kind: 'image', file: 'a.jpg', title: '', alt: '', caption: '' } as const
    const slider = of({ bg: { type: 'image', image: 'a.jpg' } }, ['images/a.jpg'], {
      lookup: {
        mediaByAddress: (address) => (address === '/wp-content/uploads/a.jpg' ? found : undefined),
        target: () => undefined,
      },
    })
    expect(slides(slider)[0]?.background).toMatchObject({ image: refTo('item:9') })
    expect(slider.files).toEqual([])
  })
  it('without its image has its colour, and is named', () => {
    const slider = of({ bg: { type: 'image', image: 'gone.jpg', color: '#ff0000' } })
    expect(slides(slider)[0]?.background).toEqual({ kind: 'color', color: '#ff0000' })
    expect(slider.codes).toEqual(['slider-picture-missing gone.jpg'])
  })
  it('is shown in its time, in the zone of the site', () =>
    expect(
      slides(
        of({ publish: { from: '2031-01-01 00:00', to: '15-10-2031 12:30' } }, [], {
          instantOf: (local) => Date.parse(`${local.replace(' ', 'T')}+02:00`),
        }),
      )[0],
    ).toMatchObject({ from: '2030-12-31T22:00:00.000Z', until: '2031-10-15T10:30:00.000Z' }))
  it('leads to a page of the site', () =>
    expect(
      slides(
        of({ seo: { set: true, link: 'https://old.example/about/', target: '_blank', z: 'back' } }, [], {
          lookup: { mediaByAddress: () => undefined, target: () => ({ to: 'page', ref: refTo('item:4') }) },
        }),
      )[0],
    ).toMatchObject({ link: { type: 'page', page: refTo('item:4'), newTab: true }, linkDepth: 'under' }))
  it('leads nowhere unsafe', () => {
    const slider = of({ seo: { set: true, link: 'javascript:alert(1)' } })
    expect(slides(slider)[0]).not.toHaveProperty('link')
    expect(slider.codes).toEqual(['slider-link javascript:alert(1)'])
  })
  it('fades where its transition is like none', () => {
    const slider = of({ timeline: { transition: ['melt'] } })
    expect(slides(slider)[0]?.transition).toEqual({ names: ['fade'] })
    expect(slider.codes).toEqual(['slider-transition melt'])
  })
  it('comes in the order that it is numbered in', () =>
    expect(
      slides(
        read({
          alias: 'x',
          params: {},
          slides: [
            { slide_order: '2', params: { title: 'B' } },
            { slide_order: '1', params: { title: 'A' } },
          ],
        }),
      ).map(({ title }) => title),
    ).toEqual(['A', 'B']))
})

describe('a layer', () => {
  it('says only what differs in narrower levels', () => {
    const slider = read({
      ...withLayers({
        text: 'x',
        idle: { fontSize: { d: { v: '40px' }, n: { v: '40px' }, t: { v: '30px' }, m: { v: '20px' } } },
      }),
      params: { size: { custom: { d: true, n: true, t: false, m: true } } },
    })
    expect(layers(slider)[0]?.text).toEqual({
      desktop: { size: 40, line: 0.63, color: '#ffffff' },
      phone: { size: 20, line: 1.25 },
    })
  })
  it('is hidden where it is not to be seen', () =>
    expect(layers(read(withLayers({ text: 'x', visibility: { m: false } })))[0]?.place).toMatchObject({
      phone: { hidden: true },
    }))
  it('with one side of a box is that; with several the least of them', () => {
    const slider = read(
      withLayers({
        text: 'x',
        idle: { padding: { d: { v: ['10', '20', '10', '20'] } }, borderRadius: { v: ['5px', '5px'] } },
      }),
    )
    expect(layers(slider)[0]?.box).toEqual({ desktop: { padding: 10, radius: 5 } })
    expect(slider.codes).toEqual(['slider-box-sides padding'])
  })
  it('stands in its group, and a group in a group in the outer one', () => {
    const slider = read(
      withLayers(
        { uid: 1, type: 'group', alias: 'Box' },
        { uid: 2, type: 'group', group: { puid: '1' } },
        { uid: 3, text: 'inner', group: { puid: '2' } },
        { uid: 4, text: 'outer', group: { puid: 1 } },
      ),
    )
    expect(layers(slider)).toMatchObject([
      { blockType: 'layerGroup', layers: [{ words: 'inner' }, { words: 'outer' }] },
    ])
  })
  it('stands in a column of a row of a zone', () => {
    const slider = read(
      withLayers(
        { uid: 'top', type: 'zone' },
        { uid: 1, type: 'row', group: { puid: 'bottom', columnbreakat: 'mobile' } },
        { uid: 2, type: 'column', group: { puid: 1, columnSize: '1/3' } },
        { uid: 3, type: 'column', group: { puid: 1, columnSize: '2/3' } },
        { uid: 4, text: 'words', group: { puid: 3 } },
      ),
    )
    expect(layers(slider)).toMatchObject([
      {
        blockType: 'layerRow',
        breakAt: 'phone',
        place: { desktop: { y: 'end' } },
        columns: [
          { width: '33.33%', layers: [] },
          { width: '66.67%', layers: [{ words: 'words' }] },
        ],
      },
    ])
  })
  it('survives groups that stand in each other', () =>
    expect(
      layers(
        read(withLayers({ uid: 1, type: 'group', group: { puid: 2 } }, { uid: 2, type: 'group', group: { puid: 1 } })),
      ),
    ).toEqual([]))
  it('does what it did: slides, layers, videos, windows', () => {
    const action = (own: Raw) => ({ tooltip_event: 'click', ...own })
    const slider = read(
      withLayers(
        {
          uid: 1,
          text: 'a',
          actions: {
            action: [
              action({ action: 'jumpto', jump_to_slide: '1' }),
              action({ action: 'toggle_layer', layer_target: '2', tooltip_event: 'mouseenter', action_delay: '200' }),
              action({ action: 'open_modal', openmodal: 'offer' }),
              action({ action: 'scroll_under', scrollunder_offset: '-50px' }),
              action({ action: 'callback', actioncallback: 'alert(1)' }),
            ],
          },
        },
        { uid: 2, text: 'b', alias: 'Second' },
      ),
    )
    expect(layers(slider)[0]?.actions).toEqual([
      { on: 'click', do: 'slide', to: '1' },
      { on: 'enter', do: 'layer', wish: 'toggle', layer: 'Second', delay: 200 },
      { on: 'click', do: 'modal', alias: 'offer' },
      { on: 'click', do: 'scroll', offset: -50 },
    ])
    expect(slider.codes).toEqual(['slider-action callback'])
  })
  it('is named when it cannot be', () =>
    expect(read(withLayers({ type: 'hotspot', text: 'x' }, { text: 'Hi {{title}} [gallery]' })).codes).toEqual([
      'slider-layer hotspot',
      'slider-placeholder {{title}}',
      'slider-placeholder [gallery]',
    ]))
})

describe('a slider', () => {
  it('has its extras: carousel, depth, window, layers above', () => {
    const slider = read(
      {
        alias: 'x',
        params: {
          type: 'carousel',
          carousel: { maxItems: 5, infinity: true, space: '10' },
          parallax: { set: true, mouse: { type: 'mouse', origo: 'slidercenter' } },
          modal: { coverColor: 'rgba(0,0,0,0.5)', coverSpeed: 100 },
        },
        slides: [{ params: {} }],
        static_slides: [{ layers: [{ text: 'all' }, { text: 'some', timeline: { static: { start: 2, end: 3 } } }] }],
      },
      [],
      { inWindow: new Set(['x']) },
    )
    expect(slider.values.extras).toMatchObject([
      { blockType: 'sliderCarousel', visible: 5, infinite: true, space: 10 },
      {
        blockType: 'sliderGlobals',
        sets: [{ layers: [{ words: 'all' }] }, { from: 2, to: 3, layers: [{ words: 'some' }] }],
      },
      { blockType: 'sliderWindow', coverColor: '#000000', coverOpacity: 50, coverSpeed: 300 },
      { blockType: 'sliderParallax', by: 'pointer', origin: 'center' },
    ])
  })
  it('names styles, scripts, add-ons and sources that have no place', () =>
    expect(
      read({
        alias: 'x',
        slides: [{ params: {} }],
        params: {
          codes: { css: '.a{}', javascript: 'x()' },
          addOns: { snow: { enable: true }, off: { enable: false } },
          sourcetype: 'post',
        },
      }).codes,
    ).toEqual(['slider-source post', 'slider-css css', 'slider-javascript javascript', 'slider-add-on snow']))
  it('is bounded in slides, layers and bytes', () => {
    const layer = { text: 'x'.repeat(250), idle: { color: { d: { v: '#ff0000' } } } }
    const slider = read({
      alias: 'x',
      params: {},
      slides: Array.from({ length: 200 }, () => ({ params: {}, layers: Array.from({ length: 60 }, () => layer) })),
    })
    expect(slides(slider).length).toBeLessThanOrEqual(60)
    expect(layers(slider)).toHaveLength(40)
    expect(JSON.stringify(slides(slider)).length).toBeLessThanOrEqual(400 * 1024)
    expect(slider.codes).toContain('slider-too-many-slides 200 slides')
    expect(slider.lines.length).toBeLessThanOrEqual(500)
  })
  it('longer than any is, is refused', () => expect(readRevSlider(archive(' '.repeat(30_000_001))).sliders).toEqual([]))
  it('survives values of any kind in any place', () => {
    const odd: readonly unknown[] = [null, 5, 'x', [], {}, true, [[null]], { d: { v: {} } }]
    for (const value of odd) {
      const everywhere = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, value]))
      const params = everywhere([
        'bg',
        'timeline',
        'publish',
        'seo',
        'panzoom',
        'info',
        'size',
        'general',
        'nav',
        'def',
        'carousel',
        'codes',
        'addOns',
      ])
      const layer = everywhere([
        'position',
        'size',
        'idle',
        'hover',
        'timeline',
        'actions',
        'media',
        'visibility',
        'group',
        'effects',
        'text',
        'alias',
        'uid',
      ])
      const types = ['text', 'button', 'image', 'shape', 'video', 'audio', 'svg', 'icon', 'group', 'row']
      const settings = {
        alias: 'x',
        params,
        static_slides: value,
        slides: [
          { params, layers: types.map((type) => ({ type, ...layer })) },
          { params: value, layers: value },
        ],
      }
      expect(() => readRevSlider(archive(settings))).not.toThrow()
      expect(() => readRevSlider(archive({ ...settings, params: { slider_type: 'x', ...params } }))).not.toThrow()
      expect(() =>
        readRevSlider(archive({ params: { slider_type: 'x', navigation: value }, slides: value })),
      ).not.toThrow()
    }
  })
})
