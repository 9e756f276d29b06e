import { readFileSync, writeFileSync } from 'node:fs'
import { buildAdmin, buildSite } from '../scripts/launch/build.mjs'
import { inRoot } from '../scripts/launch/paths.mjs'
import { behaviours } from './measure/behaviours.mjs'
import { bytes } from './measure/bytes.mjs'
import { cachedPage } from './measure/cached-page.mjs'
import { lightbox } from './measure/lightbox.mjs'
import { publish } from './measure/publish.mjs'
import { queries } from './measure/queries.mjs'
import { render } from './measure/render.mjs'
import { scrolling } from './measure/scrolling.mjs'
import { search } from './measure/search.mjs'
import { sliders } from './measure/sliders.mjs'
import { submissions } from './measure/submissions.mjs'
import { uploads } from './measure/uploads.mjs'
import { validation } from './measure/validation.mjs'
import { startSite } from './support/site.mjs'
import { table } from './support/table.mjs'

await buildSite()
await buildAdmin()

/** @type {Record<string, unknown>} */
const figures = {}
const site = await startSite()
figures['start.time'] = site.startSeconds
figures['start.memory'] = site.residentMegabytes()
Object.assign(
  figures,
  await cachedPage(site),
  await bytes(site),
  behaviours(),
  await validation(site),
  await scrolling(site),
)
Object.assign(figures, await lightbox(site), await sliders(site))
figures['memory.afterLoad'] = site.residentMegabytes()
Object.assign(figures, await render(site))
await site.stop()
Object.assign(figures, await queries(), await submissions(), await search())
const edited = await startSite({ ADMIN: 'on' })
Object.assign(figures, await publish(edited))
await edited.stop()
const receiving = await startSite()
Object.assign(figures, await uploads(receiving))
await receiving.stop()

const budgets = JSON.parse(readFileSync(inRoot('bench/budgets.json'), 'utf8'))
const { text, kept } = table(budgets, figures)
console.log(text)
writeFileSync(inRoot('bench/results.json'), `${JSON.stringify(figures, null, 2)}\n`)
process.exit(kept ? 0 : 1)
