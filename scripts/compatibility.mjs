import { readFileSync, writeFileSync } from 'node:fs'
import { withTable } from './compatibility/table.mjs'
import { inRoot } from './launch/paths.mjs'

const page = inRoot('docs/compatibility.md')
const differences = JSON.parse(readFileSync(inRoot('packages/forms/compatibility.json'), 'utf8'))
writeFileSync(page, withTable(readFileSync(page, 'utf8'), differences))
console.log(`docs/compatibility.md names ${differences.length} differences.`)
