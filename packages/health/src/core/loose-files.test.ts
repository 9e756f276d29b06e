import { describe, expect, it } from 'vitest'
import { looseFiles, looseFilesFinding } from './loose-files.ts'

describe('files without a record', () => {
  it('are those that are neither a file of the library nor a size of one', () => {
    const names = [
      'chair.jpg',
      'chair-480x320.webp',
      'chair-480x320.avif',
      'table.jpg',
      'table-480x320.webp',
      'plan-1.pdf',
    ]
    expect(looseFiles(names, ['chair.jpg', 'plan-1.pdf'])).toEqual(['table.jpg', 'table-480x320.webp'])
  })

  it('are no finding when there are none', () => expect(looseFilesFinding([])).toEqual([]))

  it('are named, five at most, with what to do', () => {
    const [finding] = looseFilesFinding(['f.jpg', 'e.jpg', 'd.jpg', 'c.jpg', 'b.jpg', 'a.jpg'])
    expect(finding?.state).toBe('attention')
    expect(finding?.text.en).toContain('6 files in the folder “media”')
    expect(finding?.text.en).toContain('a.jpg, b.jpg, c.jpg, d.jpg, e.jpg, …. Make a backup')
  })
})
