import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findForm, message, type Placement, send } from '../support/message.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { until } from '../support/until.ts'

const MESSAGES = 200
const AT_ONCE = 16

let site: TestSite
let form: Placement

beforeAll(async () => {
  site = await startSite()
  form = await findForm(site.url)
})

afterAll(() => site.stop())

describe('a process killed in the middle of 200 messages', () => {
  it('has stored and mailed every acknowledged one exactly once after the restart', async () => {
    const acknowledged = new Set<string>()
    let next = 0
    let killed: Promise<void> | undefined
    const sender = async () => {
      while (next < MESSAGES) {
        const mark = `message-${next++}-of-the-power-cut`
        const reply = await send(site.url, form, message({ 'your-message': mark })).catch(() => undefined)
        if (reply?.status === 'mail_sent') acknowledged.add(mark)
        if (acknowledged.size >= MESSAGES / 2) killed ??= site.kill()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sender))
    await killed
    expect(acknowledged.size).toBeGreaterThanOrEqual(MESSAGES / 2)
    await site.restart()

    const mailed = async () => (await site.outbox()).map((mail) => mail.match(/message-\d+-of-the-power-cut/)?.[0])
    await until('every acknowledged message in the outbox', async () => {
      const arrived = new Set(await mailed())
      return [...acknowledged].every((mark) => arrived.has(mark))
    })
    const marks = await mailed()
    expect(new Set(marks).size).toBe(marks.length)
  })
})
