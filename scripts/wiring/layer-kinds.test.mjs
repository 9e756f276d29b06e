import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { inRoot } from '../launch/paths.mjs'
import { layerKindModules } from './layer-kinds.mjs'

const FOLDER = 'packages/sliders/src/layers'

describe('the lists of the kinds of layers', () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-layer-kinds-'))
  mkdirSync(join(root, FOLDER), { recursive: true })
  afterAll(() => rmSync(root, { recursive: true }))
  const textOf = (kinds) => {
    writeFileSync(join(root, FOLDER, 'layers.json'), JSON.stringify(kinds))
    return Object.fromEntries(layerKindModules(root).map(({ file, text }) => [file.slice(FOLDER.length + 1), text]))
  }
  const lists = textOf({ simple: ['text', 'flip-card'], holders: ['row'] })

  it('import each, and keep their order', () => {
    expect(lists['declarations.ts']).toContain(
      "import { type FlipCardContent, flipCard } from './flip-card/flip-card.layer.ts'\n",
    )
    expect(lists['declarations.ts']).toContain('= frozen({\n  text,\n  flipCard,\n  row: row<Layer>(),\n})\n')
    expect(lists['views.ts']).toContain('= {\n  text: textView,\n  flipCard: flipCardView,\n  row: rowView,\n}\n')
    expect(lists['forms.ts']).toContain("import { flipCardForm } from './flip-card/flip-card.form.ts'\n")
  })
  it('say of a layer what it may be, and which layers hold others', () =>
    expect(lists['declarations.ts']).toContain('  | TextContent\n  | FlipCardContent\n  | RowContent<Layer>\n'))
  it('get a new kind by one more word', () => {
    const after = textOf({ simple: ['text', 'flip-card', 'map'], holders: ['row'] })
    const changed = Object.keys(after).filter((file) => after[file] !== lists[file])
    expect(changed).toEqual(['declarations.ts', 'forms.ts', 'views.ts'])
  })
})

describe('the kinds of layers of this project', () => {
  it.each(layerKindModules(inRoot()).map(({ file, text }) => [file, text]))('%s follows its list', (file, text) =>
    expect(readFileSync(inRoot(file), 'utf8')).toBe(text))
  it('are all in the list', () => {
    const folders = readdirSync(inRoot(FOLDER), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const { simple, holders } = JSON.parse(readFileSync(inRoot(`${FOLDER}/layers.json`), 'utf8'))
    expect(folders.map(({ name }) => name)).toEqual([...simple, ...holders].sort())
  })
})
