import { describe, expect, it } from 'vitest'
import { attachable } from './files.ts'

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
