import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the types of fields, with the list of them in the order of the picker. */
const FOLDER = 'packages/forms/src/fields'

/** First line of each file that is written. */
const NOTICE = 'Written by `npm run wiring` from types.json. Change that list, not this file.'

/** What is made of the files with an ending: a list of what each of them exports. */
const LISTS = [
  { name: 'tags', ending: '.tag.ts', value: 'fieldType', list: 'FIELD_TYPES' },
  { name: 'blocks', ending: '.block.ts', value: 'block', list: 'FIELD_BLOCKS' },
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
  const types = JSON.parse(readFileSync(join(root, FOLDER, 'types.json'), 'utf8'))
  const files = new Map(types.map((type) => [type, readdirSync(join(root, FOLDER, type))]))
  /** @param {string} ending */
  const having = (ending) => types.filter((type) => files.get(type)?.includes(type + ending))
  return [
    ...LISTS.map((list) => ({ file: `${FOLDER}/${list.name}.ts`, text: moduleOf(list, having(list.ending)) })),
    { file: `${FOLDER}/styles.css`, text: styleOf(having('.css')) },
  ]
}

/** @param {(typeof LISTS)[number]} list @param {readonly string[]} types */
function moduleOf({ ending, value, list, isSpread }, types) {
  const imports = [...types].sort().map((type) => `import { ${value} as ${type} } from './${type}/${type}${ending}'`)
  const members = types.map((type) => `  ${isSpread ? '...' : ''}${type},`)
  return [`// ${NOTICE}`, ...imports, '', `export const ${list} = {`, ...members, '} as const', ''].join('\n')
}

/** @param {readonly string[]} types */
function styleOf(types) {
  return [`/* ${NOTICE} */`, ...types.map((type) => `@import "./${type}/${type}.css";`), ''].join('\n')
}
