import { Layout } from '@vitrine/blocks/ui'
import { type BlockBase, type BlockRenderers, featureStates } from '@vitrine/kit/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { drawableBlocks } from './drawable-blocks.tsx'

const renderers: BlockRenderers = {
  text: { Block: ({ block }) => <p>{block.id}</p>, styles: [] },
  broken: {
    Block: () => {
      throw new Error('No such colour: mauve')
    },
    styles: [],
  },
  box: { Block: ({ block, nested }) => <div>{nested(block.nested ?? [])}</div>, styles: [] },
}
const context = {
  locale: 'en',
  timeZone: 'UTC',
  path: '/',
  home: '/',
  pageId: 1,
  preview: true,
  features: featureStates([]),
}
const draw = (blocks: readonly BlockBase[]) =>
  renderToStaticMarkup(
    <Layout blocks={drawableBlocks(blocks, { renderers, context })} renderers={renderers} context={context} />,
  )
const block = (blockType: string, id: string, nested?: readonly BlockBase[]): BlockBase => ({
  blockType,
  id,
  ...(nested && { nested }),
})

describe('blocks for their editor', () => {
  it('one that cannot be rendered says why, under its own id, and the others are there', () => {
    const html = draw([block('text', 'a'), block('broken', 'b'), block('text', 'c')])
    expect(html).toContain('The block “broken” cannot be drawn: No such colour: mauve. Visitors see nothing here.')
    expect(html).toContain('data-block-start="b"')
    expect(html).toMatch(/<p>a<\/p>.*<p>c<\/p>/)
  })

  it('one inside another leaves the other, and what stands beside it', () => {
    const html = draw([block('box', 'a', [block('broken', 'b'), block('text', 'c')])])
    expect(html).toContain('data-block-start="a"')
    expect(html).toContain('<p>c</p>')
    expect(html.match(/cannot be drawn/g)).toHaveLength(1)
  })

  it('that can all be rendered stay as they are', () => {
    const blocks = [block('box', 'a', [block('text', 'b')])]
    expect(drawableBlocks(blocks, { renderers, context })[0]).toBe(blocks[0])
  })
})
