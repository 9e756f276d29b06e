import { contentModel, features } from '@vitrine/cms/config'
import type { DemoDocuments } from '@vitrine/kit/demo'
import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import altTexts from '../pictures/alt-texts.json' with { type: 'json' }
import { defaultTexts } from '../src/seed/default-texts.ts'
import { dictionaryOf, documentsOf } from '../src/seed/seed-demo.ts'
import { translate } from '../src/seed/translate.ts'
import { demo } from './content.ts'

/** Names that are the same in every language. */
const NAMES =
  /^(?:Halden & Rye|Europe\/London|Studio|Instagram|Pinterest|Mara Halden|Tobias Rye|Ines Okafor|Yusuf Demir|Linnea Voss|Ruth Carrow|Ole Ostrand|Material|November|Journal|Feed|Name|Ash & Slip)$/

/** Address of the studio, which letters have to find, and addresses of its videos. */
const ADDRESSES =
  /^(?:14 Lantern Street|Port Ansel PA4 2RW|\+44 [\d ]+|(?:mailto:|tel:)?\S+@\S+|\[_site_title\] <\S+>|https:\/\/\S+)$/

/** Comments are what visitors wrote, in their own language. */
const IN_NO_OTHER = 'comments'

const parts = documentsOf(demo).filter(({ collection }) => collection !== IN_NO_OTHER)

const settings = demo.features.flatMap(({ parts }) => parts.flatMap((part) => ('global' in part ? part : [])))

/** Documents of a part that are there in a language. */
function documentsIn(language: string, { documents, translated }: DemoDocuments) {
  const names = translated ? (translated[language] ?? []) : Object.keys(documents)
  return names.map((name) => [name, documents[name]] as const)
}

describe.each(['de', 'he'])('the demo in the language %s', (language) => {
  const dictionary = dictionaryOf(demo, language) ?? {}
  const untranslated = (value: unknown) => {
    const after = new Set(textsOf(translate(value, dictionary)))
    return textsOf(value).filter((text) => after.has(text) && !NAMES.test(text) && !ADDRESSES.test(text))
  }

  it.each(
    parts.flatMap((part) =>
      documentsIn(language, part).map(([name, document]) => [part.reference, name, part, document] as const),
    ),
  )('has every text of the %s %s', (_kind, _name, { untranslated: editors = [] }, document) => {
    const fields = Object.entries(document ?? {}).filter(([field]) => !editors.includes(field))
    expect(untranslated(Object.fromEntries(fields.map(visitorsPart)))).toEqual([])
  })

  it.each(
    settings.map(({ global, data }) => [global, data] as const),
  )('has every text of the settings of %s', (_, data) => expect(untranslated(data)).toEqual([]))

  it('tells what the pictures of its pages show', () => {
    const pages = parts.filter(({ reference }) => reference === 'page')
    const shown = JSON.stringify(pages.map((part) => documentsIn(language, part)))
    const texts = Object.entries(altTexts).filter(([name]) => shown.includes(`{"image":"${name}"}`))
    expect(texts.length).toBeGreaterThan(0)
    expect(untranslated(texts.map(([, text]) => text))).toEqual([])
  })

  it('has every text that the site and its forms begin with', () => {
    const { globals, collections } = contentModel(features)
    const fields = [...globals, ...collections].flatMap((config) => config.fields)
    const defaults = [...initialTexts(fields), ...globals.map((global) => defaultTexts(global.fields))]
    expect(defaults.length).toBeGreaterThan(50)
    expect(untranslated(defaults)).toEqual([])
  })
})

/** Of a form's mail visitors' language has the subject and the body; addresses are in none. */
function visitorsPart([field, value]: readonly [string, unknown]): readonly [string, unknown] {
  if (field !== 'mail' || typeof value !== 'object') return [field, value]
  const { subject, body } = { subject: '', body: '', ...value }
  return [field, { subject, body }]
}

/** Texts of several lines count by the line. What has no small letters and what is one word of them is for programs. */
function textsOf(value: unknown, field = ''): string[] {
  if (typeof value === 'string') {
    const programs = [
      'id',
      'path',
      'parent',
      'slug',
      'blockType',
      'type',
      'url',
      'format',
      'tag',
      'page',
      'form',
      'color',
    ]
    return programs.includes(field) ? [] : value.split('\n').filter(isText)
  }
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, field))
  if (typeof value !== 'object' || value === null) return []
  const isBlock = 'blockType' in value
  return Object.entries(value).flatMap(([key, item]) => (isBlock && key === 'name' ? [] : textsOf(item, key)))
}

function isText(line: string): boolean {
  const words = line.replace(/\[[^\]]*\]|\{[^}]*\}/g, '')
  return /[a-z]/.test(words) && !/^[a-z\d-]+$/.test(line)
}

/** Texts that fields of new documents hold. */
function initialTexts(fields: readonly Field[]): Record<string, unknown>[] {
  return fields.flatMap((field): Record<string, unknown>[] => {
    if (field.type === 'tabs') return initialTexts(field.tabs.flatMap((tab) => tab.fields))
    if ('fields' in field) return initialTexts(field.fields)
    const { localized = false, defaultValue } = field as { localized?: boolean; defaultValue?: unknown }
    return localized && 'name' in field && typeof defaultValue === 'string' ? [{ [field.name]: defaultValue }] : []
  })
}
