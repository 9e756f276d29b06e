import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runSql, sql } from '@vitrine/content/sql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askPath, signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startForms, type TestForms } from '../support/forms.ts'
import { until } from '../support/until.ts'

const FORM = {
  title: 'Contact',
  writtenAs: 'template',
  template: '[text* your-name] [text your-email] [text your-subject] [checkbox topics free_text "One"] [textarea m]',
  mail: {
    recipient: 'owner@example.com',
    sender: '[your-name] <site@example.com>',
    replyTo: '[your-email]',
    subject: '[your-subject]',
    additionalHeaders: 'X-Topic: [topics]\nCc: [your-email]',
    body: '<p>[your-name] [your-email] [your-subject] [topics] [m] [_raw_m] [_user_agent]</p>',
    useHtml: true,
  },
}

let content: TestContent
let site: TestForms
let editor: string
let formId: number

beforeAll(async () => {
  content = await openContent()
  await signIn(content, 'administrator')
  editor = await signIn(content, 'editor')
  site = await startForms(content)
  formId = Number((await content.payload.create({ collection: 'contact-forms', data: FORM as never })).id)
})

afterAll(async () => {
  await site.stop()
  await content.close()
})

const outbox = () => join(content.settings.dataDir, 'outbox')

beforeEach(async () => {
  await runSql(content.payload, sql`delete from deliveries`)
  await runSql(content.payload, sql`delete from submissions`)
  // A mail of the test before may still be on its way into the folder.
  for (const name of await readdir(outbox())) await rm(join(outbox(), name), { force: true })
})

const send = async (fields: Record<string, string>, headers = {}) =>
  (await site.post(formId, { 'your-name': 'Ann', 'your-email': 'ann@example.com', ...fields }, headers)).json().status

/** The one mail, its head apart from its text, which is decoded. */
async function mail(): Promise<{ readonly head: string; readonly parts: readonly string[] }> {
  const [name = ''] = await until('the mail to be sent', async () => {
    const names = (await readdir(outbox())).filter((each) => each.endsWith('.eml'))
    return names.length > 0 && names
  })
  const raw = await readFile(join(outbox(), name), 'utf8')
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const decode = (text: string) =>
    text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return { head: head.replace(/\r\n[ \t]+/g, ' '), parts: rest.map(decode) }
}

describe('a line break in a field', () => {
  const INJECTED = ['\r\nBcc: victim@example.com', '\nBcc: victim@example.com', '\rBcc: victim@example.com']

  it.each(INJECTED)('begins no header of the mail: %j', async (injected) => {
    const fields = { 'your-name': `Ann${injected}`, 'your-subject': `Hi${injected}`, topics: `One${injected}` }
    expect(await send({ ...fields, 'your-email': `ann@example.com${injected}` })).toBe('mail_sent')
    const { head } = await mail()
    expect(head).not.toMatch(/^Bcc:/im)
    const [row] = await runSql(content.payload, sql`select mail from deliveries`)
    const { headers } = JSON.parse(String(row?.mail)) as { headers: { name: string; value: string }[] }
    expect(headers.map(({ name }) => name.toLowerCase())).not.toContain('bcc')
    for (const { value } of headers) expect(value).not.toMatch(/[\r\n]/)
    // A subject and a name may hold the words, on their one line.
    expect(head.match(/^Subject: .*/m)?.[0]).toMatch(/^Subject: Hi/)
  })

  it('adds no receiver', async () => {
    await send({ 'your-email': 'ann@example.com, victim@example.com\r\nTo: third@example.com' })
    const { head } = await mail()
    expect(head).toMatch(/^To: owner@example\.com$/m)
    expect(head).not.toContain('third@example.com')
  })
})

describe('HTML and script in every field', () => {
  const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(2)>"><svg onload=alert(3)>'

  it('are text in a mail that is HTML', async () => {
    const fields = { 'your-name': SCRIPT, 'your-subject': SCRIPT, m: SCRIPT, topics: SCRIPT }
    expect(await send(fields, { 'user-agent': `Mozilla/5.0 ${SCRIPT}` })).toBe('mail_sent')
    const html = (await mail()).parts.join('\n').split('<html')[1] ?? ''
    expect(html).toContain('&lt;script&gt;alert(1)')
    expect(html).not.toMatch(/<script|<img|<svg/i)
  })

  it('leave a table of messages as text', async () => {
    await send({ 'your-name': SCRIPT })
    const reply = await askPath(content, '/submissions/export', {}, editor)
    expect(reply.headers.get('content-type')).toMatch(/^text\/csv/)
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('a formula in every field', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '＝1',
    '=HYPERLINK("http://x.example","y")',
  ])('is nothing a spreadsheet runs: %j', async (formula) => {
    await send({ 'your-name': formula, m: formula, [formula]: 'x' })
    const csv = await (await askPath(content, '/submissions/export', {}, editor)).text()
    for (const cell of cellsOf(csv.replace('\uFEFF', ''))) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/)
    expect(csv).toContain(`'${formula.trim().replaceAll('"', '""')}`)
  })
})

/** Cells of a CSV file, without their quotes. */
function cellsOf(csv: string): readonly string[] {
  return [...csv.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^,\r\n]*))/g)].map(([, quoted, plain]) =>
    (quoted ?? plain ?? '').replaceAll('""', '"'),
  )
}

describe('a name that every object has', () => {
  it('is only a name', async () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']
    expect(await send(Object.fromEntries(names.map((name) => [`${name}[x]`, 'y'])))).toBe('mail_sent')
    expect(({} as Record<string, unknown>).x).toBeUndefined()
    const [row] = await runSql(content.payload, sql`select entries from submissions`)
    expect(JSON.parse(String(row?.entries))).toMatchObject({ 'your-name': 'Ann' })
  })
})
