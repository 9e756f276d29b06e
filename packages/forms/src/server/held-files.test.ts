import { describe, expect, it } from 'vitest'
import { heldFiles, MAX_HELD_BYTES } from './held-files.ts'
import type { StagedFile } from './uploads.ts'

const file = (name: string, size: number, path: string | undefined = `/incoming/${name}`): StagedFile => ({
  ...{ name, safeName: name, size, path, sha256: '', declaredType: '', content: undefined },
})
const names = (files: readonly StagedFile[] | undefined) => files?.map(({ name }) => name)

describe('the files of a message that is held as spam', () => {
  const files = new Map([
    ['plan', [file('a.pdf', 10), file('b.pdf', 20)]],
    ['photo', [file('c.jpg', 30)]],
  ])
  const held = (refused: readonly string[], heldBytes: number) => {
    const { stored, leftOut } = heldFiles(files, { refused: new Set(refused), heldBytes })
    return { plan: names(stored.get('plan')), photo: names(stored.get('photo')), leftOut: names(leftOut) }
  }

  it('are stored up to the last byte that there is room for', () =>
    expect(held([], MAX_HELD_BYTES - 60)).toEqual({ plan: ['a.pdf', 'b.pdf'], photo: ['c.jpg'], leftOut: [] }))
  it('are left out where there is no room for them', () =>
    expect(held([], MAX_HELD_BYTES - 40)).toEqual({ plan: ['a.pdf', 'b.pdf'], photo: [], leftOut: ['c.jpg'] }))
  it('leave no room unused that a smaller file fits into', () =>
    expect(held([], MAX_HELD_BYTES - 25)).toEqual({ plan: ['a.pdf'], photo: [], leftOut: ['b.pdf', 'c.jpg'] }))
  it('are left out where their field does not take them', () =>
    expect(held(['plan'], 0)).toEqual({ plan: [], photo: ['c.jpg'], leftOut: ['a.pdf', 'b.pdf'] }))
  it('are left out where they were larger than their field takes', () =>
    expect(
      names(
        heldFiles(new Map([['x', [{ ...file('x', 1), path: undefined }]]]), { refused: new Set(), heldBytes: 0 })
          .leftOut,
      ),
    ).toEqual(['x']))
})
