import { describe, expect, it } from 'vitest'
import whole from '../../../../package.json' with { type: 'json' }
import own from '../../package.json' with { type: 'json' }
import { type BackupFacts, backupFinding } from './backup-findings.ts'
import { failedBackupMail } from './failed-mail.ts'
import { type MachineFacts, machineFindings } from './machine-findings.ts'

const GOOD: MachineFacts = {
  siteUrl: 'https://www.example.com',
  sendsMail: true,
  disk: { free: 50e9, total: 100e9 },
  node: '24.11.0',
  version: '0.1.0',
  now: new Date('2026-11-25T12:00:00Z'),
}
const machine = (change: Partial<MachineFacts>) => machineFindings({ ...GOOD, ...change })
const stateOf = (title: string, change: Partial<MachineFacts>) =>
  machine(change).find((finding) => finding.title.en === title)?.state

describe('what an owner is told of the machine', () => {
  it('is good when it is', () =>
    expect(machine({}).map(({ state }) => state)).toEqual(['good', 'good', 'good', 'good', 'good']))

  it('names the version, which all packages share', () => {
    expect(machine({}).at(-1)).toMatchObject({ text: { en: 'This is Vitrine 0.1.0.' }, brief: 'Vitrine 0.1.0' })
    expect(own.version).toBe(whole.version)
  })

  it.each([
    ['Address', { siteUrl: 'http://localhost:3000' }, 'attention'],
    ['Address', { siteUrl: 'http://www.example.com' }, 'attention'],
    ['Mail server', { sendsMail: false }, 'attention'],
    ['Disk', { disk: { free: 1.5e9, total: 20e9 } }, 'attention'],
    ['Disk', { disk: { free: 0.1e9, total: 20e9 } }, 'broken'],
    ['Node', { node: '20.20.0' }, 'attention'],
    ['Node', { node: '26.1.0' }, 'good'],
    ['Node', { node: '27.0.0' }, 'good'],
  ] as const)('%s: %j', (title, change, state) => expect(stateOf(title, change)).toBe(state))

  it('says nothing of a disk that did not say', () => expect(stateOf('Disk', { disk: undefined })).toBeUndefined())

  it('says what to do', () => expect(machine({ sendsMail: false })[1]?.text.en).toContain('Set SMTP_URL'))
})

describe('what an owner is told of backups', () => {
  const facts: BackupFacts = {
    schedule: 'daily',
    lastGoodAt: new Date('2026-11-25T03:00:00Z'),
    timeZone: 'Europe/Berlin',
    problem: undefined,
    isRunning: false,
    now: new Date('2026-11-25T12:00:00Z'),
  }
  const findingFor = (change: Partial<BackupFacts>) => backupFinding({ ...facts, ...change })

  it('is when the last good one was made', () =>
    expect(findingFor({})).toEqual({
      title: { en: 'Backups', de: 'Backups' },
      state: 'good',
      text: {
        en: 'A backup is made every day. The last good one was made on 25 Nov 2026, 04:00 CET.',
        de: 'Jeden Tag wird ein Backup gemacht. Das letzte gute ist vom 25. Nov. 2026, 04:00 MEZ.',
      },
      brief: { en: 'Last backup 25 Nov 2026, 04:00 CET', de: 'Letztes Backup 25. Nov. 2026, 04:00 MEZ' },
    }))

  it('is that there is none', () =>
    expect(findingFor({ schedule: 'off', lastGoodAt: undefined })).toMatchObject({ state: 'attention' }))

  it('is why the last one failed', () => {
    const { state, text } = findingFor({ problem: 'The disk is full.' })
    expect([state, text.en]).toEqual([
      'broken',
      'The last attempt failed: The disk is full. The last good one was made on 25 Nov 2026, 04:00 CET.',
    ])
  })

  it('is that the last one is old', () =>
    expect(findingFor({ now: new Date('2026-11-28T12:00:00Z') })).toMatchObject({ state: 'attention' }))
})

describe('the mail about a backup that failed', () => {
  it('says why, since when, and where something can be done', () => {
    const failed = {
      siteUrl: 'https://www.example.com',
      from: 'site@example.com',
      to: 'owner@example.com',
      problem: 'The disk is full.',
      lastGoodAt: undefined,
      timeZone: 'Europe/Berlin',
    }
    expect(failedBackupMail({ ...failed, language: 'de' }).subject).toBe('Backup von www.example.com ist gescheitert')
    const { subject, text } = failedBackupMail({ ...failed, language: 'en' })
    expect(subject).toBe('Backup of www.example.com failed')
    expect(text).toContain('The disk is full.')
    expect(text).toContain('There is no good one yet.')
    const before = failedBackupMail({ ...failed, lastGoodAt: new Date('2026-11-25T03:00:00Z'), language: 'en' })
    expect(before.text).toContain('The last good one is of 25 Nov 2026, 04:00 CET.')
    expect(text).toContain('https://www.example.com/admin/globals/health')
  })
})
