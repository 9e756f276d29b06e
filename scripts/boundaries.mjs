import { readFileSync, writeFileSync } from 'node:fs'
import { findBreaches } from './boundaries/find-breaches.mjs'
import { inRoot, root } from './launch/paths.mjs'

/** Breaches that stood when the rules came. The list only shrinks: a mended one is taken out of it. */
const KNOWN = inRoot('scripts/boundaries/known.json')

const breaches = await findBreaches(root)
const known = new Set(JSON.parse(readFileSync(KNOWN, 'utf8')))
const added = breaches.filter(({ breach }) => !known.has(breach))
const there = new Set(breaches.map(({ breach }) => breach))
const mended = [...known].filter((breach) => !there.has(breach))

if (process.argv.includes('--shrink')) {
  writeFileSync(KNOWN, `${JSON.stringify([...known].filter((breach) => there.has(breach)).sort(), null, 2)}\n`)
} else {
  for (const { breach, mend } of added) console.error(`${breach}\n  ${mend}`)
  for (const breach of mended) console.error(`${breach}\n  This is mended: run node scripts/boundaries.mjs --shrink.`)
  console.log(
    added.length + mended.length === 0
      ? `Every import arrow points the right way, but for ${known.size} that are known.`
      : `${added.length} wrong arrows, ${mended.length} that are known and mended.`,
  )
  process.exitCode = added.length + mended.length === 0 ? 0 : 1
}
