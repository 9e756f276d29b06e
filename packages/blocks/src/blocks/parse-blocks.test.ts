import type { Image } from '@vitrine/content/core'
import type { ParseContext } from '@vitrine/kit/core'
import { pathOf } from '@vitrine/pages/core'
import { describe, expect, it } from 'vitest'
import { walkBlocks } from '../core/walk.ts'
import { blockParsers } from '../core.ts'
import type { ColumnsBlock } from './columns/columns.block.ts'

const parse: ParseContext = {
  locale: 'en',
  image: (raw) => (raw ? ({ alt: 'x' } as Image) : undefined),
  href: (raw) => (raw as { url?: string }).url,
  blocks: () => [{ blockType: 'image', id: 'inner' }],
}
const read = (kind: string, raw: object) => blockParsers[kind]?.({ id: '1', ...raw }, parse)

describe('parsers', () => {
  it.each(['hero', 'callToAction', 'image'])('leave out a %s without what it is for', (kind) =>
    expect(read(kind, {})).toBeUndefined())
  it('take the first choice for an unknown one', () =>
    expect(read('hero', { heading: 'A', variant: 'spinning' })).toMatchObject({ variant: 'statement' }))
  it('leave out boxes without a title', () =>
    expect(read('contentBoxes', { boxes: [{ title: ' ' }, { title: 'A' }, null] })).toMatchObject({
      boxes: [{ title: 'A' }],
    }))
  it('leave out absent texts instead of keeping them empty', () =>
    expect(Object.keys(read('callToAction', { heading: 'A', text: '' }) ?? {})).not.toContain('text'))
})

describe('addresses', () => {
  it('nest below the parent', () => expect(pathOf('light', '/services/')).toBe('/services/light/'))
  it('make home the root only at the top', () =>
    expect([pathOf('home'), pathOf('home', '/a/')]).toEqual(['/', '/a/home/']))
})

it('walking visits blocks inside columns in reading order', () => {
  const columns = read('columns', { columns: [{ blocks: [] }] }) as ColumnsBlock
  expect([...walkBlocks([columns, { blockType: 'hero', id: 'after' }])].map(({ id }) => id)).toEqual([
    '1',
    'inner',
    'after',
  ])
})
