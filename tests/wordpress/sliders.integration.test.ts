import { list, record } from '@vitrine/content/core'
import { undoRun } from '@vitrine/wordpress/server'
import type { CollectionSlug } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { exportFile, type ImportSite, openSite } from './support.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

/** The export and the sliders that lie in a folder below it. */
const CLASSIC = [exportFile('classic')]

describe.each(['sqlite', 'postgres'] as const)('sliders of an import on %s', (kind) => {
  let site: ImportSite
  let databases = 0

  beforeEach(async () => {
    databases += 1
    site = await openSite(kind === 'postgres' ? await postgres.createDatabase(`sliders_${databases}`) : '', 'de')
  })

  afterEach(() => site.close())

  const all = async (collection: CollectionSlug) => {
    const { docs } = await site.payload.find({ collection, depth: 0, draft: true, pagination: false, sort: 'id' })
    return docs.map(record)
  }

  const sliderCalled = async (alias: string) => (await all('sliders')).find((slider) => slider.alias === alias)

  it('are documents that pages show by their alias, with the pictures that they brought', async () => {
    const report = await site.take(CLASSIC)
    expect(report.failures).toEqual([])
    const sliders = await all('sliders')
    expect(sliders.map(({ alias, _status }) => [alias, _status])).toEqual(
      expect.arrayContaining([
        ['startseite', 'published'],
        ['keller', 'published'],
      ]),
    )
    const start = await sliderCalled('startseite')
    const [lake] = list(start?.slides).map(({ background }) => record(background))
    const media = await all('media')
    expect(media.find(({ id }) => id === lake?.image)).toMatchObject({ filename: 'haus-am-see.jpg' })
    const shown = [...(await all('pages')), ...(await all('posts'))].flatMap(({ layout }) => slidersIn(layout))
    expect(shown).toEqual(expect.arrayContaining([start?.id, (await sliderCalled('keller'))?.id]))
    const named = report.groups.filter(({ code }) => code === 'slider-missing').map(({ subject }) => subject)
    expect(named).toEqual([])
  })

  it('stay as they are the second time, and go when they are taken back', async () => {
    const { run = '' } = await site.take(CLASSIC)
    const before = await all('sliders')
    const again = await site.take(CLASSIC)
    expect(await all('sliders')).toEqual(before)
    expect(again.written.sliders).toEqual({ unchanged: before.length })
    const { remaining } = await undoRun(site, run, () => {})
    expect(remaining).toEqual([])
    expect([await all('sliders'), await all('media')]).toEqual([[], []])
  })

  it('come alone when only they are asked for, and get their pictures later', async () => {
    const report = await site.take(CLASSIC, { only: new Set(['sliders']) })
    expect(Object.keys(report.written)).toEqual(['sliders'])
    expect([await all('pages'), await all('media')]).toEqual([[], []])
    const imageOf = async () => {
      const slides = list((await sliderCalled('startseite'))?.slides)
      return slides.map(({ background }) => record(background).image)[0]
    }
    expect(await imageOf()).toBeFalsy()
    await site.take(CLASSIC)
    expect(await imageOf()).toBeGreaterThan(0)
  })

  it('get another alias where one is taken', async () => {
    const slides = [{ blockType: 'slide' as const, title: 'Mine', background: { kind: 'color' as const } }]
    await site.payload.create({
      collection: 'sliders',
      data: { title: 'Mine', alias: 'keller', type: 'standard', slides },
    })
    await site.take(CLASSIC, { only: new Set(['sliders']) })
    expect((await all('sliders')).map(({ title, alias }) => [title, alias])).toEqual(
      expect.arrayContaining([
        ['Mine', 'keller'],
        [expect.any(String), 'keller-2'],
      ]),
    )
  })
})

/** Ids of the sliders that blocks show. */
function slidersIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'slider' in value && value.slider ? [value.slider] : []
  return [...own, ...Object.values(value).flatMap(slidersIn)]
}
