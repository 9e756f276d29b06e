import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vitrineConfig } from '@vitrine/cms/config'
import { loadSettings } from '@vitrine/cms/settings'
import { SIDEBAR_GROUPS } from '@vitrine/content/core'
import type { SanitizedConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyFeature } from '../../packages/cms/src/config/every-feature.ts'
import {
  adminSources,
  answeringSources,
  answersOfEndpoint,
  answersOutsidePairs,
  canvasSources,
  checkSources,
  endpointSources,
  sentencesOutsidePairs,
  textsInPairs,
  wordsOnCanvas,
  wordsOutsidePairs,
} from '../support/admin-sources.ts'
import { type DeclaredText, declaredTexts } from '../support/declared-texts.ts'

/** Words that German has from English, and names; everything else differs. */
const SAME = new Set([
  ...['Audio', 'Backup', 'Backups', 'Block', 'Blog', 'Code', 'Countdown', 'Desktop', 'Export', 'Form', 'HTML', 'Icon'],
  ...['Info', 'Layout', 'Lightbox', 'Link', 'Links', 'Logo', 'Logos', 'Name', 'Navigation', 'Normal', 'Notebook'],
  ...['Portfolio', 'Slider', 'Spam', 'Status', 'Tablet', 'Tablets', 'Team', 'Text', 'Theme', 'Video', 'Videos', 'Warm'],
  ...['Webhook', 'Webhooks', 'Design', 'Import', 'Version', 'code', 'link', 'info', 'Ctrl Z'],
  // Names of services and products.
  ...['Cloudflare Turnstile', 'hCaptcha', 'Google reCAPTCHA v3', 'Facebook', 'X', 'LinkedIn', 'WhatsApp', 'Telegram'],
  ...['Pinterest', 'Reddit', 'Bluesky', 'Mastodon', 'Digg', 'Delicious', 'YouTube', 'Vimeo'],
  ...[
    'Shop',
    'Forum',
    'Board',
    'Boards',
    'Filter',
    'Option 1',
    'Option 2',
    'Option 3',
    'GTIN (EAN, UPC)',
    'PayPal',
    'Stripe',
    'Mollie',
  ],
  ...['Bank', 'BIC', 'IBAN', 'Zone', '(PDF)', 'XML', 'CSV', 'DATEV'],
  // Units.
  ...['g', 'kg', 'ml', 'l', 'cm', 'm', 'm²'],
  // Payload's own, below the head of each block.
  'Block Name',
  // Folders.
  ...['import', 'wp-content/uploads'],
])

/** Numbers, ratios, signs, and names of easings: `power1.out`. */
const NO_WORDS = /^[^\p{L}]*$|^[a-z]+\d?\.(in|out|inOut)$|^none$/u

let dataDir: string
let config: SanitizedConfig

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-language-'))
  const settings = loadSettings({ DATA_DIR: dataDir, LANGUAGES: 'en,de' }, dataDir)
  config = await vitrineConfig({ settings, features: everyFeature, docsDir: 'docs' })
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

describe('every text that a collection, global, block, field or option declares', () => {
  const lacking = ({ path, text }: DeclaredText): readonly string[] => {
    // Those that are functions are Payload's own.
    if (typeof text === 'function') return []
    // Names of countries are those of the platform.
    if (/\.(?:country|countries)\.options\./.test(path)) return []
    // A group of the sidebar is named by a key.
    if (path.endsWith('.admin.group') && typeof text === 'string' && Object.hasOwn(SIDEBAR_GROUPS, text)) return []
    const { en, de } = typeof text === 'string' ? { en: text, de: text } : (text as { en?: string; de?: string })
    if (!en || !de) return [`${path}: ${JSON.stringify(text)} lacks a language`]
    return en === de && !SAME.has(en) && !NO_WORDS.test(en) ? [`${path}: “${en}” is the same in German`] : []
  }

  it('is there in English and in German', () => {
    const texts = declaredTexts(config)
    expect(texts.length).toBeGreaterThan(3000)
    expect(texts.flatMap(lacking)).toEqual([])
  })
})

describe('the components of the admin', () => {
  it('hold no words that are there in English alone', () => {
    const words = adminSources().flatMap((source) => wordsOutsidePairs(source))
    expect(words.filter(({ text }) => !SAME.has(text))).toEqual([])
  })

  it('hold none on the page that is edited, and in what the canvas says', () => {
    const words = canvasSources().flatMap((source) => wordsOnCanvas(source))
    expect(words.filter(({ text }) => !SAME.has(text))).toEqual([])
  })

  it('say something else in German than in English', () => {
    const pairs = [...adminSources(), ...canvasSources()].flatMap(textsInPairs)
    expect(pairs.length).toBeGreaterThan(300)
    expect(pairs.filter(({ en, de }) => en === de && !SAME.has(en) && !NO_WORDS.test(en))).toEqual([])
  })
})

it('checks of fields, and refusals, speak German beside English', () => {
  expect(checkSources().flatMap(answersOutsidePairs)).toEqual([])
})

it('answers to requests of who is signed in speak German beside English', () => {
  const sources = endpointSources()
  expect(sources.length).toBeGreaterThan(20)
  expect(sources.flatMap(answersOfEndpoint)).toEqual([])
})

it('what answers editors, such as mistakes in the table of rights, speaks German beside English', () => {
  const sources = answeringSources()
  expect(sources.length).toBeGreaterThan(5)
  expect(sources.flatMap(sentencesOutsidePairs)).toEqual([])
})

describe('the languages of the admin', () => {
  it('are English and German, the first for those who read neither', () => {
    expect(Object.keys(config.i18n.supportedLanguages)).toEqual(['en', 'de'])
    expect(config.i18n.fallbackLanguage).toBe('en')
  })
})
