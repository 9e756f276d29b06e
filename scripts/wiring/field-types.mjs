import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listModule, noticeOf } from './list-module.mjs'

/** Folder of the types of fields, with the list of them in the order of the picker. */
const FOLDER = 'packages/forms/src/fields'

/** The list. */
const LIST = 'types.json'

/** Lists that are written of the files with an ending: what each of them exports. */
const LISTS = [
  { name: 'tags', ending: '.tag.ts', value: 'fieldType', list: 'FIELD_TYPES', isFrozen: true },
  { name: 'blocks', ending: '.block.ts', value: 'block', list: 'FIELD_BLOCKS', isFrozen: true },
  { name: 'judges', ending: '.server.ts', value: 'judge', list: 'FIELD_JUDGES' },
  { name: 'examples', ending: '.example.ts', value: 'example', list: 'FIELD_EXAMPLES' },
  // A type may show several kinds of controls.
  { name: 'views', ending: '.view.tsx', value: 'views', list: 'FIELD_VIEWS', isSpread: true },
]

/**
 * Files that bring the types of fields into the forms. A type without a file of an ending is left out of its list.
 *
 * @param {string} root Folder of the project.
 * @returns {readonly { file: string, text: string }[]} Files from the project's root.
 */
export function fieldTypeModules(root) {
  /** @type {string[]} */
  const types = JSON.parse(readFileSync(join(root, FOLDER, LIST), 'utf8'))
  const files = new Map(types.map((type) => [type, readdirSync(join(root, FOLDER, type))]))
  /** @param {string} ending */
  const having = (ending) => types.filter((type) => files.get(type)?.includes(type + ending))
  return [
    ...LISTS.map((list) => ({ file: `${FOLDER}/${list.name}.ts`, text: moduleOf(list, having(list.ending)) })),
    { file: `${FOLDER}/styles.css`, text: styleOf(having('.css')) },
  ]
}

/** @param {(typeof LISTS)[number]} list @param {readonly string[]} types */
function moduleOf({ ending, value, list, isSpread = false, isFrozen = false }, types) {
  return listModule({
    list: LIST,
    items: types,
    imported: (type) => ({ names: `${value} as ${type}`, from: `./${type}/${type}${ending}` }),
    start: `export const ${list} =`,
    member: (type) => `${isSpread ? '...' : ''}${type}`,
    isFrozen,
    ...(!isFrozen && { end: ' as const' }),
  })
}

/** @param {readonly string[]} types */
function styleOf(types) {
  return [`/* ${noticeOf(LIST)} */`, ...types.map((type) => `@import "./${type}/${type}.css";`), ''].join('\n')
}
