import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { identifier, listModule } from './list-module.mjs'

/** List of a package's blocks: names of their folders, in the order of the picker. */
const LIST = 'src/blocks/blocks.json'

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
  return listModule({
    list: 'blocks.json',
    items: blocks,
    imported: (block) => {
      const [value, local] = [exported(block), identifier(block)]
      return { names: value === local ? local : `${value} as ${local}`, from: `./${block}/${file(block)}` }
    },
    types: [{ names: type.name, from: type.from }],
    above: [`/** ${comment} */`],
    start: `export const ${name}: readonly ${type.name}[] =`,
    member: (block) => `${spread ? '...' : ''}${identifier(block)}`,
    isArray: true,
  })
}
