import ts from 'typescript'

/** Docblocks that begin with a question instead of a noun or a verb. */
const QUESTION = /\/\*\*[\s*]*(?:What|Whether|Whoever)\b/g

/** Name under which such docblocks are counted. */
export const QUESTIONS = 'docblocks that ask'

/**
 * Counts how often the names that a file declares hold words that are ruled out, and its docblocks that ask.
 *
 * @param {string} file Path, which says whether it is TSX.
 * @param {string} source
 * @param {Iterable<string>} words In small letters; several words are joined by spaces.
 * @returns {Map<string, string[]>} Names by the word, in the order of the file.
 */
export function findWords(file, source, words) {
  /** @type {Map<string, string[]>} */
  const found = new Map()
  const add = (/** @type {string} */ word, /** @type {string} */ name) =>
    found.set(word, [...(found.get(word) ?? []), name])
  const looked = [...words]
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isIdentifier(node) && isDeclared(node)) {
      const parts = ` ${wordsOf(node.text).join(' ')} `
      for (const word of looked) if (parts.includes(` ${word} `)) add(word, node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))
  for (const [text] of source.matchAll(QUESTION)) add(QUESTIONS, text.replace(/[\s*/]+/, ''))
  return found
}

/**
 * Words of a name.
 *
 * @param {string} name `holdsPicture`, `HOLD_MS` or `PDFFile`.
 * @returns {readonly string[]} In small letters: `holds`, `picture`.
 */
export function wordsOf(name) {
  return name
    .split(/_|\$|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())
}

/** @param {ts.Identifier} name */
function isDeclared(name) {
  const { parent } = name
  return (
    'name' in parent && parent.name === name && !ts.isPropertyAccessExpression(parent) && !ts.isImportSpecifier(parent)
  )
}
