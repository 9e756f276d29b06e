import { describe, expect, it } from 'vitest'
import { eventsFor, NOW, plannedEvents } from '../../testing/plan/planned-export.ts'
import { indexOf } from '../index-of-export/export-index.ts'
import { mainLanguageOf } from './main-language.ts'
import type { GivenOptions, TargetSite } from './options.ts'
import { resolveOptions } from './resolve-options.ts'

const DEMO_SITE: TargetSite = {
  languages: ['en', 'de', 'he'],
  knownLanguages: ['de', 'en', 'fr', 'he', 'pt-BR'],
  hasOwnContent: false,
  now: NOW,
}
const OWN_SITE: TargetSite = { ...DEMO_SITE, hasOwnContent: true }

function mainOf(language: string, target: TargetSite, given: GivenOptions = {}) {
  const { languages, questions } = mainLanguageOf(given, indexOf(eventsFor({ site: { language } })), target)
  return { languages: languages.join(' '), questions }
}

describe('the main language of a site without content of its own', () => {
  it.each([
    ['de', 'de en he'],
    ['de_AT', 'de en he'],
    ['fr-FR', 'fr en de he'],
    ['pt_BR', 'pt-BR en de he'],
  ])('is that of an export in %s', (language, languages) => {
    const main = mainOf(language, DEMO_SITE)
    expect(main.languages).toBe(languages)
    expect(main.questions).toMatchObject([{ option: 'mainLanguage', confidence: 'likely' }])
  })

  it.each(['', 'en-US', 'tlh'])('stays for an export in “%s”, without a question', (language) =>
    expect(mainOf(language, DEMO_SITE)).toEqual({ languages: 'en de he', questions: [] }))

  it('is the one that was chosen', () =>
    expect(mainOf('de', DEMO_SITE, { mainLanguage: 'en' }).languages).toBe('en de he'))
})

describe('the main language of a site with content of its own', () => {
  it('stays, with a question that offers that of the export', () => {
    const { languages, questions } = mainOf('fr-FR', OWN_SITE)
    expect(languages).toBe('en de he')
    expect(questions).toMatchObject([
      {
        suggestion: { en: 'English', de: 'Englisch', he: 'אנגלית' },
        confidence: 'unsure',
        choices: [{ value: 'fr' }, { value: 'en' }, { value: 'de' }, { value: 'he' }],
      },
    ])
  })

  it('becomes the one that was chosen', () =>
    expect(mainOf('fr-FR', OWN_SITE, { mainLanguage: 'fr' }).languages).toBe('fr en de he'))
})

describe('an import that changes the main language', () => {
  const events = eventsFor({ site: { language: 'de-DE' } })

  it('counts the texts of the export as written in it', () => {
    const { options } = resolveOptions({}, indexOf(events), DEMO_SITE)
    expect(options).toMatchObject({ language: 'de', languages: ['de', 'en', 'he'], ordersLanguages: true })
  })

  it('sets the order of the languages', () => {
    const globals = plannedEvents(events, { given: { mainLanguage: 'de' }, languages: ['en', 'de'] }).site.globals
    expect(globals).toContainEqual(expect.objectContaining({ global: 'languages', data: { order: 'de en' } }))
  })
})

describe('an import in another language than the main one', () => {
  it('gives the name of the site to the main language, too', () => {
    const { globals } = plannedEvents(eventsFor({ site: { language: 'de-DE', title: 'Haus am Wehr' } }), {
      languages: ['en', 'de'],
    }).site
    expect(globals.map(({ global }) => global)).not.toContain('languages')
    expect(globals).toContainEqual(
      expect.objectContaining({ global: 'site', locale: 'de', alsoIn: 'en', data: { name: 'Haus am Wehr' } }),
    )
  })
})
