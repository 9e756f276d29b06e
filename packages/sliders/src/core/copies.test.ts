import type { BlockBase } from '@vitrine/kit/core'
import { expect, it } from 'vitest'
import { copiesOf, nameOnPage } from './copies.ts'

it('numbers the same slider from its second place on', () => {
  const block = (alias: string | null) =>
    ({ blockType: 'slider', id: 'same', slider: alias && { alias } }) as unknown as BlockBase
  const blocks = [block('rooms'), block(null), block('voices'), block('rooms'), block('rooms')]
  const copies = copiesOf(blocks)
  expect(blocks.map((each) => copies.get(each))).toEqual([undefined, undefined, undefined, 2, 3])
  expect([nameOnPage('rooms', undefined), nameOnPage('rooms', 2)]).toEqual(['rooms', 'rooms_2'])
})
