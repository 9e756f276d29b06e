import { describe, expect, it } from 'vitest'
import { IMPORT_OPTIONS } from '../../packages/cms/src/commands/import-arguments.ts'
import { importArguments } from './import-arguments.mjs'

/** @param {string} command */
const read = (command) => {
  const { args, compareWith } = importArguments(command.split(' '), '/home/mara')
  return [args.join(' '), compareWith]
}

/** Options that name a file or folder. */
const OF_FILES = new Set(['media', 'options', 'redirects', 'report'])

describe('the arguments of the import', () => {
  it.each([
    ['wordpress a.xml sub --media up.zip', 'wordpress /home/mara/a.xml /home/mara/sub --media /home/mara/up.zip'],
    [
      'wordpress a.xml --only posts --report r.json',
      'wordpress /home/mara/a.xml --only posts --report /home/mara/r.json',
    ],
    ['wordpress https://old.example --user mara f.json', 'wordpress https://old.example --user mara /home/mara/f.json'],
    ['compare saved 20260101-1 --site http://x', 'compare /home/mara/saved 20260101-1 --site http://x'],
    ['compare https://old.example', 'compare https://old.example'],
    ['undo 20260101-1', 'undo 20260101-1'],
    ['wordpress a.xml --compare', 'wordpress /home/mara/a.xml --compare'],
  ])('name files whole, and nothing else: %s', (given, wanted) => expect(read(given)).toEqual([wanted, undefined]))

  it.each(
    Object.entries(IMPORT_OPTIONS)
      .filter(([name, { type }]) => type === 'string' && !OF_FILES.has(name))
      .map(([name]) => name),
  )('leave the word that --%s takes as it is', (name) =>
    expect(read(`wordpress a.xml --${name} word`)).toEqual([`wordpress /home/mara/a.xml --${name} word`, undefined]))

  it.each([
    ['wordpress a.xml --compare saved --dry-run', '/home/mara/saved'],
    ['wordpress --compare https://old.example a.xml --dry-run', 'https://old.example'],
  ])('give what to compare with apart: %s', (given, compareWith) => {
    const [args, found] = read(given)
    expect(found).toBe(compareWith)
    expect(args?.replace(/^wordpress /, '')).toBe('/home/mara/a.xml --dry-run')
  })
})
