import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot, root } from './launch/paths.mjs'
import { findWords, QUESTIONS } from './words/find-words.mjs'
import { ruledOut } from './words/glossary.mjs'
import { countsOf, lessThan, moreThan } from './words/known.mjs'

/** Numbers of words that stood when the rule came, by package. They only shrink. */
const KNOWN = inRoot('scripts/words/known.json')

/** Sources that others write, or that keep names of tables. */
const NOT_READ = /\/migrations\/|payload-types\.ts$|importMap\.js$|\.d\.ts$|\.generated\.ts$/

const instead = ruledOut(readFileSync(inRoot('docs/glossary.md'), 'utf8'))
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !NOT_READ.test(file))
const found = files.map((file) => ({
  file,
  words: findWords(file, readFileSync(inRoot(file), 'utf8'), instead.keys()),
}))
const counts = countsOf(found)
const known = /** @type {import('./words/known.mjs').Counts} */ (JSON.parse(readFileSync(KNOWN, 'utf8')))

if (process.argv.includes('--shrink')) {
  writeFileSync(KNOWN, `${JSON.stringify(lessThan(counts, known), null, 2)}\n`)
} else {
  const added = moreThan(counts, known)
  for (const { folder, word, count, atMost } of added) {
    const mend = word === QUESTIONS ? 'Begin with a noun or a verb.' : `Say ${instead.get(word)}.`
    console.error(`${folder}: "${word}" ${count} times, ${atMost} at most. ${mend}`)
    for (const { file, words } of found.filter(({ file }) => file.startsWith(`${folder}/`)))
      for (const name of words.get(word) ?? []) console.error(`  ${file}: ${name}`)
  }
  const mended = moreThan(known, counts)
  for (const { folder, word } of mended)
    console.error(`${folder}: fewer of "${word}". Run node scripts/words.mjs --shrink.`)
  const sum = Object.values(counts)
    .flatMap((words) => Object.values(words))
    .reduce((all, count) => all + count, 0)
  console.log(
    added.length + mended.length === 0
      ? `No word that the glossary rules out, but for ${sum} that are known.`
      : `${added.length} words too often, ${mended.length} less often than they are known.`,
  )
  process.exitCode = added.length + mended.length === 0 ? 0 : 1
}
