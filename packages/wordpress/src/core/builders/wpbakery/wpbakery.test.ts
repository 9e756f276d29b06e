import { describe, expect, it } from 'vitest'
import { convertWith, page } from '../../../testing/builders/convert-with.ts'
import { problemsOf } from '../../../testing/builders/declarations.ts'
import { wordsIn } from '../../../testing/builders/words-in.ts'
import { packedHtml } from './packed-html.ts'
import { packedRows } from './packed-rows.ts'
import { wpbakery } from './wpbakery.ts'

const convert = (content: string) => convertWith(wpbakery(), page(content))
const inColumn = (content: string) => convert(`[vc_row][vc_column]${content}[/vc_column][/vc_row]`)

describe('rows of WPBakery', () => {
  const row = (...widths: readonly string[]) =>
    convert(
      `[vc_row]${widths.map((width) => `[vc_column ${width}][vc_column_text]a[/vc_column_text][/vc_column]`).join('')}[/vc_row]`,
    ).blocks
  it.each([
    [['width="1/2"', 'width="1/2"'], ['halves']],
    [['width="5/12"', 'width="7/12"'], ['5-7']],
    [['width="1/4"', 'width="3/4"'], ['4-8']],
    [['width="1/5"', 'width="1/5"', 'width="1/5"', 'width="1/5"', 'width="1/5"'], ['equal']],
    [
      ['', 'width="1/3"', 'width="2/3"'],
      [undefined, '4-8'],
    ],
  ])('with columns of %j are %j', (widths, ratios) => expect(row(...widths).map(({ ratio }) => ratio)).toEqual(ratios))

  it('have the image of their style, whose id may be stale, as ground', () => {
    const { blocks } = convert(
      '[vc_row css=".vc_custom_1{padding-top: 0px !important;background: #1e1e1e url(https://site.example/wp-content/uploads/4.jpg?id=77) !important;background-position: center !important;}" parallax="content-moving" el_id="top" el_class="vc_hidden-xs"][vc_column][vc_column_text]a[/vc_column_text][/vc_column][/vc_row]',
    )
    expect(problemsOf(blocks)).toEqual([])
    expect(blocks).toMatchObject([
      {
        blockType: 'section',
        surface: 'ink',
        ground: { image: { $source: 'item:4' }, motion: 'up' },
        frame: { anchor: 'top', hidden: ['phone'] },
      },
    ])
  })
  it('that are switched off are left out, and reported', () => {
    const { blocks, report } = convert(
      '[vc_row disable_element="yes"][vc_column][vc_column_text]a[/vc_column_text][/vc_column][/vc_row]',
    )
    expect(blocks).toEqual([])
    expect(report).toMatchObject([{ code: 'switched-off', subject: 'vc_row' }])
  })
  it('inside of a whole column are columns', () => {
    const { blocks } = inColumn(
      '[vc_row_inner][vc_column_inner width="1/2"]a[/vc_column_inner][vc_column_inner width="1/2"]b[/vc_column_inner][/vc_row_inner]',
    )
    expect(blocks).toMatchObject([{ blockType: 'columns', ratio: 'halves' }])
  })
})

describe('elements of WPBakery', () => {
  it.each([
    [
      '[vc_custom_heading text="A ``b`` `{`c`}`" font_container="tag:h3|text_align:right"]',
      { blockType: 'heading', text: 'A "b" [c]', level: '3', align: 'end' },
    ],
    ['[vc_custom_heading source="post_title"]', { blockType: 'heading', text: 'A page' }],
    [
      '[vc_single_image image="5" onclick="img_link_large" caption="c"]',
      { blockType: 'image', image: { $source: 'item:5' }, opensLarge: true, caption: 'c' },
    ],
    [
      '[vc_single_image source="external_link" custom_src="https://site.example/wp-content/uploads/6.jpg"]',
      { blockType: 'image', image: { $source: 'item:6' } },
    ],
    [
      '[vc_single_image image="https://site.example/wp-content/uploads/6.jpg"]',
      { blockType: 'image', image: { $source: 'item:6' } },
    ],
    ['[vc_gallery images="1,2" type="image_grid"]', { blockType: 'gallery', pictures: [{}, {}] }],
    ['[vc_media_grid include="1,2"]', { blockType: 'gallery' }],
    [
      '[vc_images_carousel images="1,2" onclick="custom_link" custom_links="#E-8_aHR0cHMlM0ElMkYlMkZhLmV4YW1wbGUlMkYlMkNodHRwcyUzQSUyRiUyRmIuZXhhbXBsZSUyRg=="]',
      { blockType: 'logos', logos: [{ url: 'https://a.example/' }, { url: 'https://b.example/' }] },
    ],
    [
      '[vc_btn title="Go" style="outline" link="url:https%3A%2F%2Fa.example%2F%3Fb%3Dc||target:%20_blank|"]',
      {
        blockType: 'buttonGroup',
        buttons: [{ look: 'outline', link: { url: 'https://a.example/?b=c', newTab: true } }],
      },
    ],
    [
      '[vc_button title="Old" href="https://a.example/" target="_blank"]',
      { blockType: 'buttonGroup', buttons: [{ link: { newTab: true } }] },
    ],
    [
      '[vc_tabs][vc_tab title="A" tab_id="1"]a[/vc_tab][vc_tab title="B" tab_id="2"]b[/vc_tab][/vc_tabs]',
      { blockType: 'tabs', panels: [{ title: 'A' }, { title: 'B' }] },
    ],
    [
      '[vc_tta_tour][vc_tta_section title="A"]a[/vc_tta_section][/vc_tta_tour]',
      { blockType: 'tabs', orientation: 'vertical' },
    ],
    [
      '[vc_accordion][vc_accordion_tab title="A"]a[/vc_accordion_tab][/vc_accordion]',
      { blockType: 'accordion', items: [{ title: 'A' }] },
    ],
    [
      '[vc_toggle title="A"]a[/vc_toggle][vc_toggle title="B"]b[/vc_toggle]',
      { blockType: 'accordion', items: [{ title: 'A' }, { title: 'B' }] },
    ],
    ['[vc_message color="alert-danger"]a[/vc_message]', { blockType: 'alert', tone: 'danger' }],
    [
      '[vc_progress_bar values="90|Oak,40|Ash"]',
      {
        blockType: 'progress',
        items: [
          { label: 'Oak', percent: 90 },
          { label: 'Ash', percent: 40 },
        ],
      },
    ],
    [
      '[vc_pie title="Oak" value="88" label_value="7 of 8"]',
      { blockType: 'progress', shape: 'circle', items: [{ label: 'Oak: 7 of 8', percent: 88 }] },
    ],
    [
      '[vc_pie title="Ash" value="40" label_value="40" units="%"]',
      { blockType: 'progress', shape: 'circle', items: [{ label: 'Ash', percent: 40 }] },
    ],
    ['[vc_empty_space height="150px"]', { blockType: 'separator', look: 'space', size: 'large' }],
    ['[vc_text_separator title="Then"]', { blockType: 'heading', text: 'Then' }],
    ['[vc_cta_button call_text="Come" title="Go" href="/contact/"]', { blockType: 'callToAction' }],
    ['[vc_basic_grid post_type="portfolio" max_items="5"]', { blockType: 'projectGrid', count: 5 }],
  ])('%s', (content, wanted) => {
    const { blocks } = inColumn(content)
    expect(problemsOf(blocks)).toEqual([])
    const [block] = blocks
    // A call without a heading keeps its words as text and button.
    if (wanted.blockType === 'callToAction') expect(wordsIn(blocks)).toContain('Come')
    else expect(block).toMatchObject(wanted)
  })
  it('of themes keep their words, images and links', () => {
    const { blocks, report } = inColumn(
      '[ult_box main_heading="Head" image="5" btn_title="Go" btn_link="url:%2Fcontact%2F|title:x" bg_color="#fff" animation="none"]Body[/ult_box][stat_counter counter_title="Oaks" counter_value="120"]',
    )
    expect(problemsOf(blocks)).toEqual([])
    expect(wordsIn(blocks)).toContain('Head')
    expect(wordsIn(blocks)).toContain('Body')
    expect(wordsIn(blocks)).toContain('120')
    expect(JSON.stringify(blocks)).toContain('"item:5"')
    expect(JSON.stringify(blocks)).toContain('"item:7"')
    expect(report.map(({ subject }) => subject)).toEqual(['ult_box', 'stat_counter'])
  })
  it('keep what stands behind a single element that has a closer later', () =>
    expect(wordsIn(inColumn('[vc_separator]a[vc_separator]b[/vc_separator]').blocks)).toContain('a'))
})

describe('packed values', () => {
  it.each([
    ['JTNDcCUzRWElM0MlMkZwJTNF', '<p>a</p>'],
    ['JTNDcCUz\nRWElM0MlMkZwJTNF', '<p>a</p>'],
    ['<p>as it is</p>', '<p>as it is</p>'],
    ['not base64!', undefined],
    ['', ''],
  ])('of code: %j is %j', (packed, html) => expect(packedHtml(packed)).toBe(html))
  it.each([
    ['%5B%7B%22label%22%3A%22a%22%2C%22value%22%3A%221%22%7D%5D', [{ label: 'a', value: '1' }]],
    [
      '90|Oak\n40|Ash',
      [
        { value: '90', label: 'Oak' },
        { value: '40', label: 'Ash' },
      ],
    ],
    ['%5B%7Bbroken', []],
    ['', []],
  ])('of rows: %j', (packed, rows) => expect(packedRows(packed)).toEqual(rows))
})
