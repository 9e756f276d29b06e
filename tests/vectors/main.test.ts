import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { runVectors } from './main.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-vectors-'))
})
afterAll(() => rm(folder, { recursive: true }))

const printed: string[] = []
beforeEach(() => {
  printed.length = 0
  vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line))
})

async function recorded(family: string, vectors: readonly object[], shared = {}): Promise<string> {
  const path = join(folder, `${family}.json`)
  await writeFile(path, JSON.stringify({ family, about: 'Written for a test.', ...shared, vectors }))
  return path
}

const RIGHT = { input: 'a', output: '<p>a</p>' }
const WRONG = { input: 'a', output: '<p>b</p>' }

describe('a file of cases', () => {
  it('has its counts and each case that fails printed', async () => {
    const counts = await runVectors([await recorded('autop', [RIGHT, { name: 'another letter', ...WRONG }])])
    expect(counts).toEqual({ passed: 1, failed: 1 })
    expect(printed).toEqual([
      'autop.json: 1 passed, 1 failed',
      '  another letter: html: recorded "<p>b</p>", ours "<p>a</p>"',
    ])
  })
  it('has its counts alone printed when nobody wants more', async () => {
    await runVectors([await recorded('autop', [RIGHT, WRONG])], { quiet: true })
    expect(printed).toEqual(['autop.json: 1 passed, 1 failed'])
  })
  it('is one failed case when it cannot be read', async () => {
    expect(await runVectors([join(folder, 'none.json')])).toEqual({ passed: 0, failed: 1 })
    expect(printed).toEqual(['none.json: 0 passed, 1 failed', expect.stringContaining('cannot be read as JSON')])
  })
  it('has no family that nobody knows', async () => {
    await runVectors([await recorded('weather', [{ name: 'rain' }])])
    expect(printed).toContain('  rain: no runner for this family yet')
  })
  it('may say nothing for all cases that nobody knows', async () => {
    const path = await recorded('autop', [RIGHT], { default_input: 'a' })
    expect(await runVectors([path])).toEqual({ passed: 1, failed: 1 })
    expect(printed).toContain('  all cases: unknown field "default_input"')
  })
})

describe('a case fails that says more than its family knows', () => {
  it.each([
    'autop',
    'browser',
    'config',
    'feedback',
    'form-template',
    'functions',
    'http',
    'mail',
    'no-script',
    'rule-tel',
    'schema',
  ])('in the family %s', async (family) => {
    expect(await runVectors([await recorded(family, [{ name: 'more', surprise: 1 }])])).toEqual({
      passed: 0,
      failed: 1,
    })
    expect(printed).toContain('  more: unknown field "surprise"')
  })
  it.each([
    ['feedback', { env: { weather: 'rain' } }, 'env.weather'],
    ['feedback', { form: { form: '[text a]', mail_2: { reply_to: 'x' } } }, 'form.mail_2.reply_to'],
    ['feedback', { entries: [['f', { file: { name: 'a', width: 3 } }]] }, 'entries.0.file.width'],
    ['http', { env: { service_replies: { 'a/b': { headers: {} } } } }, 'env.service_replies.a/b.headers'],
    ['mail', { mail: { reply_to: 'x' } }, 'mail.reply_to'],
    ['rule-composite', { rule: { rule: 'any', rules: [{ rule: 'all', unless: 'x' }] } }, 'rule.rules.0.unless'],
    ['form-template', { shortcode: { html_lang: 'de' } }, 'shortcode.html_lang'],
    ['browser', { replies: [{ on: 'schema', mood: 'bad' }] }, 'replies.0.mood'],
    ['browser', { log: [{ step: 'click', selector: 'a', twice: true }] }, 'log.0.twice'],
  ])('in %s, inside of what it knows: %j', async (family, vector, field) => {
    await runVectors([await recorded(family, [{ name: 'more', ...vector }])])
    expect(printed).toContain(`  more: unknown field "${field}"`)
  })
  it('in a step that nobody can play', async () => {
    await runVectors([await recorded('browser', [{ name: 'a hop', log: [{ step: 'hop', selector: 'a' }] }])])
    expect(printed).toContain('  a hop: unknown step "hop"')
  })
  it('in something that the page never writes down', async () => {
    await runVectors([await recorded('browser', [{ name: 'a sound', log: [{ sound: 'ping' }] }])])
    expect(printed).toContain('  a sound: unknown entry "log.0.sound"')
  })
  it('even if it is named as a difference', async () => {
    const step = [{ step: 'hop' }]
    await runVectors([await recorded('browser', [{ name: 'two quick submits', log: step }])])
    expect(printed).toContain('  two quick submits: unknown step "hop"')
  })
})
