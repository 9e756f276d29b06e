import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const ROOT = new URL('../', import.meta.url)

/** Forms that tell a time by the clocks of the machine or of UTC, or write it past the language of times. */
const BARE_FORMS = {
  'writes a time': /\.toLocale(?:Date|Time)String\(|Intl\.(?:DateTime|RelativeTime)Format\(/,
  'writes a time as if it were a number': /\.toLocaleString\([^)]*(?:dateStyle|timeStyle|weekday|month|hour)/,
  'cuts a day out of a moment in UTC':
    /\.toISOString\(\)\??\.(?:slice|substr|substring|split|replace|replaceAll|match)\(/,
  'reads the clock of the machine': /\.[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(/,
  'reads the calendar of UTC': /\.[gs]etUTC(?:FullYear|Month|Date|Day|Hours|Minutes)\(/,
} as const

type BareForm = keyof typeof BARE_FORMS

/** Files that may use one of them, with the reason. All else goes through `packages/content/src/core`. */
const ALLOWED: Readonly<Record<string, { readonly forms: readonly BareForm[]; readonly reason: string }>> = {
  'packages/content/src/core/time-format.ts': { forms: ['writes a time'], reason: 'It is where formats are made.' },
  'packages/content/src/admin/site-time/moment-field.tsx': {
    forms: ['writes a time'],
    reason: 'It asks the browser for the zone of its clock.',
  },
  'packages/content/src/core/zoned-time.ts': {
    forms: ['cuts a day out of a moment in UTC', 'reads the calendar of UTC'],
    reason: 'Its dates are clock readings of a zone, held as if in UTC.',
  },
  'packages/effects/src/blocks/countdown/countdown.enhancer.ts': {
    forms: ['writes a time'],
    reason: 'It asks the browser for the zone of its clock.',
  },
  'packages/backup/src/core/archive-name.ts': {
    forms: ['cuts a day out of a moment in UTC'],
    reason: 'Names of archives sort by UTC, on every machine.',
  },
  'packages/forms/src/core/formats.ts': {
    forms: ['reads the calendar of UTC'],
    reason: 'It proves days of the calendar, which have no zone.',
  },
  'packages/forms/src/core/mail/date-format.ts': {
    forms: ['reads the calendar of UTC'],
    reason: 'It writes a clock reading of a zone in the letters of PHP.',
  },
  'packages/forms/src/core/mail/wall-clock.ts': {
    forms: ['reads the calendar of UTC'],
    reason: 'Its dates are clock readings of a zone.',
  },
  'packages/forms/src/core/template/date-text/days.ts': {
    forms: ['reads the calendar of UTC'],
    reason: 'It counts days of the calendar, which have no zone.',
  },
  'packages/protection/src/server/spam/akismet.ts': {
    forms: ['cuts a day out of a moment in UTC'],
    reason: 'The service asks for UTC.',
  },
  'packages/shop/src/content/bookkeeping-endpoint.ts': {
    forms: ['cuts a day out of a moment in UTC'],
    reason: 'The stamp of a file for DATEV, read by programs.',
  },
  'packages/shop/src/core/product-feed.ts': {
    forms: ['cuts a day out of a moment in UTC'],
    reason: 'Feeds name moments in UTC.',
  },
  'packages/wordpress/src/core/builders/blocks/countdown.ts': {
    forms: ['cuts a day out of a moment in UTC'],
    reason: 'Its date is a clock reading of the old site.',
  },
  'packages/wordpress/src/core/dates/wp-date.ts': {
    forms: ['reads the calendar of UTC'],
    reason: 'It proves days of the calendar, which have no zone.',
  },
  'packages/wordpress/src/server/run-import.ts': {
    forms: ['cuts a day out of a moment in UTC'],
    reason: 'Ids of runs sort by UTC.',
  },
}

const SOURCES = sources()

function sources(): readonly string[] {
  return ['packages', 'apps'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, ROOT)).flatMap((name) => sourcesIn(`${folder}/${name}/src`)),
  )
}

function sourcesIn(folder: string): readonly string[] {
  try {
    return readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
  } catch {
    // A folder without sources, such as one of the demo's parts.
    return []
  }
}

/** Bare forms of a text by its lines. Comments may name them. */
function bareFormsIn(text: string): readonly { readonly form: BareForm; readonly line: number }[] {
  return text
    .split('\n')
    .flatMap((code, index) =>
      /^\s*(?:\/\/|\*|\/\*)/.test(code)
        ? []
        : (Object.keys(BARE_FORMS) as BareForm[])
            .filter((form) => BARE_FORMS[form].test(code))
            .map((form) => ({ form, line: index + 1 })),
    )
}

const foundIn = (path: string) => bareFormsIn(readFileSync(new URL(path, ROOT), 'utf8'))

describe('times of the site', () => {
  it('are told by its clocks, in one place', () => {
    const bare = SOURCES.flatMap((path) =>
      foundIn(path)
        .filter(({ form }) => !ALLOWED[path]?.forms.includes(form))
        .map(
          ({ form, line }) => `${path}:${line} ${form}: use siteTime, calendarText, dayAt or what stands beside them`,
        ),
    )
    expect(bare).toEqual([])
  })

  it.each(Object.entries(ALLOWED))('have an exception that is needed: %s', (path, { forms }) =>
    expect(new Set(foundIn(path).map(({ form }) => form))).toEqual(new Set(forms)))
})

describe('a bare form', () => {
  it.each([
    ["new Date().toLocaleDateString('de')", 'writes a time'],
    ["new Intl.DateTimeFormat('en')", 'writes a time'],
    ["date.toLocaleString('en', { dateStyle: 'long' })", 'writes a time as if it were a number'],
    ['new Date().toISOString().slice(0, 10)', 'cuts a day out of a moment in UTC'],
    ['now.getFullYear()', 'reads the clock of the machine'],
    ['date.setHours(0)', 'reads the clock of the machine'],
    ['date.getUTCMonth()', 'reads the calendar of UTC'],
  ])('%s is found', (code, form) => expect(bareFormsIn(code)).toEqual([{ form, line: 1 }]))
  it.each([
    "count.toLocaleString('de')",
    'now.toISOString()',
    '// new Date().getFullYear()',
    'now.getTime()',
  ])('%s is none', (code) => expect(bareFormsIn(code)).toEqual([]))
})
