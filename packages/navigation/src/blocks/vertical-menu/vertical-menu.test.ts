import type { ParseContext } from '@vitrine/kit/core'
import { hostileValues } from '@vitrine/kit/testing'
import { describe, expect, it } from 'vitest'
import { verticalMenu } from './vertical-menu.block.ts'

const parse: ParseContext = {
  locale: 'en',
  image: () => undefined,
  href: (raw) => (raw as { url?: string }).url,
  blocks: () => [],
}
const menu = { items: [{ link: { label: 'Studio', url: '/studio/' } }] }
const read = (raw: object) => verticalMenu.parse({ id: '1', ...raw }, parse)

describe('a vertical menu', () => {
  it('has the entries of its menu, and opens branches under a pointer unless its editor said something else', () =>
    expect(read({ title: 'In this part', menu })).toMatchObject({
      title: 'In this part',
      opensBy: 'hover',
      items: [{ label: 'Studio', href: '/studio/' }],
      texts: {},
    }))
  it('has names of its own for its buttons where they were written', () =>
    expect(read({ title: 'A', menu, openSubmenu: 'Open {title}', closeSubmenu: ' ' })?.texts).toEqual({
      openSubmenu: 'Open {title}',
    }))
  it.each([
    {},
    { title: 'A' },
    { title: 'A', menu: 7 },
    { title: 'A', menu: { items: [] } },
    { menu },
  ])('is left out while it has no title or leads nowhere: %j', (raw) => expect(read(raw)).toBeUndefined())
  it('bears any stored value', () => {
    for (const raw of hostileValues(verticalMenu.fields)) expect(() => read(raw)).not.toThrow()
  })
})
