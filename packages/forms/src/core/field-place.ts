import { type AdminLabel, type AdminText, adminTexts, text } from '@vitrine/content/core'

/** Labels of the places of a form: of values by their path without the numbers of rows, of those in a block by their name. */
export interface PlaceLabels {
  /** `mail.subject`, `fields`. */
  readonly byPath: Readonly<Record<string, AdminLabel>>
  /** Of the values in blocks: `choices`, `showWhen.tests.field`. */
  readonly inBlocks: Readonly<Record<string, AdminLabel>>
}

/** Labels of a form's places, with the tab of each value by its name: `mail`, `webhooks`. */
export interface FormPlaces extends PlaceLabels {
  readonly tabs: Readonly<Record<string, AdminLabel>>
}

const BLOCK: AdminText = { en: 'Field', de: 'Feld' }

/**
 * Says where in a form a value is: `“Your name” › Choices`, `Mail › Subject`. A field goes by what visitors read, else by
 * its number.
 *
 * @param path In the document: `fields.2.choices`.
 * @param valueAt Gives the value at a path of the form as it stands.
 * @param language Of the admin.
 */
export function fieldPlace(
  path: string,
  {
    valueAt,
    labels,
    language,
  }: { readonly valueAt: (path: string) => unknown; readonly labels: PlaceLabels; readonly language: string },
): string {
  const word = adminTexts(language)
  const [open, close] = language === 'de' ? ['„', '“'] : ['“', '”']
  const { block, inner } = splitPath(path)
  if (block === undefined) return placeOutside(path, labels, word)
  const said = ['label', 'heading', 'title'].map((name) => text(valueAt(`${block}.${name}`))).find(Boolean)
  const number = Number(block.slice(block.lastIndexOf('.') + 1)) + 1
  const own = said === undefined ? `${word(BLOCK)} ${number}` : `${open}${said}${close}`
  const label = labels.inBlocks[withoutRows(inner)]
  return [own, ...(label === undefined ? [] : [word(label)])].join(' › ')
}

function placeOutside(path: string, { byPath }: PlaceLabels, word: (label: AdminLabel) => string): string {
  const names = withoutRows(path).split('.')
  const trail = names.flatMap((_, index) => byPath[names.slice(0, index + 1).join('.')] ?? [])
  return trail.length === 0 ? path : trail.map(word).join(' › ')
}

/** The path of the innermost block that a value is in, and its path from there. */
function splitPath(path: string): { readonly block: string | undefined; readonly inner: string } {
  const [, block, inner = ''] = /^((?:fields\.\d+\.?)+?)(?:\.(?!fields\.\d)(.+))?$/.exec(path) ?? []
  return { block, inner }
}

function withoutRows(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, '')
}
