import { placedBlocks } from '@vitrine/kit/block'
import { type BlockBase, featureStates } from '@vitrine/kit/core'
import { rowTexts } from '@vitrine/kit/testing'
import { parseFragment } from 'parse5'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { declarations } from '../blocks/declarations.ts'
import { examples } from '../blocks/examples.ts'
import { blocks as renderers } from '../ui.ts'
import { splitAtBlocks, writeBlockMarks } from './block-mark.tsx'
import { Layout } from './layout.tsx'

const context = {
  locale: 'en',
  timeZone: 'UTC',
  path: '/',
  home: '/',
  pageId: 1,
  preview: false,
  features: featureStates([]),
}
const render = (blocks: readonly BlockBase[], preview = false) =>
  renderToStaticMarkup(<Layout blocks={blocks} renderers={renderers} context={{ ...context, preview }} />)
const example = (id: string) => render(examples.filter((block) => block.id === id))
const escaped = (text: string) => renderToStaticMarkup(text)
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0

describe.each(examples.map((block) => [block.id, block] as const))('the example %s', (_, block) => {
  const html = render([block])
  it('shows something', () => expect(html).toMatch(/^<(section|figure|div|vitrine-enhance)\b/))
  it('has one root element', () => {
    const roots = parseFragment(html).childNodes.length
    expect(renderers[block.blockType]?.root === 'nested' ? 1 : roots).toBe(1)
  })
  it('never lets content become markup or style', () => expect(html).not.toMatch(/<script|\sstyle=/))
  it('gives every picture its size and its text', () => {
    for (const [img] of html.matchAll(/<img[^>]*>/g)) expect(img).toMatch(/width="\d+" height="\d+" alt="[^"]+"/)
  })
})

describe('a page', () => {
  it('has one title, whatever follows its first block', () => {
    const heroes = examples.filter(({ blockType }) => blockType === 'hero')
    expect(count(render(heroes), /<h1/g)).toBe(1)
  })
  it('fetches only its first picture at once', () => {
    const html = render(examples)
    expect(count(html, /fetchPriority="high"/gi)).toBe(1)
    expect(count(html, /loading="eager"/g)).toBe(1)
  })
  it('fetches its first picture at once also where words come before it, and where it stands inside another block', () => {
    const [words] = examples.filter(({ blockType }) => blockType === 'richText')
    const [columns] = examples.filter(({ id }) => id === 'columns-pictures')
    if (!words || !columns) throw new Error('The examples have no words or no columns.')
    const html = render([words, columns])
    expect(count(html, /fetchPriority="high"/gi)).toBe(1)
  })
  it('offers AVIF before WebP', () => {
    const html = example('image-minimal')
    expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'))
    expect(html).toContain('/media/chair-800.avif 800w, /media/chair-1600.avif 1600w')
  })
  it('keeps the focal point without inline style', () =>
    expect(example('image-minimal')).toContain('data-focus="start-center"'))
  it('renders the blocks inside columns', () => expect(example('columns-pictures')).toContain('class="image"'))
})

describe('the element that shows a field', () => {
  const timeline = examples.filter(({ id }) => id === 'timeline-job')
  it('names it in the preview, in rows with the id of the row', () => {
    const html = render(timeline, true)
    expect(html).toContain('data-field="heading">How a room comes about<')
    expect(html).toContain('data-field="steps.visit.title">We sit in it<')
  })
  it('is as any other to visitors', () => expect(render(examples)).not.toContain('data-field'))
})

describe.each(
  placedBlocks(declarations).map(({ name, fields }) => [name, fields] as const),
)('in previews, %s', (name, fields) => {
  it.each(
    examples.filter(({ blockType }) => blockType === name).map((block) => [block.id, block] as const),
  )('marks every text of its rows that it shows: %s', (_, block) => {
    const html = render([block], true)
    const shown = rowTexts(fields, block).filter(({ text }) => render([block]).includes(`>${escaped(text)}<`))
    for (const { path, text } of shown) expect(html).toContain(`data-field="${path}">${escaped(text)}<`)
  })
})

describe('in previews, an image that its editor chooses', () => {
  const kinds = [
    'image',
    'hero',
    'callToAction',
    'contentBoxes',
    'tabs',
    'team',
    'gallery',
    'logos',
    'testimonials',
    'timeline',
  ]
  it.each(kinds)('is marked where it stands: %s', (kind) => {
    const images = examples
      .filter(({ blockType }) => blockType === kind)
      .flatMap((block) => [...render([block], true).matchAll(/<img [^>]*>/g)].map(([image]) => image))
    expect(images.length).toBeGreaterThan(0)
    for (const image of images) expect(image).toMatch(/ data-field="(?:[a-z]+\.[^."]+\.)?image"/)
  })
})

describe('the mark of a block', () => {
  const marked = (blocks: readonly BlockBase[]) => writeBlockMarks(render(blocks, true))
  /** Without what names blocks and fields, and without elements that only hold a text, rich or not: previews have some to mark them. */
  const withoutMarks = (html: string) =>
    html
      .replace(/<div class="marked-rich prose" data-field="[^"]*" data-rich="">(.*?)<\/div>/gs, '$1')
      .replace(/ data-(?:block|field|rich|empty-list)="[^"]*"/g, '')
      .replace(/<span>([^<]*)<\/span>/g, '$1')
  const plain = (id: string) => ({ blockType: 'spacer', id, size: 'small' }) as BlockBase
  const box = (id: string, ...nested: readonly BlockBase[]) => ({ blockType: 'reusable', id, nested }) as BlockBase

  it.each(examples.map((block) => [block.id, block] as const))('stands on the first element of %s', (id, block) =>
    expect(marked([block])).toMatch(new RegExp(`^<[a-z-]+ data-block="${id}"`)))
  it.each(examples.map((block) => [block.id, block] as const))('is all that previews add to %s', (_, block) =>
    expect(withoutMarks(marked([block]))).toBe(withoutMarks(render([block]))))
  it('names the settings that draw its kind', () => {
    const view = { Block: () => <aside>Posts</aside>, styles: [], settings: 'blog' }
    const drawn = renderToStaticMarkup(
      <Layout blocks={[plain('a')]} renderers={{ spacer: view }} context={{ ...context, preview: true }} />,
    )
    const wanted = '<aside data-block="a" data-settings="blog">Posts</aside>'
    expect(writeBlockMarks(drawn)).toBe(wanted)
    expect(splitAtBlocks(drawn).parts).toEqual([{ id: 'a', html: wanted }])
  })
  it('stands on blocks inside others', () => {
    const [columns] = examples.filter(({ id }) => id === 'columns-pictures')
    const ids = [columns, ...(columns?.nested ?? [])].map((block) => block?.id)
    expect([...marked(columns ? [columns] : []).matchAll(/data-block="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids)
  })
  it('names what stands for blocks of another document by the block that is in this one', () =>
    expect(marked([box('shared', plain('a'), plain('b'))]).match(/data-block="[^"]*"/g)).toEqual([
      'data-block="shared"',
      'data-block="shared"',
    ]))
  it('leaves nothing where a block draws nothing', () => {
    const nothing = '<template data-block-start="x"></template><template data-block-end=""></template>'
    expect(writeBlockMarks(`<main>${nothing}<p>Text</p></main>`)).toBe('<main><p>Text</p></main>')
  })
  it('stands on the element of a list that is empty', () => {
    const [columns] = examples.filter(({ id }) => id === 'columns-pictures')
    const emptied = {
      ...columns,
      columns: [
        { id: 'a', blocks: [plain('b')] },
        { id: 'c', blocks: [] },
      ],
    } as BlockBase
    expect(marked([emptied]).match(/<div class="columns__column"[^>]*>/g)).toEqual([
      '<div class="columns__column">',
      '<div class="columns__column" data-empty-list="">',
    ])
  })
  it('stands on no list for what another document has none of', () =>
    expect(marked([box('shared')])).not.toContain('data-empty-list'))
  it('takes no id for markup', () => expect(marked([plain('"><b>')])).toContain('data-block="&quot;&gt;&lt;b&gt;"'))
  it('is not made for visitors', () => expect(render(examples)).not.toMatch(/<template|data-block|data-empty-list/))
})

describe('a page that is taken apart at its blocks', () => {
  const drawn = `<main><header></header>${render(examples, true)}<footer></footer></main>`
  const { between, parts } = splitAtBlocks(drawn)

  it('is the same when it is put together again', () =>
    expect(between.map((text, index) => text + (parts[index]?.html ?? '')).join('')).toBe(writeBlockMarks(drawn)))
  it('has a part for each outer block, also where that has others inside', () => {
    const outer = examples.filter(({ blockType }) => renderers[blockType]?.root !== 'nested')
    expect(parts.map(({ id }) => id)).toEqual(expect.arrayContaining(outer.map(({ id }) => id)))
    expect(between).toHaveLength(parts.length + 1)
  })
  it('keeps the place of a block that draws nothing', () => {
    const nothing = '<template data-block-start="x"></template><template data-block-end=""></template>'
    expect(splitAtBlocks(`<p>A</p>${nothing}<p>B</p>`)).toEqual({
      between: ['<p>A</p>', '<p>B</p>'],
      parts: [{ id: 'x', html: '' }],
    })
  })
})

describe('content boxes', () => {
  it('have one link each', () => expect(count(example('boxes-rows'), /<a /g)).toBe(1))
})

describe('rich text', () => {
  it('keeps the order of nested marks', () =>
    expect(example('text-normal')).toContain('<em><strong>look</strong></em>'))
  it('opens a new tab without handing over the window', () =>
    expect(example('text-normal')).toContain('target="_blank" rel="noopener"'))
  it('gives headings an id to link to', () => expect(example('text-normal')).toContain('<h2 id="light">'))
})

describe('a block that cannot be shown', () => {
  const unknown = { blockType: 'unknown', id: 'x', name: 'Slider', missing: [] } as BlockBase
  it('is nothing to visitors', () => expect(render([unknown])).toBe(''))
  it('is named to its editor', () =>
    expect(render([unknown], true)).toContain('The block “Slider” is not shown: something that it needs is missing.'))
  it('names what it lacks', () =>
    expect(render([{ ...unknown, missing: ['Picture', 'Text'] } as BlockBase], true)).toContain(
      'The block “Slider” is not shown yet: fill in “Picture”, “Text”.',
    ))
  it('names the feature that is switched off', () =>
    expect(render([{ ...unknown, featureOff: 'shop' } as BlockBase], true)).toContain(
      'The block “Slider” belongs to shop, which is switched off. Visitors see nothing here.',
    ))
  it('may carry the name of an object method', () => expect(render([{ blockType: 'constructor', id: 'x' }])).toBe(''))
})
