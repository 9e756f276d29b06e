import { describe, expect, it } from 'vitest'
import { sourceItem } from '../../testing/source/source-item.ts'
import { serialised } from '../php/serialised.ts'
import { refTo } from '../source/source-key.ts'
import { fusionSliders } from './fusion-slider.ts'
import { metaSliders } from './meta-slider.ts'
import { isSmartSlider, readSmartSlider } from './smart-slider.ts'

describe('Fusion Slider', () => {
  const slide = (id: number, metas: Readonly<Record<string, string>>, publishedAt = id) =>
    sourceItem({
      id,
      kind: 'slide',
      title: `Slide ${id}`,
      publishedAt,
      metas,
      terms: [{ taxonomy: 'slide-page', slug: 'start', name: 'Start' }],
    })
  const [slider, ...others] = fusionSliders([
    slide(2, {
      pyre_type: 'image',
      pyre_heading: 'By the lake',
      pyre_caption: 'since 1911',
      pyre_button_1: '[fusion_button link="/rooms/" target="_blank"]Rooms[/fusion_button]',
      _thumbnail_id: '11',
    }),
    slide(1, {
      _fusion: serialised({ type: 'youtube', youtube_id: 'M7lc1UVf-VE', link_type: 'full', slide_link: '/film/' }),
    }),
  ])

  it('is one for each term', () => {
    expect(slider).toMatchObject({ key: 'slider:fusionslider-start', alias: 'start', title: 'Start' })
    expect(others).toEqual([])
  })
  it('has its slides in the order of their dates', () =>
    expect(slider?.values.slides).toMatchObject([
      {
        title: 'Slide 1',
        background: { kind: 'video', address: 'https://www.youtube.com/watch?v=M7lc1UVf-VE' },
        link: { url: '/film/' },
      },
      {
        title: 'Slide 2',
        background: { kind: 'image', image: refTo('item:11') },
        layers: [
          { words: 'By the lake', as: 'h2' },
          { words: 'since 1911' },
          { label: 'Rooms', actions: [{ do: 'link', link: { url: '/rooms/', newTab: true } }] },
        ],
      },
    ]))
})

describe('MetaSlider', () => {
  const slide = (id: number, menuOrder: number, metas: Readonly<Record<string, string>> = {}) =>
    sourceItem({
      id,
      kind: 'ml-slide',
      menuOrder,
      excerpt: `Caption ${id}`,
      metas,
      terms: [{ taxonomy: 'ml-slider', slug: '12', name: '12' }],
    })
  const [slider] = metaSliders([
    sourceItem({
      id: 12,
      kind: 'ml-slider',
      title: 'Rooms',
      metas: {
        'ml-slider_settings': serialised({
          width: '700',
          height: '300',
          delay: '4000',
          autoPlay: 'true',
          links: 'false',
        }),
      },
    }),
    slide(3, 1, { _thumbnail_id: '5' }),
    slide(2, 0, { _thumbnail_id: '4', 'ml-slider_url': 'https://x.example/', 'ml-slider_new_window': '1' }),
  ])

  it('has its slides in their order', () =>
    expect(slider).toMatchObject({
      alias: 'metaslider-12',
      values: {
        slides: [
          {
            background: { image: refTo('item:4') },
            layers: [{ words: 'Caption 2' }],
            link: { url: 'https://x.example/', newTab: true },
          },
          { background: { image: refTo('item:5') } },
        ],
        flow: { autoplay: true, duration: 4000 },
        layout: { grid: { desktop: { width: 700, height: 300 } } },
        controls: [{ blockType: 'sliderBullets' }],
      },
    }))
})

describe('Smart Slider 3', () => {
  const archive = (backup: unknown) =>
    new Map<string, string | Uint8Array>([
      ['data', serialised(backup)],
      ['images/a.jpg', new Uint8Array()],
    ])
  const layer = (type: string, values: object) => ({ type: 'layer', item: { type, values } })

  it('comes over as images with words', () => {
    const entries = archive({
      slider: { id: '3', title: 'Shop', params: JSON.stringify({ width: 1200, height: 600, autoplay: '1' }) },
      imageTranslation: { '$upload$/2020/A.jpg': 'a.jpg' },
      slides: [
        {
          title: 'One',
          params: JSON.stringify({ backgroundImage: '$upload$/2020/A.jpg', link: '/x/|*|_self' }),
          slide: JSON.stringify([
            {
              type: 'content',
              layers: [
                layer('heading', { heading: 'Hello' }),
                layer('button', { content: 'Go', link: '/go/|*|_self' }),
                layer('icon', {}),
              ],
            },
          ]),
        },
      ],
    })
    const [slider] = readSmartSlider(entries).sliders
    expect(isSmartSlider(entries)).toBe(true)
    expect(slider).toMatchObject({
      alias: 'smartslider3-3',
      title: 'Shop',
      files: [{ path: 'a.jpg' }],
      values: {
        flow: { autoplay: true },
        slides: [
          {
            title: 'One',
            background: { image: refTo('file:a.jpg') },
            layers: [{ words: 'Hello' }, { label: 'Go' }],
            link: { url: '/x/' },
          },
        ],
      },
    })
    expect(slider?.lines).toEqual([
      { level: 'lost', code: 'slider-layer', subject: 'smart slider', example: '1 layers' },
    ])
  })
  it.each(['', 'x', 'a:9:{', serialised({ slider: null })])('that holds %s is named', (data) =>
    expect(readSmartSlider(new Map([['data', data]])).lines).toEqual([
      { level: 'lost', code: 'slider-unreadable', subject: 'data' },
    ]))
  it('ends with layers that stand in each other without end', () => {
    const deep = Array.from({ length: 500 }).reduce<unknown>((layers) => [{ layers }], [])
    const entries = archive({ slider: { id: 1, title: 'x' }, slides: [{ slide: JSON.stringify(deep) }] })
    expect(readSmartSlider(entries).sliders).toHaveLength(1)
  })
})
