import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import ts from 'typescript'

/** A file of the admin's components, parsed. */
export interface AdminSource {
  readonly path: string
  readonly tree: ts.SourceFile
}

/** Words in one language. */
export interface FoundWords {
  /** Path and line. */
  readonly place: string
  readonly text: string
}

/** A text that stands in the source in both languages. */
export interface TextPair {
  readonly path: string
  readonly en: string
  readonly de: string
}

/** Attributes whose values people read or hear. */
const READ_ATTRIBUTES = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title'])

/** Two words or more, of which the first begins with a capital and the last ends with a full stop. */
const SENTENCE = /^\p{Lu}\S* .*\.$/u

/** One word as a sentence. */
const SINGLE_WORD = /^\p{Lu}\p{Ll}+\.$/u

/** Words of which the first begins with a capital. */
const LABEL = /^\p{Lu}\p{Ll}+(?: [\p{L}(][^\n]*)?$/u

/** First word of a text that goes on with a value. */
const BEGINNING = /^\p{Lu}\p{Ll}+:? /u

/** Keys by their names, which nobody reads. */
const NAMES_OF_PROGRAM = new Set([
  ...[
    'Enter',
    'Escape',
    'Tab',
    'Home',
    'End',
    'Delete',
    'Backspace',
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
  ],
  ...['Alt', 'Control', 'Meta', 'Shift', 'Space'],
])

/** Reads the components that features show to editors. */
export function adminSources(): readonly AdminSource[] {
  return sourcesIn(readdirSync('packages').map((name) => join('packages', name, 'src/admin')))
}

/** Reads what the canvas shows on the page, and what it has words for besides the components of the admin. */
export function canvasSources(): readonly AdminSource[] {
  return sourcesIn(['core', 'ui', 'admin'].map((layer) => join('packages/canvas/src', layer))).filter(
    ({ path }) => !path.endsWith('example-document.ts'),
  )
}

/** Reads what checks and refuses what editors send. */
export function checkSources(): readonly AdminSource[] {
  return sourcesIn(
    readdirSync('packages').flatMap((name) =>
      ['content', 'fields'].map((layer) => join('packages', name, 'src', layer)),
    ),
  )
}

/** Packages whose endpoints answer in English alone so far. */
const ENGLISH_ENDPOINTS = new Set(['content', 'delivery', 'forms', 'wordpress'])

/** Reads what answers to requests of who is signed in: endpoints of Payload, and routes of the site that only accounts may use. */
export function endpointSources(): readonly AdminSource[] {
  const packages = readdirSync('packages').filter((name) => !ENGLISH_ENDPOINTS.has(name))
  return sourcesIn([...packages.map((name) => join('packages', name, 'src')), 'apps/site/src']).filter(({ tree }) =>
    /\bPayloadHandler\b|\badministratorRoutes\b|\bActOutcome\b/.test(tree.text),
  )
}

/** Folders whose sentences editors read as they stand there: answers of checks and of the site, outside of components. */
const ANSWERING = [
  'content/src/core/rights',
  ...[
    'core/menus',
    'core/move-in',
    'core/plan',
    'core/report',
    'server/move-in',
    'server/report',
    'server/writing',
  ].map((folder) => `wordpress/src/${folder}`),
]

/** Files there that speak to the terminal, in English. */
const TERMINAL = /(?:report-text|run-text|import-command|parse-options|undo-run)\.ts$/

/** Reads rules and programs that answer editors. */
export function answeringSources(): readonly AdminSource[] {
  return sourcesIn(ANSWERING.map((folder) => join('packages', folder))).filter(({ path }) => !TERMINAL.test(path))
}

function sourcesIn(folders: readonly string[]): readonly AdminSource[] {
  const paths = folders.flatMap(filesIn)
  return paths
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => {
      const text = readFileSync(path, 'utf8')
      return { path, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) }
    })
}

/** Not every package has components for editors. */
function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return []
    throw cause
  }
}

/** Words that stand in a file in one language: in markup, in attributes that are read, and sentences anywhere. */
export function wordsOutsidePairs(
  { path, tree }: AdminSource,
  alsoWords: (node: ts.Node) => string | undefined = () => undefined,
): readonly FoundWords[] {
  const found: FoundWords[] = []
  const visit = (node: ts.Node): void => {
    if (isPair(node) || isErrorOfOurs(node)) return
    const words = wordsOf(node) ?? alsoWords(node)
    if (words !== undefined && /\p{L}{2}/u.test(words)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
      found.push({ place: `${path}:${line + 1}`, text: words })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** Words of the canvas in one language: sentences, and labels anywhere, which no markup tells from other text. */
export function wordsOnCanvas(source: AdminSource): readonly FoundWords[] {
  return wordsOutsidePairs(source, (node) => {
    if (ts.isTemplateExpression(node)) return BEGINNING.test(node.head.text) ? node.getText() : undefined
    if (!ts.isStringLiteralLike(node) || NAMES_OF_PROGRAM.has(node.text)) return undefined
    return LABEL.test(node.text) ? node.text : undefined
  })
}

/** Answers of a file to who is signed in, in one language: sentences, those with a value in them, and a single word. */
export function answersOfEndpoint(source: AdminSource): readonly FoundWords[] {
  return wordsOutsidePairs(source, (node) => {
    if (!ts.isTemplateExpression(node) && !ts.isStringLiteralLike(node)) return undefined
    const text = node.getText().slice(1, -1)
    return SENTENCE.test(text) || SINGLE_WORD.test(text) ? text : undefined
  })
}

/** Sentences of a file in one language, also those that hold a value. */
export function sentencesOutsidePairs(source: AdminSource): readonly FoundWords[] {
  return wordsOutsidePairs(source, (node) => {
    if (!ts.isTemplateExpression(node)) return undefined
    const text = node.getText().slice(1, -1)
    return /^\S+ .*\.$/u.test(text) ? text : undefined
  })
}

/** Answers of a file to editors in one language: what checks of fields say, and refusals. */
export function answersOutsidePairs({ path, tree }: AdminSource): readonly FoundWords[] {
  const found: FoundWords[] = []
  const visit = (node: ts.Node, isCheck: boolean): void => {
    if (isPair(node)) return
    const isAnswer = isCheck || isRefusal(node.parent)
    const text = ts.isTemplateExpression(node) || ts.isStringLiteralLike(node) ? node.getText().slice(1, -1) : ''
    if (isAnswer && SENTENCE.test(text)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
      found.push({ place: `${path}:${line + 1}`, text })
    }
    const isValidate =
      (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) && node.name.getText() === 'validate'
    ts.forEachChild(node, (child) => visit(child, isCheck || isValidate))
  }
  visit(tree, false)
  return found
}

/** True of an error whose text Payload answers with. */
function isRefusal(node: ts.Node | undefined): boolean {
  return node !== undefined && ts.isNewExpression(node) && node.expression.getText() === 'APIError'
}

/** The texts of a file that stand there in both languages. */
export function textsInPairs({ path, tree }: AdminSource): readonly TextPair[] {
  const pairs: TextPair[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && isPair(node)) {
      const [en, de] = ['en', 'de'].map((name) => textOf(node, name))
      if (en !== undefined && de !== undefined) pairs.push({ path, en, de })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return pairs
}

function wordsOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text.trim()
  if (!ts.isStringLiteralLike(node)) return undefined
  const isRead = ts.isJsxAttribute(node.parent) && READ_ATTRIBUTES.has(node.parent.name.getText())
  return isRead || SENTENCE.test(node.text) ? node.text : undefined
}

/** An object with a text for each language, and the words of one language in an object of their own. */
function isPair(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node)) return /^(en|de|ENGLISH|GERMAN)(_\w+)?$/.test(node.name.getText())
  if (!ts.isObjectLiteralExpression(node)) return false
  const names = node.properties.map(({ name }) => name?.getText())
  return names.includes('en') && names.includes('de')
}

/** True of text that is thrown, which is for the console. */
function isErrorOfOurs(node: ts.Node): boolean {
  return ts.isNewExpression(node) && node.expression.getText().endsWith('Error')
}

function textOf(node: ts.ObjectLiteralExpression, name: string): string | undefined {
  const property = node.properties.find((one) => one.name?.getText() === name)
  if (!property || !ts.isPropertyAssignment(property)) return undefined
  return ts.isStringLiteralLike(property.initializer) ? property.initializer.text : undefined
}
