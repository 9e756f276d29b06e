import { describe, expect, it } from 'vitest'
import { convertWith, page } from '../../../testing/builders/convert-with.ts'
import { problemsOf } from '../../../testing/builders/declarations.ts'
import { wordsIn } from '../../../testing/builders/words-in.ts'
import { BUILDERS } from '../builders.ts'

function php(value: unknown): string {
  if (typeof value === 'string') return `s:${new TextEncoder().encode(value).length}:"${value}";`
  if (typeof value === 'number') return `i:${value};`
  const entries = Object.entries(value ?? {})
  const isList = Array.isArray(value)
  return `a:${entries.length}:{${entries.map(([key, inner]) => `${isList ? `i:${key};` : php(key)}${php(inner)}`).join('')}}`
}

const IMAGE = 'https://site.example/wp-content/uploads/5.jpg'

const PAGES = [
  [
    'Beaver Builder',
    page('', {
      _fl_builder_data: php({
        b: {
          node: 'b',
          type: 'module',
          parent: 'c',
          position: 1,
          settings: { type: 'rich-text', text: '<p>Words of a page.</p>', text_color: 'ff0000' },
        },
        a: {
          node: 'a',
          type: 'module',
          parent: 'c',
          position: 0,
          settings: { type: 'heading', heading: 'Head', tag: 'h3' },
        },
        p: {
          node: 'p',
          type: 'module',
          parent: 'c',
          position: 2,
          settings: { type: 'photo', photo: 5, photo_src: IMAGE, data: { id: 5, url: IMAGE } },
        },
        l: {
          node: 'l',
          type: 'module',
          parent: 'c',
          position: 3,
          settings: { type: 'button', text: 'Go on', link: '/contact/', link_target: '_self' },
        },
        c: { node: 'c', type: 'column', parent: 'r', position: 0, settings: { size: 100 } },
        r: { node: 'r', type: 'row', parent: '', position: 0, settings: {} },
      }),
    }),
  ],
  [
    'SiteOrigin Page Builder',
    page('', {
      panels_data: php({
        widgets: [
          {
            title: 'Head',
            text: '<p>Words of a page.</p>',
            panels_info: { class: 'SiteOrigin_Widget_Editor_Widget', grid: 0 },
          },
          { image: 5, url: '', panels_info: { class: 'SiteOrigin_Widget_Image_Widget' } },
          { text: 'Go on', url: '/contact/', panels_info: { class: 'SiteOrigin_Widget_Button_Widget' } },
        ],
        grids: [{ cells: 1, style: { background_display: 'tile' } }],
      }),
    }),
  ],
  [
    'Bricks',
    page('', {
      _bricks_page_content_2: php([
        { id: 'a', name: 'heading', parent: 0, settings: { text: 'Head', tag: 'h2' } },
        { id: 'b', name: 'text', parent: 0, settings: { text: '<p>Words of a page.</p>' } },
        { id: 'c', name: 'image', parent: 0, settings: { image: { id: 5, url: IMAGE, size: 'full' } } },
        {
          id: 'd',
          name: 'button',
          parent: 0,
          settings: { text: 'Go on', link: { type: 'external', url: '/contact/' }, style: 'primary' },
        },
      ]),
    }),
  ],
  [
    'Oxygen',
    page('', {
      ct_builder_json: JSON.stringify({
        id: 0,
        name: 'root',
        children: [
          {
            id: 1,
            name: 'ct_headline',
            options: { ct_id: 1, ct_content: 'Head of it', selector: 'headline-1', nicename: 'Heading (#1)' },
          },
          { id: 2, name: 'ct_text_block', options: { ct_content: '<p>Words of a page.</p>' } },
          { id: 3, name: 'ct_image', options: { original: { src: IMAGE } } },
          { id: 4, name: 'ct_link_button', options: { ct_content: 'Go on', original: { url: '/contact/' } } },
        ],
      }),
    }),
  ],
  [
    'Breakdance',
    page('', {
      _breakdance_data: JSON.stringify({
        tree_json_string: JSON.stringify({
          root: {
            children: [
              {
                data: {
                  type: 'EssentialElements\\Heading',
                  properties: { content: { content: { text: 'Head of it', tags: 'h1' } } },
                },
              },
              {
                data: {
                  type: 'EssentialElements\\Text',
                  properties: { content: { content: { text: 'Words of a page.' } } },
                },
              },
              {
                data: {
                  type: 'EssentialElements\\Image',
                  properties: { content: { content: { image: { id: 5, url: IMAGE } } } },
                },
              },
              {
                data: {
                  type: 'EssentialElements\\Button',
                  properties: { content: { content: { text: 'Go on', link: { url: '/contact/' } } } },
                },
              },
            ],
          },
        }),
      }),
    }),
  ],
  [
    'Thrive Architect',
    page('', {
      tve_updated_post: `<div class="thrv_wrapper"><h2>Head</h2><p>Words of a page.</p><img src="${IMAGE}"><a href="https://site.example/contact/">Go on</a></div>`,
    }),
  ],
  [
    'Cornerstone',
    page(
      `[cs_content][cs_section][cs_row][cs_column type="1/1"][x_custom_headline level="h2"]Head[/x_custom_headline][cs_text]Words of a page.[/cs_text][x_image src="${IMAGE}"][x_button href="/contact/"]Go on[/x_button][/cs_column][/cs_row][/cs_section][/cs_content]`,
    ),
  ],
] as const

describe.each(PAGES)('a page of %s', (name, item) => {
  const builder = BUILDERS.find((candidate) => candidate.isUsedBy(item))
  const { blocks, report } = builder ? convertWith(builder, item) : { blocks: [], report: [] }
  it('is known by its marks', () => expect(builder?.name).toBe(name))
  it('keeps heading, words, image and link in order, and nothing else', () => {
    expect(problemsOf(blocks)).toEqual([])
    expect(
      wordsIn(blocks)
        .replace(/\/contact\/\S*/g, '')
        .trim(),
    ).toMatch(/^Head(?: of it)? Words of a page\. Go on$/)
    expect(JSON.stringify(blocks).match(/"item:\d+"/g)).toEqual(expect.arrayContaining(['"item:5"']))
    expect(JSON.stringify(blocks).match(/"item:5"/g)).toHaveLength(1)
  })
  it('leads where it led', () => expect(JSON.stringify(blocks)).toMatch(/"item:7"/))
  it('is named once in the report', () =>
    expect(report.filter(({ code, subject }) => code === 'builder-page' && subject === name)).toHaveLength(1))
})

describe('data that cannot be read', () => {
  it.each([
    '_fl_builder_data',
    'panels_data',
    '_bricks_page_content_2',
    'ct_builder_json',
    '_breakdance_data',
  ])('in %s gives way to the content', (key) => {
    const item = { ...page('<p>As shown.</p>', { [key]: 'a:1:{broken' }) }
    const builder = BUILDERS.find((candidate) => candidate.isUsedBy(item))
    expect(builder && wordsIn(convertWith(builder, item).blocks)).toBe('As shown.')
  })
})
