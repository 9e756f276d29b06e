import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { identifier, listModule } from './list-module.mjs'

/** Folder of the kinds of slider layers, with the list of them. */
const FOLDER = 'packages/sliders/src/layers'

/** The list. */
const LIST = 'layers.json'

/**
 * Kinds of layers in the order of menu and picker: those that stand for themselves, then those in which others stand.
 *
 * @typedef {{ readonly simple: readonly string[], readonly holders: readonly string[] }} LayerKinds
 */

/**
 * Modules that bring the kinds of layers into sliders.
 *
 * @param {string} root Folder of the project.
 * @returns {readonly { file: string, text: string }[]} Files from the project's root.
 */
export function layerKindModules(root) {
  /** @type {LayerKinds} */
  const kinds = JSON.parse(readFileSync(join(root, FOLDER, LIST), 'utf8'))
  const all = [...kinds.simple, ...kinds.holders]
  return [
    { file: `${FOLDER}/declarations.ts`, text: declarationsOf(kinds, all) },
    {
      file: `${FOLDER}/forms.ts`,
      text: listOf(all, { list: 'LAYER_FORMS', part: 'Form', ending: '.form.ts', isFrozen: true }),
    },
    { file: `${FOLDER}/views.ts`, text: listOf(all, { list: 'LAYER_VIEWS', part: 'View', ending: '.view.tsx' }) },
  ]
}

/** The type of a layer is made here: layers hold layers, and types that need each other stand in one file. */
function declarationsOf(/** @type {LayerKinds} */ { simple, holders }, /** @type {readonly string[]} */ all) {
  return listModule({
    list: LIST,
    items: all,
    imported: (kind) => ({
      names: `type ${contentOf(kind)}, ${identifier(kind)}`,
      from: `./${kind}/${kind}.layer.ts`,
    }),
    types: [{ names: 'LayerBase', from: '../core/model/layer/base.ts' }],
    above: [
      '/** Content of a layer, by its kind. */',
      'export type LayerContent =',
      ...simple.map((kind) => `  | ${contentOf(kind)}`),
      ...holders.map((kind) => `  | ${contentOf(kind)}<Layer>`),
      '',
      '/** Something that stands on a slide. Its order among the others is the order of reading; its place is for the eye. */',
      'export type Layer = LayerBase & LayerContent',
      '',
    ],
    start: 'export const LAYER_DECLARATIONS =',
    member: (kind) => (holders.includes(kind) ? `${identifier(kind)}: ${identifier(kind)}<Layer>()` : identifier(kind)),
    isFrozen: true,
  })
}

/** @param {readonly string[]} kinds @param {{ list: string, part: string, ending: string, isFrozen?: boolean }} module */
function listOf(kinds, { list, part, ending, isFrozen = false }) {
  const value = (/** @type {string} */ kind) => `${identifier(kind)}${part}`
  return listModule({
    list: LIST,
    items: kinds,
    imported: (kind) => ({ names: value(kind), from: `./${kind}/${kind}${ending}` }),
    start: `export const ${list} =`,
    member: (kind) => `${identifier(kind)}: ${value(kind)}`,
    isFrozen,
  })
}

/** @param {string} kind Such as `heading`; its content is `HeadingContent`. */
function contentOf(kind) {
  const name = identifier(kind)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Content`
}
