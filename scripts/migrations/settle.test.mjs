import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { beforeGenerating } from './settle.mjs'

const FIRST = '20260101_080000_first'
const SECOND = '20260201_080000_second'

/** @type {string} */
let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-migrations-'))
  write({ [`${FIRST}.ts`]: 'sql`A`', [`${FIRST}.json`]: '{"tables":{}}', 'index.ts': FIRST })
})

afterEach(() => rmSync(folder, { recursive: true }))

/** @param {Record<string, string>} files */
function write(files) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}

/** @param {string} source */
const generate = (source) =>
  write({ [`${SECOND}.ts`]: source, [`${SECOND}.json`]: '{"tables":{}}', 'index.ts': `${FIRST} ${SECOND}` })

const listed = () => readFileSync(join(folder, 'index.ts'), 'utf8')

describe('a generated migration', () => {
  it('is completed, and its snapshot alone is left', () => {
    const settle = beforeGenerating(folder)
    generate('export async function up() { sql`A` }')
    expect(settle()).toEqual({ migration: SECOND })
    expect(readFileSync(join(folder, `${SECOND}.ts`), 'utf8')).toMatch(/^\/\/ @ts-nocheck/)
    expect(readdirSync(folder).sort()).toEqual([`${FIRST}.ts`, `${SECOND}.json`, `${SECOND}.ts`, 'index.ts'])
    expect(listed()).toContain(SECOND)
  })

  it('without statements leaves the folder as it was', () => {
    const settle = beforeGenerating(folder)
    generate('export async function up() {}')
    expect(settle()).toBe('nothing to do')
    expect(readdirSync(folder).sort()).toEqual([`${FIRST}.json`, `${FIRST}.ts`, 'index.ts'])
    expect(listed()).toBe(FIRST)
  })

  it('that was never written is not taken for one without statements', () => {
    expect(beforeGenerating(folder)()).toBe('broke off')
  })
})
