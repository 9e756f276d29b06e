import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { inRoot } from '../launch/paths.mjs'
import { blockModules } from './blocks.mjs'

/** Folders of blocks. */
const NAMES = ['note', 'call-to-action']

describe('the modules that list the blocks of a package', () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-blocks-'))
  const list = join(root, 'packages/forms/src/blocks/blocks.json')
  mkdirSync(dirname(list), { recursive: true })
  mkdirSync(join(root, 'packages/ui'))
  writeFileSync(list, JSON.stringify(NAMES))
  afterAll(() => rmSync(root, { recursive: true }))
  const textOf = (name) => blockModules(root).find(({ file }) => file === `packages/forms/src/blocks/${name}.ts`)?.text

  it('name each declaration in the order of the list', () => {
    expect(textOf('declarations')).toContain(
      "import { callToAction } from './call-to-action/call-to-action.block.ts'\n",
    )
    expect(textOf('declarations')).toContain('readonly BlockDeclaration[] = [note, callToAction]\n')
  })
  it('name each view', () => expect(textOf('views')).toContain("import { view as note } from './note/note.view.tsx'\n"))
  it('put all examples together', () => expect(textOf('examples')).toContain('[...note, ...callToAction]\n'))
  it('list them one below the other where there are many', () => {
    const [first, ...others] = Array.from({ length: 12 }, (_, index) => `long-name-${index}`)
    writeFileSync(list, JSON.stringify([first, ...others]))
    expect(textOf('views')).toContain('readonly NamedView[] = [\n  longName0,\n  longName1,\n')
    writeFileSync(list, JSON.stringify(NAMES))
  })
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
