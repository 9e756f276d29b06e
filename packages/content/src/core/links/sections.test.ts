import { expect, it } from 'vitest'
import { sectionsIn } from './sections.ts'

it('blocks with an anchor are sections, in blocks as well, by the anchor that visitors have', () =>
  expect(
    sectionsIn({
      title: 'Services',
      layout: [
        { blockType: 'text', frame: { anchor: 'Our prices' }, heading: 'What it costs' },
        { blockType: 'text', frame: {}, heading: 'No anchor' },
        { blockType: 'columns', columns: [{ blocks: [{ blockType: 'map', frame: { anchor: 'map' } }] }] },
      ],
    }),
  ).toEqual([
    { anchor: 'our-prices', title: 'What it costs' },
    { anchor: 'map', title: '' },
  ]))
