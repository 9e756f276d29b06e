import { type AdminLabel, adminTextIn } from '@vitrine/content/core'
import { describe, expect, it } from 'vitest'
import type { ShownGroup } from '../../core/move-in/shown-report.ts'
import { plannedExport } from '../../testing/plan/planned-export.ts'
import { keysIn, type Places, type ReportSite, reportView } from './report-view.ts'
import { RunRecord } from './run-record.ts'
import type { RunReport } from './run-report.ts'

const NAMES: Readonly<Record<string, AdminLabel>> = {
  posts: { en: 'Posts', de: 'Beiträge' },
  pages: { en: 'Pages', de: 'Seiten' },
  'global:blog': 'Blog',
}

const on = (places: Places = new Map()): ReportSite => ({ places, nameOf: (slug) => NAMES[slug] ?? slug })

const HOME = [{ kind: 'admin', href: '/admin/collections/pages/7' }] as const

const planned = plannedExport('studio')

async function reportWith(run: Partial<RunReport> = {}): Promise<RunReport> {
  const { report } = await planned
  return {
    ...new RunRecord().report(report, { source: 'studio.example', dryRun: false }),
    written: { posts: { made: 3, failed: 1, waiting: 2 }, 'global:blog': { updated: 1 } },
    ...run,
  }
}

const linesOf = (groups: readonly ShownGroup[], name: ShownGroup['name']) =>
  groups.find((group) => group.name === name)?.lines ?? []

describe('a report as the page shows it', () => {
  it('says what came over, with the list of each kind', async () => {
    const { groups } = reportView(await reportWith(), on())
    expect(linesOf(groups, 'came-over')).toEqual([
      {
        text: { en: 'Posts: 3 new', de: 'Beiträge: 3 neu', he: 'Posts: 3 חדשים' },
        links: [{ kind: 'admin', href: '/admin/collections/posts' }],
      },
      {
        text: {
          en: 'Settings: Blog: 1 brought up to date',
          de: 'Einstellungen: Blog: 1 auf den neuen Stand gebracht',
          he: 'הגדרות: Blog: 1 עודכנו',
        },
        links: [],
      },
    ])
  })

  it('leads to documents that it names', async () => {
    const line = { key: 'item:7', collection: 'pages', title: 'Home', message: 'Its address is taken.' }
    const report = await reportWith({ failures: [line], moved: [line] })
    expect(keysIn(report)).toContain('item:7')
    const { groups } = reportView(report, on(new Map([['item:7', HOME]])))
    const shown = {
      text: {
        en: 'Pages “Home”: Its address is taken.',
        de: 'Seiten „Home“: Its address is taken.',
        he: 'Pages "Home": Its address is taken.',
      },
      links: HOME,
    }
    expect(linesOf(groups, 'failed')).toContainEqual(shown)
    expect(linesOf(groups, 'changed').filter(({ links }) => links === HOME)).toEqual([shown])
  })

  it('names what waits in vain as failed', async () => {
    const { groups } = reportView(await reportWith(), on())
    expect(linesOf(groups, 'failed')).toContainEqual({
      text: {
        en: 'Posts: 2 wait for what did not come.',
        de: 'Beiträge: 2 warten auf etwas, das nicht kam.',
        he: 'Posts: 2 ממתינים למה שלא הגיע.',
      },
      links: [],
    })
  })

  it('lists what did not come, with its reason', async () => {
    const report = await reportWith()
    const lines = linesOf(reportView(report, on()).groups, 'listed')
    expect(report.leftOut.length).toBeGreaterThan(0)
    for (const language of ['en', 'de']) {
      const texts = lines.map(({ text }) => adminTextIn(text, language))
      for (const { reason } of report.leftOut) {
        expect(texts.some((text) => text.endsWith(adminTextIn(reason, language)))).toBe(true)
      }
    }
  })

  it('shows five things to look at after an import, the most weighty first, and only its own before', async () => {
    const report = await reportWith()
    const shown = reportView(report, on())
    expect(shown.lookAt).toHaveLength(5)
    expect(shown.lookAt.map(({ text }) => text).slice(0, report.lookAt.length)).toEqual(
      report.lookAt.map(({ text }) => text),
    )
    expect(reportView({ ...report, dryRun: true, lookAt: [] }, on()).lookAt).toEqual([])
  })

  it('links each of the first addresses to where it leads now, and to nothing in a dry run', async () => {
    const firstAddresses = [
      { title: 'About', from: '/about/', to: '/team/about/' },
      { title: 'Old', from: '/old/', because: 'It failed.' },
    ]
    const report = await reportWith({ firstAddresses })
    expect(reportView(report, on()).firstAddresses).toMatchObject([
      { text: { de: '/about/ → /team/about/' }, links: [{ kind: 'site', href: '/team/about/' }] },
      { text: { de: '/old/ führt noch nirgendwohin. It failed.' }, links: [] },
    ])
    expect(reportView({ ...report, dryRun: true }, on()).firstAddresses[0]?.links).toEqual([])
  })

  it('says each line in German beside English', async () => {
    const { groups, lookAt } = reportView(await reportWith(), on())
    const texts = [...lookAt, ...groups.flatMap(({ lines }) => lines)].map(({ text }) => text)
    expect(texts.length).toBeGreaterThan(10)
    const same = texts.filter((text) => adminTextIn(text, 'en') === adminTextIn(text, 'de'))
    expect(same).toEqual([])
  })

  it('is cut where it is long, and says so', async () => {
    const moved = Array.from({ length: 1_000 }, (_, id) => ({
      key: `item:${id}`,
      collection: 'posts',
      title: '',
      message: 'Moved.',
    }))
    const group = reportView(await reportWith({ moved }), on()).groups.find(({ name }) => name === 'changed')
    expect(group?.lines.length).toBe(300)
    expect((group?.lines.length ?? 0) + (group?.moreLines ?? 0)).toBeGreaterThanOrEqual(1_000)
  })
})
