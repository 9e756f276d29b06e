import { describe, expect, it } from 'vitest'
import { byFolder, folderParts } from './folder-parts.ts'

const chosen = (...paths: readonly string[]) => paths.map((path) => ({ path }))
const parts = (...paths: readonly string[]) => {
  const { alone, packed } = folderParts(chosen(...paths))
  return { alone: alone.map(({ path }) => path), packed: packed.map(({ path }) => path) }
}

describe('files that were chosen', () => {
  it('stand alone, or in the folder that was chosen', () => {
    const { alone, folders } = byFolder(chosen('export.xml', 'uploads/2024/a.jpg', 'more/b.xml', 'uploads/c.pdf'))
    expect(alone).toEqual(chosen('export.xml'))
    expect([...folders]).toEqual([
      ['uploads', chosen('uploads/2024/a.jpg', 'uploads/c.pdf')],
      ['more', chosen('more/b.xml')],
    ])
  })
})

describe('a folder', () => {
  it('is packed in one order, by paths below it', () =>
    expect(parts('uploads/2024/03/b.jpg', 'uploads/2024/02/a.jpg').packed).toEqual(['2024/02/a.jpg', '2024/03/b.jpg']))

  it('of a year says the year in the zip', () => expect(parts('2024/02/a.jpg').packed).toEqual(['2024/02/a.jpg']))

  it('of exports is sent as the files that lie in it', () =>
    expect(parts('site/export.xml', 'site/hero.zip', 'site/uploads/2024/data.json')).toEqual({
      alone: ['site/export.xml', 'site/hero.zip'],
      packed: ['uploads/2024/data.json'],
    }))

  it.each([
    ['u/.DS_Store', 'u/a.jpg'],
    ['u/2024/Thumbs.db', 'u/a.jpg'],
    ['u/.git/config', 'u/a.jpg'],
    ['u/a-300x200.jpg', 'u/a.jpg'],
  ])('leaves %s behind', (left, taken) => expect(parts(left, taken).packed).toEqual(['a.jpg']))

  it('leaves sizes of an image behind that WordPress made smaller itself', () =>
    expect(parts('u/a-300x200.jpg', 'u/a-scaled.jpg').packed).toEqual(['a-scaled.jpg']))

  it('keeps what only looks like a size', () =>
    expect(parts('u/poster-300x200.jpg', 'u/other.jpg').packed).toEqual(['other.jpg', 'poster-300x200.jpg']))
})
