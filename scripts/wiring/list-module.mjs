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

/**
 * A module that imports something of each folder of a list, and exports all of it as one value.
 *
 * @param {object} module
 * @param {string} module.from Name of the list.
 * @param {readonly string[]} module.folders In the order of the list.
 * @param {(folder: string) => { readonly names: string, readonly file: string }} module.imported What is imported of a
 *   folder, as it stands between the braces, and the file in it.
 * @param {string} [module.type] Import of the type that the value has.
 * @param {readonly string[]} [module.above] Lines above the value.
 * @param {string} module.start The beginning of the value: `export const views =`.
 * @param {(folder: string) => string} module.member A folder's part of the value.
 * @param {boolean} [module.isArray] Whether the value is an array, otherwise it is an object.
 * @param {string} [module.end] What stands behind the value.
 * @returns {string}
 */
export function listModule({ from, folders, imported, type, above = [], start, member, isArray = false, end = '' }) {
  const imports = [...folders].sort().map((folder) => {
    const { names, file } = imported(folder)
    return `import { ${names} } from './${folder}/${file}'`
  })
  const members = folders.map(member)
  const value = isArray ? arrayOf(start, members) : `${start} {\n${members.map(line).join('')}}`
  return [`// ${noticeOf(from)}`, ...(type ? [type] : []), ...imports, '', ...above, `${value}${end}`, ''].join('\n')
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
