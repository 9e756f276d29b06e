import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { CUTS } from './fonts/cuts.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { inRoot } from './launch/paths.mjs'

/** Where the sheets of typefaces find the files. */
const FOLDER = inRoot('apps/site/src/browser/fonts/files')

/** OpenType features that pages use; sets of other shapes of letters make up a third of some files. */
const FEATURES = 'calt ccmp clig kern liga lnum locl mark mkmk onum pnum tnum'.split(' ')

requireNode()
await install()
const { default: subsetFont } = await import('subset-font')
const { resolve } = createRequire(inRoot('apps/site/package.json'))
mkdirSync(FOLDER, { recursive: true })
for (const { name, from, letters, axes } of CUTS) {
  const whole = readFileSync(resolve(from))
  const cut = await subsetFont(whole, textOf(letters), {
    targetFormat: 'woff2',
    layoutFeatures: FEATURES,
    ...(axes && { variationAxes: axes }),
  })
  writeFileSync(`${FOLDER}/${name}.woff2`, cut)
  console.log(`${name}: ${kilobytes(cut)} of ${kilobytes(whole)} KB`)
}

/** @param {readonly (readonly [number, number])[]} letters */
function textOf(letters) {
  return letters
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('')
}

/** @param {Buffer} bytes */
function kilobytes(bytes) {
  return (bytes.length / 1000).toFixed(1)
}
