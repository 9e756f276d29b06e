import { describe, expect, it } from 'vitest'
import { importCommand } from './import-command.ts'

const REQUEST = {
  exports: ['export.xml', 'hero.zip'],
  media: ['uploads'],
  redirects: 'redirection.json',
  answers: {},
  update: true,
  fetchMedia: true,
  changesAnswers: false,
}
const rest = {
  runs: [],
  pathOf: (name: string) => `/data/import/${name}`,
  options: '/o.json',
  report: '/r.json',
}

describe('the command of a task', () => {
  it('imports all that was chosen', () =>
    expect(importCommand({ task: 'import', request: REQUEST, ...rest }).join(' ')).toBe(
      'wordpress /data/import/export.xml /data/import/hero.zip --media /data/import/uploads ' +
        '--redirects /data/import/redirection.json --options /o.json --report /r.json --update --fetch-media',
    ))
  it('looks without writing anything, and without asking the old site', () => {
    const args = importCommand({ task: 'look', request: REQUEST, ...rest })
    expect(args).toContain('--dry-run')
    expect(args).not.toContain('--fetch-media')
  })
  it('names the runs whose documents go where other answers have no place for them', () => {
    const args = importCommand({ task: 'import', request: REQUEST, ...rest, runs: ['b', 'a'] })
    expect(args.slice(-4)).toEqual(['--instead-of', 'b', '--instead-of', 'a'])
  })
  it('takes runs back, the newest first', () =>
    expect(importCommand({ task: 'undo', request: REQUEST, ...rest, runs: ['b', 'a'] })).toEqual(['undo', 'b', 'a']))
})
