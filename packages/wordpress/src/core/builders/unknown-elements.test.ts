import { describe, expect, it } from 'vitest'
import { convertWith, page } from '../../testing/builders/convert-with.ts'
import { problemsOf } from '../../testing/builders/declarations.ts'
import { wordsIn } from '../../testing/builders/words-in.ts'
import { elementor } from './elementor/elementor.ts'
import { looseBlocks } from './others/loose-blocks.ts'
import { wpbakery } from './wpbakery/wpbakery.ts'

type Given = Readonly<Record<string, string>>

/** Readers of elements that have no converter, each with the settings of one element. */
const READERS = [
  [
    'a shortcode',
    (settings: Given) =>
      convertWith(
        wpbakery(),
        page(
          `[vc_row][vc_column][acme_box ${Object.entries(settings)
            .map(([name, value]) => `${name}="${value}"`)
            .join(' ')}][/vc_column][/vc_row]`,
        ),
      ),
  ],
  [
    'a widget',
    (settings: Given) =>
      convertWith(
        elementor(),
        page('', {
          _elementor_edit_mode: 'builder',
          _elementor_data: JSON.stringify([
            {
              id: 'a',
              elType: 'widget',
              widgetType: 'acme-box',
              settings: {
                ...settings,
                ...(settings.link && { link: { url: settings.link, is_external: '' } }),
              },
              elements: [],
            },
          ]),
        }),
      ),
  ],
  [
    'an element of another builder',
    (settings: Given) =>
      convertWith(
        { name: 'Acme', isUsedBy: () => true, convert: (context) => looseBlocks([settings], context) },
        page(''),
      ),
  ],
] as const

const LONG = `${'A day in the workshop begins with the fire. '.repeat(3)}It ends with it.`

describe.each(READERS)('%s without a converter', (_reader, convert) => {
  it.each([
    'icon-left',
    'fa fa-star',
    'before',
    '12px',
    '#aabbcc',
    'h3',
    'content_wide',
  ])('never shows its setting %s as words', (value) => {
    const { blocks } = convert({ button_position: value, item_text: value })
    expect(wordsIn(blocks)).toBe('')
  })

  it('keeps words that look a little like a setting', () => {
    const { blocks } = convert({ item_text: 'Check-in from 3 pm', other_text: 'Left of the church' })
    expect(wordsIn(blocks)).toBe('Check-in from 3 pm Left of the church')
  })

  it('has no button with an address for its words, and names the address in the report', () => {
    const { blocks, report } = convert({ link: 'https://elsewhere.example/page/' })
    expect(blocks).toEqual([])
    expect(report).toContainEqual({
      level: 'lost',
      code: 'link-without-words',
      subject: 'https://elsewhere.example/page/',
    })
  })

  it.each([
    ['/contact/', { link: { type: 'page' } }],
    ['tel:+49 30 12345', { link: { type: 'url', label: '+49 30 12345' } }],
    ['mailto:desk@site.example?subject=Hello', { link: { type: 'url', label: 'desk@site.example' } }],
  ])('has a button to %s, whose words are those of its page or its number', (link, button) => {
    const { blocks } = convert({ link })
    expect(problemsOf(blocks)).toEqual([])
    expect(blocks).toMatchObject([{ blockType: 'buttonGroup', buttons: [button] }])
  })

  it('shows a film as a film and not as a button', () => {
    const { blocks } = convert({ link: 'https://www.youtube.com/watch?v=aaaaaaaaaaa' })
    expect(blocks).toMatchObject([{ blockType: 'video', source: 'provider' }])
  })

  it('has a paragraph for a heading that is as long as a text', () => {
    const { blocks, report } = convert({ box_title: LONG })
    expect(wordsIn(blocks)).toBe(LONG)
    expect(JSON.stringify(blocks)).not.toContain('heading')
    expect(report).toContainEqual(expect.objectContaining({ code: 'heading-as-text' }))
  })
})
