import { describe, expect, it } from 'vitest'
import { MAX_REDIRECTS_OF_FILE } from '../../../core/redirects-file.ts'
import { readRedirectsFile } from './read-redirects-file.ts'

describe('a file of redirects', () => {
  it('is read with its line of names or without, and moves for good unless it says otherwise', () =>
    expect(readRedirectsFile('from,to,status\n/old,/new/\n/gone/,,410\n/a/*,https://b.example/$1,302')).toEqual({
      redirects: [
        { line: 2, from: '/old/', matchedBy: 'path', to: '/new/', status: '301' },
        { line: 3, from: '/gone/', matchedBy: 'path', to: undefined, status: '410' },
        { line: 4, from: '/a/*', matchedBy: 'pattern', to: 'https://b.example/$1', status: '302' },
      ],
    }))

  it('names each line that is wrong', () => {
    const file = readRedirectsFile('two words,/a/\n/b/,c\n/d/,/e/,307\n/f/,/g/,410\n/h/,/i/,301,x\n/j/,/k/\n/j,/l/')
    const problems = 'problems' in file ? file.problems : []
    expect(problems.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 7])
    expect(problems.at(-1)?.message).toContain('line 6')
  })

  it.each([
    ['', 0],
    ['from,to,status\n', 0],
    ['/a/,"/b/', 1],
    ['/a/,/b/\n'.repeat(MAX_REDIRECTS_OF_FILE + 1), 0],
  ])('that cannot be read as a whole says so', (text, line) => {
    const file = readRedirectsFile(text)
    expect('problems' in file && file.problems.map((problem) => problem.line)).toEqual([line])
  })
})
