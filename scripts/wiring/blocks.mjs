import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** List of a package's blocks: names of their folders, in the order of the picker. */
const LIST = 'src/blocks/blocks.json'

/** Longest line, in characters, as biome.json says it. */
const LINE_WIDTH = 120

/** First line of each module that is written. */
const NOTICE = '// Written by `npm run wiring` from blocks.json. Change that list, not this file.'

/** Modules of a package: which file of each block they import, and under which name it exports its value. */
const MODULES = [
  {
    name: 'declarations',
    file: (block) => `${block}.block.ts`,
    exported: identifier,
    type: { name: 'BlockDeclaration', from: '@vitrine/kit/block' },
    comment: 'Declarations of the blocks of this package, in the order of the picker.',
  },
  {
    name: 'views',
    file: (block) => `${block}.view.tsx`,
    exported: () => 'view',
    type: { name: 'NamedView', from: '@vitrine/kit/block' },
    comment: 'Views of the blocks of this package.',
  },
  {
    name: 'examples',
    file: (block) => `${block}.examples.ts`,
    exported: () => 'examples',
    type: { name: 'BlockBase', from: '@vitrine/kit/core' },
    comment: 'Every block as it may come: usual, bare, too long, hostile.',
    spread: true,
  },
]

/**
 * Modules that list the blocks of each package for form and parser, for pages, and for tests.
 *
 * @param {string} root Folder of the project.
 * @returns {readonly { file: string, text: string }[]} Files from the project's root.
 */
export function blockModules(root) {
  return readdirSync(join(root, 'packages')).flatMap((name) => {
    const list = join(root, 'packages', name, LIST)
    if (!existsSync(list)) return []
    /** @type {string[]} */
    const blocks = JSON.parse(readFileSync(list, 'utf8'))
    return MODULES.map((module) => ({
      file: `packages/${name}/src/blocks/${module.name}.ts`,
      text: textOf(module, blocks),
    }))
  })
}

/** @param {(typeof MODULES)[number]} module @param {readonly string[]} blocks */
function textOf({ name, file, exported, type, comment, spread = false }, blocks) {
  const imports = [...blocks].sort().map((block) => {
    const [value, local] = [exported(block), identifier(block)]
    const named = value === local ? local : `${value} as ${local}`
    return `import { ${named} } from './${block}/${file(block)}'`
  })
  const items = blocks.map((block) => `${spread ? '...' : ''}${identifier(block)}`)
  return [
    NOTICE,
    `import type { ${type.name} } from '${type.from}'`,
    ...imports,
    '',
    `/** ${comment} */`,
    listOf(`export const ${name}: readonly ${type.name}[] =`, items),
    '',
  ].join('\n')
}

/**
 * A list as Biome writes it: on one line where that is short enough.
 *
 * @param {string} start What stands before it.
 * @param {readonly string[]} items
 */
function listOf(start, items) {
  const line = `${start} [${items.join(', ')}]`
  return line.length <= LINE_WIDTH ? line : `${start} [\n${items.map((item) => `  ${item},\n`).join('')}]`
}

/** @param {string} name A folder, such as `call-to-action`. @returns {string} Its value, such as `callToAction`. */
export function identifier(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}
