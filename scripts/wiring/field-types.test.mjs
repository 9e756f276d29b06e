import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { inRoot } from '../launch/paths.mjs'
import { fieldTypeModules } from './field-types.mjs'

const FOLDER = 'packages/forms/src/fields'

describe('the lists of the types of fields', () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-field-types-'))
  afterAll(() => rmSync(root, { recursive: true }))
  const add = (type, ...endings) => {
    mkdirSync(join(root, FOLDER, type), { recursive: true })
    for (const ending of endings) writeFileSync(join(root, FOLDER, type, `${type}.${ending}`), '')
  }
  const textOf = (types) => {
    writeFileSync(join(root, FOLDER, 'types.json'), JSON.stringify(types))
    return Object.fromEntries(fieldTypeModules(root).map(({ file, text }) => [file.slice(FOLDER.length + 1), text]))
  }
  add('text', 'tag.ts', 'block.ts', 'view.tsx')
  add('range', 'tag.ts', 'block.ts', 'view.tsx', 'css', 'test.ts')
  const lists = textOf(['text', 'range'])

  it('import each, and keep their order', () => {
    expect(lists['tags.ts']).toContain("import { fieldType as range } from './range/range.tag.ts'\n")
    expect(lists['tags.ts']).toContain('export const FIELD_TYPES = frozen({\n  text,\n  range,\n})\n')
  })
  it('take all controls that a type shows', () => expect(lists['views.ts']).toContain('  ...text,\n  ...range,\n'))
  it('have the styles of those that have their own', () =>
    expect(lists['styles.css']).toMatch(/\*\/\n@import "\.\/range\/range\.css";\n$/))
  it('leave out what has nothing for them', () => expect(lists['judges.ts']).not.toContain('range'))
  it('get a new type, wherever it has files, by one more line', () => {
    add('time', 'tag.ts', 'block.ts', 'view.tsx', 'css')
    const after = textOf(['text', 'range', 'time'])
    const changed = Object.keys(after).filter((file) => after[file] !== lists[file])
    expect(changed).toEqual(['tags.ts', 'blocks.ts', 'views.ts', 'styles.css'])
  })
})

describe('the types of fields of this project', () => {
  it.each(fieldTypeModules(inRoot()).map(({ file, text }) => [file, text]))('%s follows its list', (file, text) =>
    expect(readFileSync(inRoot(file), 'utf8')).toBe(text))
  it('are all in the list', () => {
    const folders = readdirSync(inRoot(FOLDER), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const listed = JSON.parse(readFileSync(inRoot(`${FOLDER}/types.json`), 'utf8'))
    expect(folders.map(({ name }) => name)).toEqual([...listed].sort())
  })
})
