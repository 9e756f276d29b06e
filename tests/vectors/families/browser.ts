import type { RecordedReply } from '../browser-page/scenario.ts'
import type { Family } from '../family.ts'
import { each, keys, unused, whole } from '../known.ts'
import { RULE } from '../known-rule.ts'
import { LOG } from './browser/known-log.ts'
import type { BrowserVector } from './browser/page.ts'

const VECTOR = keys<BrowserVector>({
  form: whole,
  settings: whole,
  // Our own markup is on the page.
  html: unused,
  useMarkup: unused,
  second_html: whole,
  twice: whole,
  rules: each(RULE),
  replies: each(keys<RecordedReply>({ on: whole, status: whole, body: whole, raw: whole, abort: whole, delay: whole })),
  log: LOG,
  wrap: whole,
  globals: whole,
  without: whole,
  root: whole,
  namespace: whole,
  // The actions are always called as they are there.
  recaptcha: keys<NonNullable<BrowserVector['recaptcha']>>({ sitekey: whole, actions: unused }),
  recaptchaFails: whole,
})

export const family: Family = {
  known: { vector: VECTOR, shared: keys<{ standard_detail: unknown }>({ standard_detail: whole }) },
  // A browser and a bundler are loaded for scenarios that can be played.
  open: async (file) => (await import('./browser/play.ts')).playScenarios(file),
}
