import { describe, expect, it } from 'vitest'
import { attachable, storedFiles } from './files.ts'
import type { StagedFile } from './uploads.ts'

const file = (name: string, mebibytes: number) => ({
  field: 'f',
  name,
  path: `/${name}`,
  size: mebibytes * 1024 * 1024,
})

describe('files that go with a mail', () => {
  it('are 25 MiB at most; further ones are left out', () => {
    const names = attachable([file('a', 10), file('b', 20), file('c', 15)]).map(({ name }) => name)
    expect(names).toEqual(['a', 'c'])
  })
})

describe('the files of a message', () => {
  const staged = (safeName: string, path?: string): StagedFile => ({
    name: safeName,
    safeName,
    path,
    size: 1,
    sha256: '',
    declaredType: '',
    content: undefined,
  })

  it('that have one name are told apart, in all fields and rows, each at its own', () => {
    const files = new Map([
      ['one', [staged('image.jpg', '/a')]],
      ['two', [staged('image.jpg', '/b'), staged('image.jpg', '/c')]],
      ['photo__2', [staged('image.jpg', '/d')]],
    ])
    expect(storedFiles(files, (path) => `/kept${path}`)).toEqual([
      { field: 'one', name: 'image.jpg', path: '/kept/a', size: 1 },
      { field: 'two', name: 'image-1.jpg', path: '/kept/b', size: 1 },
      { field: 'two', name: 'image-2.jpg', path: '/kept/c', size: 1 },
      { field: 'photo__2', name: 'image-3.jpg', path: '/kept/d', size: 1 },
    ])
  })
  it('that did not arrive are none', () =>
    expect(storedFiles(new Map([['one', [staged('image.jpg')]]]), (path) => path)).toEqual([]))
})
