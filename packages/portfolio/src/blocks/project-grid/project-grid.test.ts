import type { ParseContext } from '@vitrine/kit/core'
import { hostileValues } from '@vitrine/kit/testing'
import { describe, expect, it } from 'vitest'
import { projectGrid } from './project-grid.block.ts'

const parse: ParseContext = {
  locale: 'en',
  image: () => undefined,
  href: (raw) => (raw as { page?: { path?: string } }).page?.path,
  blocks: () => [],
}

const category = (name: string) => ({ id: name, title: name, path: `/work/category/${name}/` })
const categories = [category('light'), category('wood')]
const filter = { all: '/work/', current: '/work/category/light/', categories }

describe('a list of projects', () => {
  it('has the usual form where its editor said nothing', () =>
    expect(projectGrid.parse({}, parse)).toMatchObject({ layout: 'grid', captions: 'below', columns: '3', total: 0 }))

  it('has parts where there are more than one, with a button for more where it was chosen', () => {
    const filled = { show: 'more', list: '/work/', part: 2, parts: 3 }
    const parts = { list: '/work/', number: 2, of: 3, grows: true }
    expect(projectGrid.parse(filled, parse)).toMatchObject({ parts })
    expect(projectGrid.parse({ ...filled, show: 'parts' }, parse)).toMatchObject({ parts: { grows: false } })
    expect(projectGrid.parse({ ...filled, show: 'latest' }, parse)).not.toHaveProperty('parts')
    expect(projectGrid.parse({ ...filled, parts: 1 }, parse)).not.toHaveProperty('parts')
  })

  it('has a filter where there is a choice', () => {
    expect(projectGrid.parse({ filter }, parse)).toMatchObject({
      filter: {
        all: '/work/',
        current: '/work/category/light/',
        categories: [
          { title: 'light', href: '/work/category/light/' },
          { title: 'wood', href: '/work/category/wood/' },
        ],
      },
    })
    expect(projectGrid.parse({ filter: { ...filter, categories: categories.slice(1) } }, parse)).not.toHaveProperty(
      'filter',
    )
    expect(projectGrid.parse({ filter: true }, parse)).not.toHaveProperty('filter')
  })
  it('bears any stored value', () => {
    for (const raw of hostileValues(projectGrid.fields)) expect(() => projectGrid.parse(raw, parse)).not.toThrow()
  })
})
