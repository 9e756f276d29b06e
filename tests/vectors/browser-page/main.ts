import ContactFormView from '../../../packages/forms/src/ui/contact-form.island.tsx'
import { enhance } from '../../../packages/forms/src/ui/contact-form-page.enhancer.ts'
import { hydrate } from '../../../packages/islands/src/browser/hydrate.ts'
import { boot } from '../../../packages/islands/src/browser/islands.ts'
import { startLog } from './log.ts'
import type { RecordedPage } from './scenario.ts'
import { scenarioClock } from './scenario-clock.ts'
import { snapshotOf } from './snapshot.ts'
import { perform } from './steps.ts'

const clock = scenarioClock()
const log = startLog(clock.later)
const awake = new Set<Element>()

const look: RecordedPage['look'] = (what, selector = '') => {
  const wrappers = Array.from(document.querySelectorAll('.wpcf7'))
  switch (what) {
    case 'snapshot':
      return wrappers[0] && snapshotOf(wrappers[0])
    case 'snapshots':
      return wrappers.map(snapshotOf)
    case 'active':
      return document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName
    case 'html':
      return Array.from(document.querySelectorAll(selector), ({ outerHTML }) => outerHTML)
    case 'body':
      return Array.from(document.querySelectorAll('.wpcf7-form-in-wrong-place'), ({ outerHTML }) => outerHTML).join('')
  }
}

window.recorded = {
  log,
  perform,
  look,
  pass: clock.pass,
  started: () => Array.from(document.querySelectorAll('vitrine-island')).every((island) => awake.has(island)),
}

boot({
  islands: { 'contact-form': async () => ({ default: ContactFormView }) },
  enhancers: {
    // The form wakes once the page has done its part, as it would when a visitor touches it.
    'contact-form-page': async () => (element, props, signal) => {
      enhance(element, props, signal)
      element.querySelector('vitrine-island')?.dispatchEvent(new Event('focusin'))
    },
  },
  hydrate: async () => ({
    hydrate: async (element, view, props) => {
      await hydrate(element, view, props)
      awake.add(element)
    },
  }),
})
