import { describe, expect, it } from 'vitest'
import { convertWith, page } from '../../../testing/builders/convert-with.ts'
import { problemsOf } from '../../../testing/builders/declarations.ts'
import { wordsIn } from '../../../testing/builders/words-in.ts'
import type { ConvertedBlock } from '../../convert/convert.ts'
import { avada } from './avada.ts'
import { avadaExtraImages } from './avada-extra-images.ts'
import { avadaPageOptions } from './avada-page-options.ts'

const convert = (content: string) => convertWith(avada(), page(content))
const inColumn = (content: string) =>
  `[fusion_builder_container][fusion_builder_row][fusion_builder_column type="1_1"]${content}[/fusion_builder_column][/fusion_builder_row][/fusion_builder_container]`
const blocks = (content: string) => convert(inColumn(content)).blocks
const types = (content: string) => convert(content).blocks.map(({ blockType }) => blockType)
const only = (content: string): ConvertedBlock | undefined => {
  const all = blocks(content)
  expect(problemsOf(all)).toEqual([])
  expect(all).toHaveLength(1)
  return all[0]
}

describe('layout of Avada', () => {
  const columns = (...widths: readonly string[]) =>
    `[fusion_builder_container][fusion_builder_row]${widths.map((type, index) => `[fusion_builder_column type="${type}"][fusion_text]<ul><li>c${index}</li></ul>[/fusion_text][/fusion_builder_column]`).join('')}[/fusion_builder_row][/fusion_builder_container]`
  it.each([
    [['1_2', '1_2'], ['halves']],
    [['1_3', '2_3'], ['4-8']],
    [['66.67', '33.33'], ['8-4']],
    [['2_5', '3_5'], ['5-7']],
    [['1_3', '1_3', '1_3'], ['thirds']],
    [['1_4', '1_2', '1_4'], ['3-6-3']],
    [['1_5', '1_5', '1_5', '1_5', '1_5'], ['equal']],
    [
      ['1_2', '1_2', '1_3', '2_3'],
      ['halves', '4-8'],
    ],
    [['1_4', '1_4', '1_4', '1_4'], ['equal']],
  ])('columns of %j become %j', (widths, ratios) => {
    expect(convert(columns(...widths)).blocks.map(({ ratio }) => ratio)).toEqual(ratios)
  })
  it('columns that take the whole row are none', () => expect(types(columns('1_1'))).toEqual(['richText']))
  it('columns that hold nothing but space are none', () =>
    expect(
      types(
        '[fusion_builder_container][fusion_builder_row][fusion_builder_column type="1_4"][/fusion_builder_column][fusion_builder_column type="1_2"][fusion_text]a[/fusion_text][/fusion_builder_column][fusion_builder_column type="1_4"][fusion_separator style_type="none" /][/fusion_builder_column][/fusion_builder_row][/fusion_builder_container]',
      ),
    ).toEqual(['richText']))
  it('columns inside of columns stand below each other, and are reported', () => {
    const inner =
      '[fusion_builder_row_inner][fusion_builder_column_inner type="1_2"][fusion_text]a[/fusion_text][/fusion_builder_column_inner][fusion_builder_column_inner type="1_2"][fusion_text]b[/fusion_text][/fusion_builder_column_inner][/fusion_builder_row_inner]'
    const { blocks, report } = convert(
      `[fusion_builder_container][fusion_builder_row][fusion_builder_column type="1_2"]${inner}[/fusion_builder_column][fusion_builder_column type="1_2"][fusion_text]c[/fusion_text][/fusion_builder_column][/fusion_builder_row][/fusion_builder_container]`,
    )
    expect(problemsOf(blocks)).toEqual([])
    expect(wordsIn(blocks)).toBe('a b c')
    expect(report.map(({ code }) => code)).toContain('columns-inside-columns')
  })
  it('four persons in four columns are one team', () => {
    const column = (name: string) =>
      `[fusion_builder_column type="1_4"][fusion_person name="${name}" title="Cook" /][/fusion_builder_column]`
    const { blocks } = convert(
      `[fusion_builder_container][fusion_builder_row]${['A', 'B', 'C', 'D'].map(column).join('')}[/fusion_builder_row][/fusion_builder_container]`,
    )
    expect(blocks).toMatchObject([
      { blockType: 'team', people: [{ name: 'A' }, { name: 'B' }, { name: 'C' }, { name: 'D' }] },
    ])
  })
  it('four columns of image, title and text are boxes', () => {
    const column = (id: number) =>
      `[fusion_builder_column type="1_4"][fusion_imageframe image_id="${id}|full"][/fusion_imageframe][fusion_title size="3"]T${id}[/fusion_title][fusion_text]t${id}[/fusion_text][/fusion_builder_column]`
    const { blocks } = convert(
      `[fusion_builder_container][fusion_builder_row]${[1, 2, 3, 4].map(column).join('')}[/fusion_builder_row][/fusion_builder_container]`,
    )
    expect(problemsOf(blocks)).toEqual([])
    expect(blocks).toMatchObject([
      { blockType: 'contentBoxes', variant: 'cards', boxes: [{ title: 'T1', text: 't1' }, {}, {}, {}] },
    ])
  })
})

describe('containers of Avada', () => {
  const container = (attributes: string) =>
    convert(
      `[fusion_builder_container ${attributes}][fusion_builder_row][fusion_builder_column type="1_1"][fusion_text]a[/fusion_text][/fusion_builder_column][/fusion_builder_row][/fusion_builder_container]`,
    )
  it.each([
    ['background_color="#ffffff"', undefined],
    ['background_color="rgba(0,0,0,0)"', undefined],
    ['background_color="#f5f5f5"', 'surface'],
    ['background_color="#111"', 'ink'],
    ['background_color="#d8232a"', 'accent'],
    ['background_color="var(--awb-color8)"', 'ink'],
  ])('with %s stand on %s', (attributes, surface) => {
    const [block] = container(attributes).blocks
    expect(block?.blockType === 'section' ? block.surface : undefined).toBe(surface)
  })
  it('keep image, video, overlay, motion and height', () => {
    const { blocks } = container(
      'background_image="https://site.example/wp-content/uploads/3.jpg" background_position="left top" background_parallax="fixed" video_mp4="https://site.example/wp-content/uploads/film.mp4" overlay_color="rgba(0,0,0,0.4)" hundred_percent="yes" hundred_percent_height="yes"',
    )
    expect(problemsOf(blocks)).toEqual([])
    expect(blocks).toMatchObject([
      {
        blockType: 'section',
        width: 'full',
        height: 'full',
        ground: {
          image: { $source: 'item:3' },
          position: 'left',
          motion: 'fixed',
          film: { $source: 'file:film.mp4' },
          overlay: 'ink',
          overlayOpacity: 40,
        },
      },
    ])
  })
  it('that were drafts are left out and reported', () => {
    const { blocks, report } = container('status="draft"')
    expect(blocks).toEqual([])
    expect(report).toMatchObject([{ level: 'lost', code: 'switched-off' }])
  })
  it('have an anchor, hide on devices and come in', () => {
    const { blocks } = container(
      'menu_anchor="Our Prices" hide_on_mobile="medium-visibility,large-visibility" animation_type="slide" animation_direction="left" background_color="#000"',
    )
    expect(blocks[0]?.frame).toEqual({
      anchor: 'our-prices',
      hidden: ['phone'],
      appear: 'slide',
      appearDirection: 'end',
    })
  })
})

describe('elements of Avada', () => {
  it.each([
    [
      '[fusion_title size="3" content_align="center"]A <em>b</em>[/fusion_title]',
      { blockType: 'heading', text: 'A b', level: '3', align: 'center' },
    ],
    [
      '[fusion_title size="1" title_type="rotating" before_text="We" rotation_text="build|paint" after_text="it"][/fusion_title]',
      { blockType: 'animatedTitle', before: 'We', texts: [{ text: 'build' }, { text: 'paint' }], after: 'it' },
    ],
    [
      '[fusion_button link="https://site.example/contact/" icon="fa-phone fas"]Call[/fusion_button]',
      {
        blockType: 'buttonGroup',
        buttons: [{ link: { type: 'page', page: { $source: 'item:7' }, label: 'Call' }, icon: 'phone' }],
      },
    ],
    [
      '[fusion_progress percentage="72" unit="%"]Oak[/fusion_progress][fusion_progress percentage="20"]Ash[/fusion_progress]',
      {
        blockType: 'progress',
        shape: 'bar',
        items: [
          { label: 'Oak', percent: 72 },
          { label: 'Ash', percent: 20 },
        ],
      },
    ],
    [
      '[fusion_counters_circle][fusion_counter_circle value="40"]Oak[/fusion_counter_circle][/fusion_counters_circle]',
      { blockType: 'progress', shape: 'circle' },
    ],
    [
      '[fusion_youtube id="M7lc1UVf-VE" /]',
      { blockType: 'video', source: 'provider', address: 'https://www.youtube.com/watch?v=M7lc1UVf-VE' },
    ],
    ['[fusion_vimeo id="https://vimeo.com/76979871" /]', { blockType: 'video', address: 'https://vimeo.com/76979871' }],
    [
      '[fusion_video video="https://site.example/wp-content/uploads/film.mp4" loop="yes" /]',
      { blockType: 'video', source: 'file', loops: true },
    ],
    [
      '[fusion_imageframe image_id="5|large" lightbox="yes" caption_title="A" caption_text="b"]https://site.example/wp-content/uploads/5.jpg[/fusion_imageframe]',
      { blockType: 'image', opensLarge: true, caption: 'A b', image: { $source: 'item:5' } },
    ],
    [
      '[fusion_images][fusion_image image_id="1|full" /][fusion_image image_id="2|full" /][/fusion_images]',
      { blockType: 'carousel', kind: 'pictures' },
    ],
    [
      '[fusion_gallery image_ids="1,2,3" layout="masonry" columns="5" /]',
      { blockType: 'gallery', layout: 'masonry', columns: '4', pictures: [{}, {}, {}] },
    ],
    [
      '[fusion_toggle title="Why?" open="yes"]So.[/fusion_toggle][fusion_toggle title="How?"]Thus.[/fusion_toggle]',
      { blockType: 'accordion', firstOpen: true, items: [{ title: 'Why?' }, { title: 'How?' }] },
    ],
    [
      '[fusion_faq cats_slug="x" /]',
      { blockType: 'accordion', isFaq: true, items: [{ title: 'How do I get there?' }] },
    ],
    [
      '[fusion_blog number_posts="-1" cat_slug="news" /]',
      { blockType: 'postList', show: 'more', category: { $source: 'term:category:news' } },
    ],
    [
      '[fusion_tagline_box title="Call" description="Now" button="Go" link="/contact/" /]',
      { blockType: 'callToAction', heading: 'Call', text: 'Now' },
    ],
    [
      '[fusion_social_links facebook="http://facebook.com/x" color_type="custom" /]',
      { blockType: 'followLinks', profiles: [{ label: 'Facebook', url: 'https://facebook.com/x' }] },
    ],
    [
      '[fusion_flip_boxes][fusion_flip_box title_front="F" text_front="f" title_back="B"]b[/fusion_flip_box][/fusion_flip_boxes]',
      { blockType: 'contentBoxes', boxes: [{ title: 'F', text: 'f\nB\nb' }] },
    ],
    ['[fusion_popover title="T" content="c"]Open[/fusion_popover]', { blockType: 'popover', label: 'Open' }],
    [
      '[fusion_syntax_highlighter]Zm9vKCk7IC8vIHN0YXkgaGVyZQ==[/fusion_syntax_highlighter]',
      { blockType: 'code', code: 'foo(); // stay here' },
    ],
    ['[fusion_revslider alias="home" /]', { blockType: 'slider', slider: { $source: 'slider:home' } }],
    ['[fusion_global id="30"]', { blockType: 'reusable', block: { $source: 'item:30' } }],
    [
      '[fusion_countdown countdown_end="2031-06-01 12:00:00" /]',
      { blockType: 'countdown', until: '2031-06-01T10:00:00.000Z' },
    ],
  ])('%s', (content, wanted) => expect(only(content)).toMatchObject(wanted))

  it('a window stands where it is opened first', () => {
    const all = blocks(
      '[fusion_modal name="a" title="Terms"][fusion_text]Read.[/fusion_text][/fusion_modal][fusion_text]Before.[/fusion_text][fusion_button modal="a"]Open[/fusion_button]',
    )
    expect(all).toMatchObject([{ blockType: 'richText' }, { blockType: 'modal', label: 'Open', title: 'Terms' }])
    expect(problemsOf(all)).toEqual([])
  })
  it('a window whose opener was a draft keeps its words', () =>
    expect(
      wordsIn(
        convert(
          '[fusion_modal name="a" title="T"]Read.[/fusion_modal][fusion_builder_container status="draft"][fusion_button modal="a"]x[/fusion_button][/fusion_builder_container]',
        ).blocks,
      ),
    ).toBe('Read.'))
  it('boxes that hold lists become columns', () => {
    const all = blocks(
      '[fusion_content_boxes columns="2"][fusion_content_box title="A"]<ul><li>x</li></ul>[/fusion_content_box][fusion_content_box title="B"]y[/fusion_content_box][/fusion_content_boxes]',
    )
    expect(all).toMatchObject([{ blockType: 'columns', ratio: 'halves' }])
    expect(wordsIn(all)).toBe('A x B y')
  })
  it('long texts are divided or moved, never cut', () => {
    const long = 'word '.repeat(400).trim()
    const all = blocks(
      `[fusion_title]${long}[/fusion_title][fusion_person name="N"]${long}[/fusion_person][fusion_testimonials][fusion_testimonial name="V"]${long}[/fusion_testimonial][/fusion_testimonials][fusion_tabs][fusion_tab title="${long}"]t[/fusion_tab][/fusion_tabs][fusion_pricing_table][fusion_pricing_column title="${long}"][/fusion_pricing_column][/fusion_pricing_table]`,
    )
    expect(problemsOf(all)).toEqual([])
    expect(wordsIn(all).match(/word/g)).toHaveLength(2000)
  })
  it('more rows than a block takes become several blocks', () => {
    const ids = Array.from({ length: 70 }, (_, index) => index + 1).join(',')
    const all = blocks(`[fusion_gallery image_ids="${ids}" /]`)
    expect(problemsOf(all)).toEqual([])
    expect(all.map(({ pictures: images }) => (Array.isArray(images) ? images.length : 0))).toEqual([60, 10])
  })
  it('videos and forms in tabs stay in their panel, in their order', () => {
    const { blocks, report } = convert(
      inColumn('[fusion_tabs][fusion_tab title="A"]a[fusion_youtube id="M7lc1UVf-VE" /]b[/fusion_tab][/fusion_tabs]'),
    )
    expect(blocks).toMatchObject([
      { blockType: 'tabs', panels: [{ title: 'A', blocks: [{ blockType: 'video' }, { blockType: 'richText' }] }] },
    ])
    expect([wordsIn(blocks).startsWith('A a'), wordsIn(blocks).endsWith('b')]).toEqual([true, true])
    expect(problemsOf(blocks)).toEqual([])
    expect(report).toEqual([])
  })
  it('columns in tabs stand below each other, a toggle is open, and both are reported', () => {
    const columns =
      '[fusion_builder_row_inner][fusion_builder_column_inner type="1_2"][fusion_youtube id="M7lc1UVf-VE" /][/fusion_builder_column_inner][fusion_builder_column_inner type="1_2"]b[/fusion_builder_column_inner][/fusion_builder_row_inner]'
    const { blocks, report } = convert(
      inColumn(
        `[fusion_tabs][fusion_tab title="A"]${columns}[fusion_toggle title="T"]c[/fusion_toggle][/fusion_tab][/fusion_tabs]`,
      ),
    )
    expect(problemsOf(blocks)).toEqual([])
    expect(blocks).toMatchObject([
      { panels: [{ blocks: [{ blockType: 'video' }, { blockType: 'richText' }, { blockType: 'richText' }] }] },
    ])
    expect(wordsIn(blocks)).toMatch(/b T c$/)
    expect(report.map(({ code }) => code)).toEqual(['columns-inside-columns', 'unfolded-in-tabs'])
  })
  it('what is switched off or missing in attributes does no harm', () =>
    expect(
      problemsOf(
        blocks(
          '[fusion_button][fusion_title][fusion_person][fusion_counter_box][fusion_progress][fusion_imageframe][fusion_gallery][fusion_slider][fusion_tabs][fusion_accordion][fusion_map][fusion_countdown][fusion_pricing_table][fusion_testimonial]',
        ),
      ),
    ).toEqual([]))
})

describe('old Avada', () => {
  it('has the same elements under shorter names', () => {
    const { blocks } = convert(
      '[fullwidth backgroundcolor="#111"][one_third]a[/one_third][two_third last="yes"][accordian][toggle title="T"]b[/toggle][/accordian][/two_third][/fullwidth]',
    )
    expect(problemsOf(blocks)).toEqual([])
    expect(blocks).toMatchObject([
      { blockType: 'section', surface: 'ink', blocks: [{ blockType: 'columns', ratio: '4-8' }] },
    ])
    expect(wordsIn(blocks)).toBe('a T b')
  })
  it('ends a row with its last column', () =>
    expect(
      types(
        '[fullwidth][one_third last="yes"]a[/one_third][one_third]b[/one_third][one_third last="yes"]c[/one_third][/fullwidth]',
      ),
    ).toEqual(['richText', 'columns']))
  it('is not taken for other themes', () => {
    expect(avada().isUsedBy(page('[one_half]a[/one_half]'))).toBe(false)
    expect(avada().isUsedBy(page('[one_half]a[/one_half]', { pyre_sidebar: '' }))).toBe(true)
  })
})

describe('options of pages', () => {
  it('name the slider above the page', () =>
    expect(
      avadaPageOptions(
        page('', {
          _fusion:
            'a:3:{s:17:"pages_slider_type";s:3:"rev";s:15:"pages_revslider";s:4:"home";s:7:"sidebar";s:5:"shop ";}',
        }),
      ),
    ).toEqual({
      slider: { kind: 'rev', alias: 'home' },
      others: [{ name: 'sidebar', value: 'shop' }],
    }))
  it('stand in metas of their own before version 6', () =>
    expect(
      avadaPageOptions(
        page('', {
          pyre_slider_type: 'flex',
          pyre_wooslider: 'start',
          pyre_project_url: 'https://a.example/',
          pyre_sidebar: 'no',
        }),
      ),
    ).toEqual({
      slider: { kind: 'flex', alias: 'start' },
      projectUrl: 'https://a.example/',
      others: [],
    }))
  it('that cannot be read are none', () =>
    expect(avadaPageOptions(page('', { _fusion: 'a:3:{broken' }))).toEqual({ others: [] }))
  it('further images come in their order', () =>
    expect(
      avadaExtraImages(
        page('', {
          'kd_featured-image-10_avada_portfolio_id': '9',
          'kd_featured-image-2_avada_portfolio_id': '5',
          'kd_featured-image-3_post_id': '',
          'kd_featured-image-4_post_id': '5',
        }),
      ),
    ).toEqual([5, 9]))
})
