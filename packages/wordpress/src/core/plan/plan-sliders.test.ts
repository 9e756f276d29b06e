import { describe, expect, it } from 'vitest'
import { itemWith } from '../../testing/convert/context.ts'
import { eventsFor, plannedEvents } from '../../testing/plan/planned-export.ts'
import type { SliderArchive } from '../sliders/slider-source.ts'
import type { SourceItem } from '../source/source.ts'

const meta = (key: string, value: string) => ({ key, value })
const page = (content: string) => itemWith({ id: 1, kind: 'page', slug: 'home', content })
const image = itemWith({
  id: 30,
  kind: 'attachment',
  status: 'inherit',
  file: 'https://old.example/wp-content/uploads/2024/02/lake.jpg',
  metas: [meta('_wp_attached_file', '2024/02/lake.jpg')],
})
const metaSlider = (status = 'publish') =>
  itemWith({ id: 12, kind: 'ml-slider', title: 'Rooms', slug: 'rooms', status })
const metaSlide = itemWith({
  id: 13,
  kind: 'ml-slide',
  excerpt: 'By the lake',
  terms: [{ taxonomy: 'ml-slider', slug: '12', name: '12' }],
  metas: [meta('_thumbnail_id', '30')],
})
const fusionSlide = itemWith({
  id: 20,
  kind: 'slide',
  terms: [{ taxonomy: 'slide-page', slug: 'home', name: 'Home' }],
  metas: [meta('pyre_heading', 'Welcome')],
})

/** An export of Slider Revolution with one slide that shows an image. */
const revolution = (alias: string, image: string): SliderArchive => ({
  name: `${alias}.zip`,
  entries: new Map([
    [
      'slider_export.txt',
      JSON.stringify({
        alias,
        title: alias,
        params: { alias },
        slides: [{ id: 1, params: { bg: { type: 'image', image } } }],
      }),
    ],
    [`images/${image}`, ''],
  ]),
})

const planned = (items: readonly SourceItem[], archives: readonly SliderArchive[] = []) =>
  plannedEvents(eventsFor({ items }), { archives })
const blocksOf = (plan: ReturnType<typeof planned>, id = 1) => plan.items.get(id)?.documents[0]?.data.layout
const keysOf = ({ site }: ReturnType<typeof planned>) => site.sliders.map(({ key }) => key)

describe('a MetaSlider', () => {
  it.each([
    '[metaslider id="12"]',
    '[metaslider title="Rooms"]',
    '[ml-slider id=12]',
  ])('is one document, which %s shows', (shortcode) => {
    const plan = planned([page(shortcode), metaSlider(), metaSlide, image])
    expect(blocksOf(plan)).toEqual([{ blockType: 'slider', slider: { $source: 'slider:metaslider-12' } }])
    expect(plan.site.sliders).toMatchObject([
      {
        key: 'slider:metaslider-12',
        collection: 'sliders',
        data: { _status: 'published', slides: [{ background: { image: { $source: 'item:30' } } }] },
      },
    ])
  })
  it('is shown by its block', () => {
    const plan = planned([page('<!-- wp:metaslider/slider {"slideshowId":12} /-->'), metaSlider(), metaSlide, image])
    expect(blocksOf(plan)).toEqual([{ blockType: 'slider', slider: { $source: 'slider:metaslider-12' } }])
  })
  it('is accounted for with its slides', () => {
    const { items } = planned([metaSlider(), metaSlide, image])
    expect(items.get(12)?.outcome).toEqual({ became: 'document', key: 'slider:metaslider-12', collection: 'sliders' })
    expect(items.get(13)?.outcome).toMatchObject({ became: 'part', code: 'slide' })
  })
  it('of an old version has images of the library for slides', () => {
    const tied = { ...image, terms: [{ taxonomy: 'ml-slider', slug: '12', name: '12' }] }
    const plan = planned([metaSlider(), tied])
    expect(plan.site.sliders).toMatchObject([{ data: { slides: [{ background: { image: { $source: 'item:30' } } }] } }])
    expect(plan.items.get(30)?.outcome).toMatchObject({ became: 'document', collection: 'media' })
  })
  it('without slides is left out, and said to be', () => {
    const plan = planned([page('[metaslider id="12"]'), metaSlider()])
    expect([keysOf(plan), blocksOf(plan)]).toEqual([[], []])
    expect(plan.report.groups.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['slider-without-slides', 'slider-unknown']),
    )
  })
  it('that is a draft stays out', () => expect(keysOf(planned([metaSlider('draft'), metaSlide, image]))).toEqual([]))
})

describe('an export of Slider Revolution', () => {
  it('is shown where a page names its alias', () => {
    const plan = planned([page('[rev_slider alias="home"]')], [revolution('home', '2019/04/x.jpg')])
    expect(blocksOf(plan)).toEqual([{ blockType: 'slider', slider: { $source: 'slider:home' } }])
  })
  it('brings the images that the library does not have', () => {
    const plan = planned(
      [image],
      [revolution('home', '2019/04/small_x-1.jpg'), revolution('other', '2024/02/lake.jpg')],
    )
    expect(plan.site.sliders.map(({ key, collection }) => [key, collection])).toEqual([
      ['file:2019/04/small_x-1.jpg', 'media'],
      ['slider:home', 'sliders'],
      ['slider:other', 'sliders'],
    ])
    expect(plan.site.sliders[0]).toMatchObject({
      data: { alt: 'small x 1' },
      file: { candidates: ['2019/04/small_x-1.jpg'], mimeType: 'image/jpeg' },
    })
    expect(plan.site.sliders[2]?.data.slides).toMatchObject([{ background: { image: { $source: 'item:30' } } }])
  })
  it('given twice counts once', () => {
    const plan = planned([], [revolution('home', 'a.jpg'), revolution('home', 'b.jpg')])
    expect(keysOf(plan)).toEqual(['file:a.jpg', 'slider:home'])
    expect(plan.report.groups).toMatchObject([{ code: 'slider-twice', subject: 'home' }])
  })
  it('does not stand in for a slider of Avada with the same name', () => {
    const content =
      '[fusion_builder_container][fusion_builder_row][fusion_builder_column type="1_1"]' +
      '[fusion_fusionslider name="home" /][fusion_revslider alias="home" /]' +
      '[/fusion_builder_column][/fusion_builder_row][/fusion_builder_container]'
    const plan = planned([page(content), fusionSlide], [revolution('home', 'a.jpg')])
    expect(blocksOf(plan)).toMatchObject([
      { slider: { $source: 'slider:fusionslider-home' } },
      { slider: { $source: 'slider:home' } },
    ])
    expect(plan.items.get(20)?.outcome).toMatchObject({ became: 'part', of: 'the slider “Home”' })
  })
  it('that cannot be read is named', () => {
    const broken = { name: 'x.zip', entries: new Map([['slider_export.txt', 'no settings']]) }
    expect(planned([], [broken]).report.groups).toMatchObject([{ code: 'slider-unreadable', example: 'x.zip' }])
  })
})

describe('an export of Smart Slider', () => {
  const smart: SliderArchive = {
    name: 'home.ss3',
    entries: new Map([
      [
        'data',
        'O:8:"stdClass":2:{s:6:"slider";a:3:{s:2:"id";s:1:"3";s:5:"alias";s:4:"home";s:5:"title";s:4:"Home";}' +
          's:6:"slides";a:1:{i:0;a:2:{s:5:"title";s:3:"One";s:6:"params";s:2:"{}";}}}',
      ],
    ]),
  }
  it.each([
    '[smartslider3 slider="3"]',
    '[smartslider3 slider=3]',
    '[smartslider3 alias="home"]',
  ])('is shown by %s', (shortcode) => {
    const plan = planned([page(shortcode)], [smart])
    expect(blocksOf(plan)).toEqual([{ blockType: 'slider', slider: { $source: 'slider:smartslider3-3' } }])
    expect(plan.site.sliders).toMatchObject([{ data: { alias: 'home' } }])
  })
})
