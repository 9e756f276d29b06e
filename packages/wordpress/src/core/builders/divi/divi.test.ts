import { describe, expect, it } from 'vitest'
import { convertWith, page } from '../../../testing/builders/convert-with.ts'
import { problemsOf } from '../../../testing/builders/declarations.ts'
import { wordsIn } from '../../../testing/builders/words-in.ts'
import { divi } from './divi.ts'

const convert = (content: string) => convertWith(divi(), page(content))
const inColumn = (content: string) =>
  convert(`[et_pb_section][et_pb_row][et_pb_column type="4_4"]${content}[/et_pb_column][/et_pb_row][/et_pb_section]`)
    .blocks

describe('modules of Divi', () => {
  it.each([
    [
      '[et_pb_image src="https://site.example/wp-content/uploads/5.jpg" show_in_lightbox="on"][/et_pb_image]',
      { blockType: 'image', opensLarge: true },
    ],
    [
      '[et_pb_blurb title="A %22b%22 %91c%93" image="https://site.example/wp-content/uploads/5.jpg"]<p>t</p>[/et_pb_blurb]',
      { blockType: 'contentBoxes', boxes: [{ title: 'A "b" [c]', text: 't' }] },
    ],
    [
      '[et_pb_accordion][et_pb_accordion_item title="A" open="on"]a[/et_pb_accordion_item][/et_pb_accordion]',
      { blockType: 'accordion', firstOpen: true },
    ],
    ['[et_pb_tabs][et_pb_tab title="A"]a[/et_pb_tab][/et_pb_tabs]', { blockType: 'tabs', panels: [{ title: 'A' }] }],
    ['[et_pb_gallery gallery_ids="1,2"][/et_pb_gallery]', { blockType: 'gallery', pictures: [{}, {}] }],
    [
      '[et_pb_slider][et_pb_slide heading="A" button_text="Go" button_link="/contact/" background_image="https://site.example/wp-content/uploads/2.jpg"]<p>t</p>[/et_pb_slide][/et_pb_slider]',
      { blockType: 'carousel', kind: 'blocks' },
    ],
    [
      '[et_pb_testimonial author="A" job_title="Cook" company_name="B" portrait_url="https://site.example/wp-content/uploads/2.jpg"]<p>Good.</p>[/et_pb_testimonial]',
      { blockType: 'testimonials', items: [{ quote: 'Good.', name: 'A', role: 'Cook, B' }] },
    ],
    [
      '[et_pb_counters][et_pb_counter percent="80"]Oak[/et_pb_counter][et_pb_counter percent="20%"]Ash[/et_pb_counter][/et_pb_counters]',
      {
        blockType: 'progress',
        items: [
          { label: 'Oak', percent: 80 },
          { label: 'Ash', percent: 20 },
        ],
      },
    ],
    [
      '[et_pb_number_counter number="12" title="Rooms" percent_sign="off"][/et_pb_number_counter]',
      { blockType: 'counters', counters: [{ value: 12, label: 'Rooms' }] },
    ],
    ['[et_pb_video src="https://www.youtube.com/watch?v=M7lc1UVf-VE"][/et_pb_video]', { blockType: 'video' }],
    [
      '[et_pb_team_member name="A" position="Cook" image_url="https://site.example/wp-content/uploads/2.jpg"]<p>t</p>[/et_pb_team_member]',
      { blockType: 'team', people: [{ name: 'A', role: 'Cook', text: 't' }] },
    ],
    ['[et_pb_code]<b>a</b><!-- [et_pb_line_break_holder] --><i>b</i>[/et_pb_code]', { blockType: 'richText' }],
  ])('%s', (content, wanted) => {
    const blocks = inColumn(content)
    expect(problemsOf(blocks)).toEqual([])
    expect(blocks).toMatchObject([wanted])
  })
  it('of a full header keep heading, words and both buttons', () => {
    const { blocks } = convert(
      '[et_pb_section fullwidth="on"][et_pb_fullwidth_header title="A" subhead="b" button_one_text="One" button_one_url="/contact/" button_two_text="Two" button_two_url="/x/" background_color="#222222"]<p>c</p>[/et_pb_fullwidth_header][/et_pb_section]',
    )
    expect(problemsOf(blocks)).toEqual([])
    expect(blocks).toMatchObject([{ blockType: 'section', surface: 'ink' }])
    expect(wordsIn(blocks)).toMatch(/A b c One.*Two/)
  })
  it('hide and have anchors', () =>
    expect(inColumn('[et_pb_text disabled_on="on|off|off" module_id="here"]<p>a</p>[/et_pb_text]')).toMatchObject([
      { frame: { anchor: 'here', hidden: ['phone'] } },
    ]))
})

describe('Divi 5', () => {
  const block = (name: string, attributes: object, inner = '') =>
    `<!-- wp:divi/${name} ${JSON.stringify(attributes)} -->${inner}<!-- /wp:divi/${name} -->`
  const value = (of: unknown) => ({ innerContent: { desktop: { value: of } } })
  it('is read from its blocks', () => {
    const column = (type: string, inner: string) =>
      block('column', { module: { advanced: { type: { desktop: { value: type } } } } }, inner)
    const text = block('text', { content: value('<p>Words.</p>') })
    const button = block('button', { button: value({ text: 'Go', linkUrl: '/contact/' }) })
    const blurb = block('blurb', { title: value({ text: 'Head' }), content: value('<p>Body.</p>') })
    const { blocks } = convert(
      block(
        'placeholder',
        {},
        block('section', {}, block('row', {}, column('1_2', text) + column('1_2', button + blurb))),
      ),
    )
    expect(problemsOf(blocks)).toEqual([])
    expect(blocks).toMatchObject([{ blockType: 'columns', ratio: 'halves' }])
    expect(wordsIn(blocks)).toMatch(/Words\. Go.*Head Body\./)
  })
})
