import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { inRoot } from '../launch/paths.mjs'
import { blockModules } from './blocks.mjs'

describe('the modules that list the blocks of a package', () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-blocks-'))
  const list = join(root, 'packages/forms/src/blocks/blocks.json')
  mkdirSync(dirname(list), { recursive: true })
  mkdirSync(join(root, 'packages/ui'))
  writeFileSync(list, JSON.stringify(['note', 'call-to-action']))
  afterAll(() => rmSync(root, { recursive: true }))
  const textOf = (name) => blockModules(root).find(({ file }) => file === `packages/forms/src/blocks/${name}.ts`)?.text

  it('name each declaration in the order of the list', () => {
    expect(textOf('declarations')).toContain(
      "import { callToAction } from './call-to-action/call-to-action.block.ts'\n",
    )
    expect(textOf('declarations')).toContain('readonly BlockDeclaration[] = [\n  note,\n  callToAction,\n]\n')
  })
  it('name each view', () => expect(textOf('views')).toContain("import { view as note } from './note/note.view.tsx'\n"))
  it('put all examples together', () => expect(textOf('examples')).toContain('[\n  ...note,\n  ...callToAction,\n]\n'))
})

describe('the blocks of this project', () => {
  const modules = blockModules(inRoot())
  it.each(modules.map(({ file, text }) => [file, text]))('%s follows its list', (file, text) =>
    expect(readFileSync(inRoot(file), 'utf8')).toBe(text))
  it('are all in the list of their package', () => {
    const lists = new Set(modules.map(({ file }) => dirname(file)))
    for (const list of lists) {
      const folders = readdirSync(inRoot(list), { withFileTypes: true }).filter((entry) => entry.isDirectory())
      const listed = JSON.parse(readFileSync(inRoot(`${list}/blocks.json`), 'utf8'))
      expect(folders.map(({ name }) => name)).toEqual([...listed].sort())
    }
  })
})
