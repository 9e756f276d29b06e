import { findBreaches } from './boundaries/find-breaches.mjs'
import { root } from './launch/paths.mjs'

const breaches = await findBreaches(root)
for (const { breach, mend } of breaches) console.error(`${breach}\n  ${mend}`)
console.log(breaches.length === 0 ? 'Every import arrow points the right way.' : `${breaches.length} wrong arrows.`)
process.exitCode = breaches.length === 0 ? 0 : 1
