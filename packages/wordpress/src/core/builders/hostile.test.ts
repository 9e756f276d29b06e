import { describe, expect, it } from 'vitest'
import { convertWith, library, page } from '../../testing/builders/convert-with.ts'
import { problemsOf } from '../../testing/builders/declarations.ts'
import { wordsIn } from '../../testing/builders/words-in.ts'
import type { Builder } from '../convert/convert.ts'
import { avada } from './avada/avada.ts'
import { BUILDERS } from './builders.ts'
import { divi } from './divi/divi.ts'
import { elementor } from './elementor/elementor.ts'
import { otherBuilders } from './others/other-builders.ts'
import { wpbakery } from './wpbakery/wpbakery.ts'

const DEEP = 10_000
const LONG = 2_000_000

const [oxygen = avada()] = otherBuilders.filter(({ name }) => name === 'Oxygen')

const elementorPage = (data: unknown) =>
  page('', { _elementor_edit_mode: 'builder', _elementor_data: typeof data === 'string' ? data : JSON.stringify(data) })

function deepJson(levels: number): string {
  const open = '{"elType":"container","settings":[],"elements":['
  const inner = '{"elType":"widget","widgetType":"text-editor","settings":{"editor":"deep"},"elements":[]}'
  return `[${open.repeat(levels)}${inner}${']}'.repeat(levels)}]`
}

const deepNames = (prefix: string) => {
  const names = Array.from({ length: DEEP }, (_, index) => `${prefix}${index}`)
  return `${names.map((name) => `[${name} a="b"]`).join('')}words${names
    .toReversed()
    .map((name) => `[/${name}]`)
    .join('')}`
}

// Each is read in a time that grows with its length: a test that takes longer than the runner's limit of seconds fails.
describe('hostile pages', () => {
  const pages: readonly (readonly [string, Builder, ReturnType<typeof page>])[] = [
    [
      'one element in itself, 10,000 deep',
      avada(),
      page(`${'[fusion_builder_container]'.repeat(DEEP)}words${'[/fusion_builder_container]'.repeat(DEEP)}`),
    ],
    ['10,000 elements in each other', avada(), page(deepNames('fusion_x'))],
    ['10,000 elements in each other', wpbakery(), page(`[vc_row]${deepNames('vc_x')}[/vc_row]`)],
    ['10,000 elements in each other', divi(), page(deepNames('et_pb_x'))],
    ['20,000 texts', avada(), page('[fusion_text]a[/fusion_text]'.repeat(20_000))],
    ['20,000 columns', wpbakery(), page(`[vc_row]${'[vc_column width="1/2"]x[/vc_column]'.repeat(20_000)}[/vc_row]`)],
    ['an attribute of 2 MB', avada(), page(`[fusion_title a="${'x '.repeat(LONG / 2)}"]words[/fusion_title]`)],
    ['a heading of 2 MB', wpbakery(), page(`[vc_row][vc_custom_heading text="${'x '.repeat(LONG / 2)}"][/vc_row]`)],
    [
      'a heading of scripts',
      wpbakery(),
      page(`[vc_row][vc_custom_heading text="${'&lt;script&gt;'.repeat(20_000)}"][/vc_row]`),
    ],
    ['a ground of 2 MB', wpbakery(), page(`[vc_row css=".x{background: url(${'('.repeat(LONG)}"]words[/vc_row]`)],
    [
      'a packed link of 2 MB',
      wpbakery(),
      page(`[vc_row][vc_btn title="words" link="${'url:%'.repeat(LONG / 5)}"][/vc_row]`),
    ],
    ['rows of 2 MB', wpbakery(), page(`[vc_row][vc_progress_bar values="${'%5B'.repeat(LONG / 3)}"]words[/vc_row]`)],
    ['base64 of 2 MB', avada(), page(`[fusion_code]${'QUFB'.repeat(LONG / 4)}[/fusion_code]`)],
    ['containers 10,000 deep', elementor(), elementorPage(deepJson(DEEP))],
    [
      'settings 10,000 deep',
      elementor(),
      elementorPage(`[{"widgetType":"x","settings":${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}}]`),
    ],
    [
      '20,000 widgets',
      elementor(),
      elementorPage(Array.from({ length: 20_000 }, () => ({ widgetType: 'heading', settings: { title: 'x' } }))),
    ],
    [
      'a widget with 20,000 settings',
      elementor(),
      elementorPage([
        {
          widgetType: 'x',
          settings: Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`title${index}`, 'words'])),
        },
      ]),
    ],
    [
      '20 settings of 90 KB that are nearly text',
      oxygen,
      page('', {
        ct_builder_json: JSON.stringify(Array.from({ length: 20 }, () => ({ own: `${'ab cd '.repeat(15_000)}<` }))),
      }),
    ],
  ]
  it.each(pages)('with %s end', (_, builder, item) => {
    const { blocks } = convertWith(builder, item)
    expect(problemsOf(blocks)).toEqual([])
  })

  it('of templates that hold themselves end', () => {
    const data = JSON.stringify([
      { widgetType: 'template', settings: { template_id: 1 } },
      { widgetType: 'template', settings: { template_id: 1 } },
    ])
    const item = elementorPage(data)
    const lookup = { ...library, item: () => item }
    expect(convertWith(elementor(), item, lookup).blocks).toEqual([])
  })
})

describe('broken pages', () => {
  it('keep the words of elements that are too deep', () => {
    const { blocks, report } = convertWith(avada(), page(deepNames('fusion_x')))
    expect(wordsIn(blocks)).toContain('words')
    expect(JSON.stringify(blocks)).not.toContain('[fusion_')
    expect(report.map(({ code }) => code)).toContain('too-deep')
  })

  it.each([
    ['JTNDcC', 'not whole'],
    ['%%%', 'no base64'],
    ['//79/Q==', 'no text'],
  ])('never show code that cannot be read: %s', (code) => {
    const { blocks, report } = convertWith(wpbakery(), page(`[vc_row][vc_raw_html]${code}[/vc_raw_html][/vc_row]`))
    expect(wordsIn(blocks)).not.toContain(code)
    expect(blocks.length > 0 || report.length > 0).toBe(true)
  })

  it('take the content where the data of Elementor cannot be read', () => {
    const item = { ...elementorPage('[{"elType":"sec'), content: '<p>What stands there.</p>' }
    const { blocks, report } = convertWith(elementor(), item)
    expect(wordsIn(blocks)).toBe('What stands there.')
    expect(report).toContainEqual({ level: 'changed', code: 'builder-data-broken', subject: 'Elementor' })
  })

  it.each([
    'null',
    '{}',
    '7',
    '"x"',
    '[null, 7, "x", {}]',
    '[{"settings": 7, "elements": {}}]',
  ])('take %s for a page without elements', (data) => {
    expect(convertWith(elementor(), elementorPage(data)).blocks).toEqual([])
  })

  it('lead nowhere that is not safe, and run nothing', () => {
    const unsafe = [
      '[vc_row][vc_btn title="a" link="url:javascript%3Aalert(1)"][vc_custom_heading text="b" link="url:data%3Atext%2Fhtml%2Cx"][/vc_row]',
      '[fusion_button link="javascript:alert(1)"]c[/fusion_button][fusion_code]PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==[/fusion_code]',
      '[et_pb_button button_url=" java\tscript:alert(1)" button_text="d"][/et_pb_button][et_pb_text]<img src=x onerror="alert(1)">[/et_pb_text]',
    ]
    for (const content of unsafe) {
      const item = page(content)
      const builder = BUILDERS.find((candidate) => candidate.isUsedBy(item))
      const stored = JSON.stringify(builder && convertWith(builder, item).blocks)
      expect(stored).not.toMatch(/javascript|alert|onerror|data:/)
    }
  })
})
