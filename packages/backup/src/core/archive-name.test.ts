import { describe, expect, it } from 'vitest'
import { archiveName, surplusArchives } from './archive-name.ts'

describe('archives of a folder', () => {
  const names = [1, 2, 3].map((day) => archiveName(new Date(Date.UTC(2026, 0, day, 4, 5, 6)), day === 2))

  it('are named by their moment, and by whether they are encrypted', () => {
    expect(names).toEqual([
      'vitrine-2026-01-01T040506Z.tar.gz',
      'vitrine-2026-01-02T040506Z.tar.gz.age',
      'vitrine-2026-01-03T040506Z.tar.gz',
    ])
  })

  it('are left from the newest on', () => {
    expect(surplusArchives([...names].reverse(), 1)).toEqual(names.slice(0, 2))
    expect(surplusArchives(names, 3)).toEqual([])
    expect(surplusArchives(names, 10)).toEqual([])
  })

  it('are the only files that ever go', () => {
    const others = [
      'photo.tar.gz',
      'vitrine-mine.tar.gz',
      'vitrine.db',
      '.making-x',
      'vitrine-2026-01-01T040506Z.tar.gz.part',
    ]
    expect(surplusArchives([...others, ...names], 1)).toEqual(names.slice(0, 2))
  })
})
