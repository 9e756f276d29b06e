import { describe, expect, it } from 'vitest'
import { convertWith, library, page } from '../../../testing/builders/convert-with.ts'
import { problemsOf } from '../../../testing/builders/declarations.ts'
import { wordsIn } from '../../../testing/builders/words-in.ts'
import { elementor } from './elementor.ts'

const pageOf = (data: string) => page('<p>stale</p>', { _elementor_edit_mode: 'builder', _elementor_data: data })
const convert = (...nodes: readonly object[]) => convertWith(elementor(), pageOf(JSON.stringify(nodes)))
const widget = (widgetType: string, settings: object, ...elements: readonly object[]) => ({
  id: 'a',
  elType: 'widget',
  widgetType,
  settings,
  elements,
})
const text = (words: string) => widget('text-editor', { editor: `<p>${words}</p>` })
const image = (id: number) => ({
  url: `https://site.example/wp-content/uploads/${id}.jpg`,
  id,
  alt: '',
  source: 'library',
})

describe('the data of Elementor', () => {
  const nodes = [widget('heading', { title: 'A "b" \\ c/d' })]
  it.each([
    ['as it is', JSON.stringify(nodes)],
    ['with escaped slashes', JSON.stringify(nodes).replaceAll('/', '\\/')],
    ['slashed once more', JSON.stringify(nodes).replace(/(["\\])/g, '\\$1')],
  ])('is read %s', (_, data) =>
    expect(convertWith(elementor(), pageOf(data)).blocks).toMatchObject([
      { blockType: 'heading', text: 'A "b" \\ c/d' },
    ]))
  it('counts only when the page is edited with it', () => {
    expect(elementor().isUsedBy(page('', { _elementor_data: '[]', _elementor_edit_mode: 'builder' }))).toBe(false)
    expect(elementor().isUsedBy(page('', { _elementor_data: '[{}]', _elementor_edit_mode: '' }))).toBe(false)
    expect(elementor().isUsedBy(pageOf('[{}]'))).toBe(true)
  })
  it('may have lists in the place of settings', () =>
    expect(
      wordsIn(
        convert({
          elType: 'section',
          settings: [],
          elements: [{ elType: 'column', settings: [], elements: [text('a')] }],
        }).blocks,
      ),
    ).toBe('a'))
})

describe('layout of Elementor', () => {
  const column = (size: number | null, inline: number | null, ...elements: readonly object[]) => ({
    elType: 'column',
    settings: { _column_size: size, _inline_size: inline },
    elements,
  })
  it('takes the widths that were dragged before those of the preset', () => {
    const { blocks } = convert({
      elType: 'section',
      settings: {},
      elements: [column(50, 66.6, text('a')), column(50, 33.4, text('b'))],
    })
    expect(blocks).toMatchObject([{ blockType: 'columns', ratio: '8-4' }])
  })
  it('puts inner sections of whole columns into columns', () => {
    const inner = {
      elType: 'section',
      isInner: true,
      settings: {},
      elements: [column(50, null, text('a')), column(50, null, text('b'))],
    }
    expect(
      convert({ elType: 'section', settings: {}, elements: [column(100, null, text('0'), inner)] }).blocks,
    ).toMatchObject([{ blockType: 'richText' }, { blockType: 'columns', ratio: 'halves' }])
  })
  it('reads containers in rows and grids', () => {
    const container = (settings: object, ...elements: readonly object[]) => ({
      elType: 'container',
      settings,
      elements,
    })
    const wide = (size: number, words: string) => container({ width: { unit: '%', size } }, text(words))
    expect(convert(container({ flex_direction: 'row' }, wide(33, 'a'), wide(67, 'b'))).blocks).toMatchObject([
      { ratio: '4-8' },
    ])
    expect(convert(container({ flex_direction: 'row' }, text('a'), text('b'), text('c'))).blocks).toMatchObject([
      { ratio: 'thirds' },
    ])
    expect(
      convert(
        container(
          { container_type: 'grid', grid_columns_grid: { unit: 'fr', size: 2 } },
          text('a'),
          text('b'),
          text('c'),
          text('d'),
        ),
      ).blocks,
    ).toMatchObject([{ ratio: 'halves' }, { ratio: 'halves' }])
    expect(convert(container({}, text('a'), text('b'))).blocks).toHaveLength(1)
  })
  it('makes one block of buttons in a row, and of boxes', () => {
    const row = (...elements: readonly object[]) =>
      convert({ elType: 'container', settings: { flex_direction: 'row' }, elements }).blocks
    const button = (words: string) => widget('button', { text: words, link: { url: '/contact/' } })
    expect(row(button('a'), button('b'))).toMatchObject([{ blockType: 'buttonGroup', buttons: [{}, {}] }])
    const box = (title: string) =>
      widget('icon-box', { title_text: title, description_text: 'x', selected_icon: { value: 'fas fa-leaf' } })
    expect(row(box('a'), box('b'), box('c'), box('d'))).toMatchObject([
      { blockType: 'contentBoxes', boxes: [{ icon: 'leaf' }, {}, {}, {}] },
    ])
  })
  it('has a ground when it is switched on, with video, overlay and edges', () => {
    const section = (settings: object) =>
      convert({ elType: 'section', settings, elements: [column(100, null, text('a'))] }).blocks
    expect(section({ background_image: image(3) })).toMatchObject([{ blockType: 'richText' }])
    const [block] = section({
      background_background: 'video',
      background_video_link: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
      background_image: image(3),
      background_overlay_background: 'classic',
      background_overlay_color: '#000',
      background_overlay_opacity: { unit: 'px', size: 0.7 },
      shape_divider_bottom: 'waves',
      _element_id: 'top',
      hide_mobile: 'hidden-phone',
    })
    expect(problemsOf([block])).toEqual([])
    expect(block).toMatchObject({
      blockType: 'section',
      ground: { filmAddress: 'https://www.youtube.com/watch?v=M7lc1UVf-VE', overlay: 'ink', overlayOpacity: 70 },
      bottom: { shape: 'waves' },
      frame: { anchor: 'top', hidden: ['phone'] },
    })
  })
})

describe('widgets of Elementor', () => {
  it.each([
    [
      widget('heading', { title: 'A', header_size: 'h4', align: 'right' }),
      { blockType: 'heading', level: '4', align: 'end' },
    ],
    [
      widget('image', { image: image(5), link_to: 'file', caption_source: 'custom', caption: 'c' }),
      { blockType: 'image', opensLarge: true, caption: 'c' },
    ],
    [widget('image', { image: { url: '', id: '' } }), undefined],
    [
      widget('image', {
        image: { url: 'https://site.example/wp-content/plugins/elementor/assets/images/placeholder.png', id: '' },
      }),
      undefined,
    ],
    [
      widget('image-carousel', { carousel: [image(1), image(2)], slides_to_show: '4' }),
      { blockType: 'carousel', view: { desktop: 4 } },
    ],
    [
      widget('video', {
        video_type: 'hosted',
        hosted_url: { url: 'https://site.example/wp-content/uploads/film.mp4' },
        loop: 'yes',
      }),
      { blockType: 'video', source: 'file', loops: true },
    ],
    [
      widget('video', { video_type: 'vimeo', vimeo_url: 'https://vimeo.com/76979871' }),
      { blockType: 'video', source: 'provider' },
    ],
    [
      widget('icon-list', {
        icon_list: [{ text: 'a', selected_icon: { value: 'fas fa-phone-alt' }, link: { url: 'tel:123' } }],
      }),
      { blockType: 'iconList', items: [{ text: 'a', icon: 'phone', link: { url: 'tel:123' } }] },
    ],
    [
      widget('accordion', { tabs: [{ tab_title: 'Q', tab_content: 'A' }], faq_schema: 'yes' }),
      { blockType: 'accordion', isFaq: true },
    ],
    [
      widget(
        'nested-tabs',
        { tabs: [{ tab_title: 'T' }] },
        { elType: 'container', settings: {}, elements: [text('inner')] },
      ),
      { blockType: 'tabs', panels: [{ title: 'T' }] },
    ],
    [
      widget(
        'nested-accordion',
        { items: [{ item_title: 'T' }] },
        { elType: 'container', settings: {}, elements: [text('inner')] },
      ),
      { blockType: 'accordion', items: [{ title: 'T' }] },
    ],
    [
      widget('counter', { ending_number: 1200, prefix: '≈', title: 'Oaks' }),
      { blockType: 'counters', counters: [{ value: 1200, prefix: '≈', label: 'Oaks' }] },
    ],
    [
      widget('testimonial-carousel', { slides: [{ content: 'Good.', name: 'A', title: 'Guest', image: image(1) }] }),
      { blockType: 'testimonials', items: [{ quote: 'Good.', name: 'A', role: 'Guest' }] },
    ],
    [
      widget('price-table', {
        heading: 'Room',
        price: '120',
        currency_symbol: 'euro',
        period: 'a night',
        features_list: [{ item_text: 'Boat' }],
        button_text: 'Book',
        link: { url: '/contact/' },
        ribbon_title: 'Best',
      }),
      {
        blockType: 'pricingTable',
        plans: [{ name: 'Room', price: '€120', badge: 'Best', features: [{ text: 'Boat' }] }],
      },
    ],
    [
      widget('price-list', { price_list: [{ title: 'Soup', price: '5 €', item_description: 'Hot.' }] }),
      { blockType: 'contentBoxes', variant: 'prices', boxes: [{ title: 'Soup', detail: '5 €', text: 'Hot.' }] },
    ],
    [
      widget('animated-headline', {
        headline_style: 'rotate',
        before_text: 'We',
        rotating_text: 'a\nb',
        after_text: 'x',
      }),
      { blockType: 'animatedTitle', texts: [{ text: 'a' }, { text: 'b' }] },
    ],
    [
      widget('animated-headline', { before_text: 'We', highlighted_text: 'are', rotating_text: 'a\nb' }),
      { blockType: 'animatedTitle', kind: 'highlighted', phrase: 'are' },
    ],
    [
      widget('flip-box', { title_text_a: 'F', title_text_b: 'B', button_text: 'Go' }),
      { blockType: 'contentBoxes', boxes: [{ title: 'F' }] },
    ],
    [
      widget('slides', {
        slides: [
          {
            heading: 'S',
            description: 'd',
            button_text: 'Go',
            link: { url: '/contact/' },
            background_image: image(2),
          },
        ],
      }),
      { blockType: 'carousel', kind: 'blocks', slides: [{ title: 'S' }] },
    ],
    [widget('shortcode', { shortcode: '[contact-form-7 id="26"]' }), { blockType: 'contactForm' }],
    [
      widget('posts', { posts_per_page: 4, posts_include_term_ids: ['5'] }),
      { blockType: 'postList', count: 4, category: { $source: 'term:category:news' } },
    ],
    [
      {
        elType: 'widget',
        widgetType: 'e-heading',
        settings: { title: { $$type: 'string', value: 'A' }, tag: { $$type: 'string', value: 'h3' } },
      },
      { blockType: 'heading', text: 'A', level: '3' },
    ],
    [
      {
        elType: 'widget',
        widgetType: 'e-image',
        settings: {
          image: {
            $$type: 'image',
            value: {
              src: { $$type: 'image-src', value: { id: { $$type: 'image-attachment-id', value: 5 }, url: null } },
            },
          },
        },
      },
      { blockType: 'image', image: { $source: 'item:5' } },
    ],
    [
      {
        elType: 'widget',
        widgetType: 'e-button',
        settings: {
          text: { $$type: 'string', value: 'Go' },
          link: {
            $$type: 'link',
            value: {
              destination: { $$type: 'url', value: 'https://a.example/' },
              isTargetBlank: { $$type: 'boolean', value: true },
            },
          },
        },
      },
      { blockType: 'buttonGroup', buttons: [{ link: { url: 'https://a.example/', newTab: true } }] },
    ],
  ])('%j', (node, wanted) => {
    const { blocks } = convert(node)
    expect(problemsOf(blocks)).toEqual([])
    if (wanted === undefined) expect(blocks).toEqual([])
    else expect(blocks).toMatchObject([wanted])
  })
  it('without a place of their own keep words, images and links', () => {
    const { blocks, report } = convert(
      widget('acme-hero', {
        hero_title: 'Head',
        body: 'A sentence of more than twenty letters.',
        side: image(5),
        more: [{ label: 'One' }],
        link: { url: '/contact/', is_external: '' },
        text_color: '#123456',
        skin: 'dark-and-moody-as-ever',
      }),
    )
    expect(problemsOf(blocks)).toEqual([])
    expect(wordsIn(blocks)).toMatch(/Head.*A sentence of more than twenty letters\..*One/)
    expect(JSON.stringify(blocks)).toContain('"item:5"')
    expect(JSON.stringify(blocks)).toContain('"item:7"')
    expect(JSON.stringify(blocks)).not.toContain('moody')
    expect(report).toMatchObject([{ code: 'unknown-element', subject: 'acme-hero' }])
  })
  describe('with a drawing of the site’s own for an icon', () => {
    const drawing = (id: number) => ({
      value: { url: `https://site.example/wp-content/uploads/${id}.jpg`, id },
      library: 'svg',
    })

    it('show it in a box', () =>
      expect(
        convert(widget('icon-box', { selected_icon: drawing(5), title_text: 'Local clay', description_text: 'Near.' }))
          .blocks,
      ).toMatchObject([
        { blockType: 'contentBoxes', boxes: [{ title: 'Local clay', text: 'Near.', image: { $source: 'item:5' } }] },
      ]))

    it.each([
      [widget('button', { text: 'Visit us', link: { url: '/contact/' }, selected_icon: drawing(5) }), 'Visit us'],
      [
        widget('icon-list', { icon_list: [{ text: 'Fired twice', selected_icon: drawing(5) }, { text: 'Lead-free' }] }),
        'Fired twice Lead-free',
      ],
      [widget('icon', { selected_icon: drawing(5) }), ''],
    ])('keep their words where icons have names, and say so: %j', (node, words) => {
      const { blocks, report } = convert(node)
      expect(problemsOf(blocks)).toEqual([])
      expect(wordsIn(blocks)).toBe(words)
      expect(report).toMatchObject([{ code: 'icon-drawing', subject: 'https://site.example/wp-content/uploads/5.jpg' }])
    })
  })
  it('of templates are copied', () => {
    const lookup = { ...library, item: () => pageOf(JSON.stringify([text('shared')])) }
    const { blocks } = convertWith(
      elementor(),
      pageOf(JSON.stringify([widget('template', { template_id: '30' })])),
      lookup,
    )
    expect(wordsIn(blocks)).toBe('shared')
  })
  it('lead their anchors to the next block', () =>
    expect(convert(widget('menu-anchor', { anchor: 'here' }), text('a')).blocks).toMatchObject([
      { blockType: 'richText', frame: { anchor: 'here' } },
    ]))
})
