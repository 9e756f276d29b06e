import { contentModel, features } from '@vitrine/cms/config'
import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import pictures from '../pictures/alt-texts.json' with { type: 'json' }
import { translate } from '../src/seed/translate.ts'
import { contactForm } from './contact-form.ts'
import { demo } from './content.ts'
import { footer, header, search, site } from './site.ts'
import { translations } from './translations.ts'

/** Names that are the same in every language. */
const NAMES =
  /^(?:Halden & Rye|Studio|Instagram|Pinterest|Mara Halden|Tobias Rye|Ines Okafor|Yusuf Demir|Linnea Voss|Ruth Carrow|Ole Ostrand|Material|November|Journal|Feed|Name|Ash & Slip)$/

/** Address of the studio, which letters have to find, and addresses of its videos. */
const ADDRESSES =
  /^(?:14 Lantern Street|Port Ansel PA4 2RW|\+44 [\d ]+|(?:mailto:|tel:)?\S+@\S+|Halden & Rye <\S+>|https:\/\/\S+)$/

describe.each(Object.entries(translations))('the demo in the language %s', (_, {
  dictionary,
  pages,
  posts,
  projects,
}) => {
  const untranslated = (value: unknown) => {
    const after = new Set(textsOf(translate(value, dictionary)))
    return textsOf(value).filter((text) => after.has(text) && !NAMES.test(text) && !ADDRESSES.test(text))
  }

  it.each(pages)('has every text of the page %s', (path) => {
    expect(untranslated(demo.pages.find((page) => page.path === path))).toEqual([])
  })

  it('has every text of its posts, and of what they are put together by', () => {
    expect(untranslated(demo.blog.posts.filter(({ slug }) => posts.includes(slug)))).toEqual([])
    if (posts.length > 0) expect(untranslated([demo.blog.settings, demo.blog.terms])).toEqual([])
  })

  it('has every text of its projects, and of what they are put together by', () => {
    const { settings, categories, projects: all } = demo.portfolio
    expect(untranslated(all.filter(({ slug }) => projects.includes(slug)))).toEqual([])
    if (projects.length > 0) expect(untranslated(categories)).toEqual([])
    expect(untranslated(settings)).toEqual([])
  })

  it('has every text of the sliders of its pages', () => {
    const shown = JSON.stringify(demo.pages.filter(({ path }) => pages.includes(path)))
    const sliders = demo.sliders.filter(({ alias }) => shown.includes(`{"slider":"${alias}"}`))
    expect(untranslated(sliders.map(({ title, slides }) => [title, slides]))).toEqual([])
  })

  it('has every text of the header, the footer and the site', () => {
    expect(untranslated({ header, footer, search, site })).toEqual([])
  })

  it('has every text of the contact form', () => {
    const { title: _title, mail, ...form } = contactForm
    expect(untranslated([form, mail.subject, mail.body])).toEqual([])
  })

  it('tells what the pictures of its pages show', () => {
    const shown = JSON.stringify(demo.pages.filter(({ path }) => pages.includes(path)))
    const texts = Object.entries(pictures).filter(([name]) => shown.includes(`{"picture":"${name}"}`))
    expect(texts.length).toBeGreaterThan(0)
    expect(untranslated(texts.map(([, text]) => text))).toEqual([])
  })

  it('has every text that the site and its forms begin with', () => {
    const { globals, collections } = contentModel(features)
    const fields = [...globals, ...collections].flatMap((config) => config.fields)
    const defaults = defaultTexts(fields)
    expect(defaults.length).toBeGreaterThan(50)
    expect(untranslated(defaults)).toEqual([])
  })
})

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

function defaultTexts(fields: readonly Field[]): Record<string, unknown>[] {
  return fields.flatMap((field): Record<string, unknown>[] => {
    if (field.type === 'tabs') return defaultTexts(field.tabs.flatMap((tab) => tab.fields))
    if ('fields' in field) return defaultTexts(field.fields)
    const { localized = false, defaultValue } = field as { localized?: boolean; defaultValue?: unknown }
    return localized && 'name' in field && typeof defaultValue === 'string' ? [{ [field.name]: defaultValue }] : []
  })
}
