import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './launch/paths.mjs'
import { blockModules } from './wiring/blocks.mjs'

for (const { file, text } of blockModules(inRoot())) {
  if (readFileSync(inRoot(file), { encoding: 'utf8', flag: 'a+' }) === text) continue
  writeFileSync(inRoot(file), text)
  console.log(file)
}
