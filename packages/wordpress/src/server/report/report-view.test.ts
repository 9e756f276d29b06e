import { describe, expect, it } from 'vitest'
import type { ShownGroup } from '../../core/move-in/shown-report.ts'
import { plannedExport } from '../../testing/plan/planned-export.ts'
import { keysIn, reportView } from './report-view.ts'
import { RunRecord } from './run-record.ts'
import type { RunReport } from './run-report.ts'

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
    const { groups } = reportView(await reportWith(), new Map())
    expect(linesOf(groups, 'came-over')).toEqual([
      { text: 'posts: 3 new', links: [{ kind: 'admin', href: '/admin/collections/posts' }] },
      { text: 'Settings: blog: 1 brought up to date', links: [] },
    ])
  })

  it('leads to documents that it names', async () => {
    const line = { key: 'item:7', collection: 'pages', title: 'Home', message: 'Its address is taken.' }
    const report = await reportWith({ failures: [line], moved: [line] })
    expect(keysIn(report)).toContain('item:7')
    const { groups } = reportView(report, new Map([['item:7', HOME]]))
    const shown = { text: 'pages “Home”: Its address is taken.', links: HOME }
    expect(linesOf(groups, 'failed')).toContainEqual(shown)
    expect(linesOf(groups, 'changed').filter(({ text }) => text === shown.text)).toEqual([shown])
  })

  it('names what waits in vain as failed', async () => {
    const { groups } = reportView(await reportWith(), new Map())
    expect(linesOf(groups, 'failed')).toContainEqual({ text: 'posts: 2 wait for what did not come.', links: [] })
  })

  it('lists what did not come, with its reason', async () => {
    const report = await reportWith()
    const texts = linesOf(reportView(report, new Map()).groups, 'listed').map(({ text }) => text)
    for (const { reason } of report.leftOut) expect(texts.some((text) => text.endsWith(reason))).toBe(true)
  })

  it('shows five things to look at after an import, the most weighty first, and only its own before', async () => {
    const report = await reportWith()
    const shown = reportView(report, new Map())
    expect(shown.lookAt).toHaveLength(5)
    expect(shown.lookAt.map(({ text }) => text).slice(0, report.lookAt.length)).toEqual(
      report.lookAt.map(({ text }) => text),
    )
    expect(reportView({ ...report, dryRun: true, lookAt: [] }, new Map()).lookAt).toEqual([])
  })

  it('is cut where it is long, and says so', async () => {
    const moved = Array.from({ length: 1_000 }, (_, id) => ({
      key: `item:${id}`,
      collection: 'posts',
      title: '',
      message: 'Moved.',
    }))
    const group = reportView(await reportWith({ moved }), new Map()).groups.find(({ name }) => name === 'changed')
    expect(group?.lines.length).toBe(300)
    expect((group?.lines.length ?? 0) + (group?.moreLines ?? 0)).toBeGreaterThanOrEqual(1_000)
  })
})
