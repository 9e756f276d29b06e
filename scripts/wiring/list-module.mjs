/** Longest line, in characters, as biome.json says it. */
const LINE_WIDTH = 120

/** @param {string} list Name of the file that something is written from. @returns {string} What its first line says. */
export function noticeOf(list) {
  return `Written by \`npm run wiring\` from ${list}. Change that list, not this file.`
}

/** @param {string} name A folder, such as `call-to-action`. @returns {string} Its value, such as `callToAction`. */
export function identifier(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}

/** Freezes the declarations that a module lists, as those that are defined one by one are. */
const FROZEN = { names: 'frozen', from: '@vitrine/kit/block' }

/**
 * Import of a module.
 *
 * @typedef {object} Import
 * @property {string} names As they stand between the braces.
 * @property {string} from
 * @property {boolean} [isType] Whether only types are imported.
 */

/**
 * A module that imports something of each item of a list, and exports all of it as one value.
 *
 * @param {object} module
 * @param {string} module.list Name of the file that the list stands in.
 * @param {readonly string[]} module.items In the order of the list.
 * @param {(item: string) => Import} module.imported What is imported for an item.
 * @param {readonly Import[]} [module.types] Types that the module needs.
 * @param {readonly string[]} [module.above] Lines above the value.
 * @param {string} module.start The beginning of the value: `export const views =`.
 * @param {(item: string) => string} module.member An item's part of the value.
 * @param {boolean} [module.isArray] Whether the value is an array, otherwise it is an object.
 * @param {boolean} [module.isFrozen] Whether the value is frozen; arrays list what is frozen itself.
 * @param {string} [module.end] What stands behind the value.
 * @returns {string}
 */
export function listModule({
  list,
  items,
  imported,
  types = [],
  above = [],
  start,
  member,
  isArray = false,
  isFrozen = false,
  end = '',
}) {
  const imports = [
    ...types.map((type) => ({ ...type, isType: true })),
    ...(isFrozen ? [FROZEN] : []),
    ...items.map(imported),
  ].sort(byOrigin)
  const members = items.map(member)
  const object = `{\n${members.map(line).join('')}}`
  const value = isArray ? arrayOf(start, members) : `${start} ${isFrozen ? `frozen(${object})` : object}`
  return [`// ${noticeOf(list)}`, ...imports.map(importOf), '', ...above, `${value}${end}`, ''].join('\n')
}

/** @param {Import} imported */
function importOf({ names, from, isType = false }) {
  return `import ${isType ? 'type ' : ''}{ ${names} } from '${from}'`
}

/** Order of imports as Biome sorts them: packages before files. @param {Import} one @param {Import} other */
function byOrigin({ from: one }, { from: other }) {
  const [isOneFile, isOtherFile] = [one, other].map((from) => from.startsWith('.'))
  if (isOneFile !== isOtherFile) return isOneFile ? 1 : -1
  return one < other ? -1 : 1
}

/**
 * An array as Biome writes it: on one line where that is short enough.
 *
 * @param {string} start What stands before it.
 * @param {readonly string[]} members
 */
export function arrayOf(start, members) {
  const short = `${start} [${members.join(', ')}]`
  return short.length <= LINE_WIDTH ? short : `${start} [\n${members.map(line).join('')}]`
}

/** @param {string} member */
function line(member) {
  return `  ${member},\n`
}
