import { describe, expect, it } from 'vitest'
import { eventsFor, NOW, PLAIN_CONVERTERS, plannedEvents, plannedExport } from '../../testing/plan/planned-export.ts'
import { indexOf } from '../index-of-export/export-index.ts'
import { preparePlan } from '../plan/import-plan.ts'
import type { GivenOptions } from '../plan/options.ts'
import { resolveOptions } from '../plan/resolve-options.ts'
import { ReportBuilder } from './report-builder.ts'
import { reportText } from './report-text.ts'

const reportOf = (items: NonNullable<Parameters<typeof eventsFor>[0]['items']>, given: GivenOptions = {}) =>
  plannedEvents(eventsFor({ items }), { given, converters: PLAIN_CONVERTERS }).report

describe('the sum', () => {
  it('adds up, and every left-out item has a reason', () => {
    const { sum, leftOut } = reportOf([
      { id: 1 },
      { id: 2, status: 'trash', title: 'Old' },
      { id: 3, kind: 'event' },
      { id: 4, kind: 'revision' },
    ])
    expect(sum).toEqual({ items: 4, imported: 1, merged: 0, leftOut: 3, failed: 0 })
    expect(leftOut).toEqual([
      expect.objectContaining({ id: 2, kind: 'post', title: 'Old', code: 'trash' }),
      expect.objectContaining({ id: 3, code: 'kind-without-place' }),
      expect.objectContaining({ id: 4, code: 'bookkeeping' }),
    ])
  })

  it('still adds up when items fail', () => {
    const events = eventsFor({ items: [{ id: 1 }, { id: 2 }] })
    const index = indexOf(events)
    const plan = preparePlan(index, resolveOptions({}, index, { languages: ['en'], now: NOW }).options)
    const builder = new ReportBuilder(index)
    for (const itemId of [1, 2])
      builder.addItem({
        itemId,
        outcome: { became: 'document', key: `item:${itemId}`, collection: 'posts' },
        documents: [],
        lines: [],
      })
    builder.addFailure(2, 'Its address is taken.')
    const { sum, leftOut, lookAt } = builder.end(plan, [])
    expect(sum).toEqual({ items: 2, imported: 1, merged: 0, leftOut: 0, failed: 1 })
    expect(leftOut).toEqual([expect.objectContaining({ id: 2, reason: 'Its address is taken.' })])
    expect(lookAt[0]?.text).toMatchObject({ en: expect.stringContaining('1 item') })
  })
})

it('counts lines of one code and subject together, with the first place', () => {
  const { groups } = reportOf([
    { id: 1, title: 'First', status: 'private' },
    { id: 2, status: 'private' },
  ])
  expect(groups).toContainEqual(
    expect.objectContaining({
      code: 'draft-private',
      count: 2,
      first: expect.objectContaining({ id: 1, title: 'First' }),
    }),
  )
})

it('names fields that editors added, with a count and without addresses', () => {
  const metas = [
    { key: 'sponsor', value: 'ask ann@mail.example' },
    { key: '_edit_last', value: '1' },
  ]
  expect(
    reportOf([
      { id: 1, title: 'First', metas },
      { id: 2, metas },
    ]).customFields,
  ).toEqual([{ name: 'sponsor', count: 2, example: 'ask …@…', firstItem: 'First' }])
})

it('says at most five things to look at', async () => {
  const { lookAt } = (await plannedExport('studio')).report
  expect(lookAt.length).toBeGreaterThan(2)
  expect(lookAt.length).toBeLessThanOrEqual(5)
})

it('says where each thing is seen', () => {
  const { lookAt } = reportOf([{ id: 1 }, { id: 2, title: 'Hidden', status: 'private' }])
  expect(lookAt).toContainEqual({
    text: {
      en: expect.stringContaining('came as drafts: 1 page or post'),
      de: expect.stringContaining('kam als Entwurf: 1 Seite oder Beitrag'),
      he: expect.stringContaining('הועבר כטיוטות: עמוד או פוסט אחד'),
    },
    first: expect.objectContaining({ id: 2, title: 'Hidden' }),
  })
})

it('asks to open what stays behind a password or for members as a visitor would', () => {
  const { lookAt } = reportOf(
    [
      { id: 1, status: 'publish', password: 'word' },
      { id: 2, title: 'Private', status: 'private' },
    ],
    { passwords: 'keep', privatePages: 'members' },
  )
  expect(lookAt).toContainEqual({
    text: expect.objectContaining({ en: expect.stringContaining('people who are signed in: 2 pages and posts') }),
    first: expect.objectContaining({ id: 2, title: 'Private' }),
  })
})

it('is a value of JSON, and a text that begins with the sum', async () => {
  const { report } = await plannedExport('classic')
  expect(JSON.parse(JSON.stringify(report))).toEqual(report)
  const text = reportText(report, 'en')
  expect(text).toContain('52 items = ')
  expect(text).toContain('Look at these things')
  expect(text).not.toContain('undefined')
})

it.each([
  ['en', ['Good to know', 'Posts, published: ', 'Media files, no status of its own: ', 'Menu entries, published: ']],
  ['de', ['Gut zu wissen', 'Beiträge, veröffentlicht: ', 'Mediendateien, ohne eigenen Status: ']],
  ['he', ['כדאי לדעת', 'פוסטים, פורסם: ', 'קובצי מדיה, ללא סטטוס משלו: ']],
] as const)('in %s has no word of a machine', async (language, words) => {
  const text = reportText((await plannedExport('classic')).report, language)
  for (const word of words) expect(text).toContain(word)
  expect(text).not.toMatch(/attachment|nav_menu_item|\binherit\b|\bpublish\b|contact-forms|frontPage|timeZone/)
})
