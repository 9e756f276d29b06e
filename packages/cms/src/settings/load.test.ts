import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ConfigError } from './config-error.ts'
import { loadSettings } from './load.ts'

/** Whom no permission of a file keeps from writing. */
const isRoot = process.getuid?.() === 0

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-settings-'))
})

afterEach(() => {
  chmodSync(folder, 0o700)
  rmSync(folder, { recursive: true })
})

const load = (dataDir = folder) => loadSettings({ DATA_DIR: dataDir }, folder)

describe('the data folder', () => {
  it('keeps the secret that is made in it', () => {
    const { secret } = load()
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(load().secret).toBe(secret)
  })

  it.each(['', 'short'])('with the secret "%s" is refused: it can be guessed', (secret) => {
    writeFileSync(join(folder, 'secret'), secret)
    expect(load).toThrow(ConfigError)
    expect(load).toThrow(/secret has \d characters, which can be guessed. Put the file of a backup in its place/)
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(secret)
  })

  it('that is a file is refused', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(() => load(join(folder, 'file'))).toThrow(/where Vitrine cannot write .* Give a folder/)
  })

  it.skipIf(isRoot)('that cannot be written is refused, also when all that is needed is in it', () => {
    load()
    chmodSync(folder, 0o500)
    expect(() => load()).toThrow(ConfigError)
    expect(() => load()).toThrow(/where Vitrine cannot write/)
  })

  it.skipIf(isRoot)('with a database of another account is refused', () => {
    writeFileSync(join(folder, 'vitrine.db'), '')
    chmodSync(join(folder, 'vitrine.db'), 0o400)
    expect(() => load()).toThrow(/where Vitrine cannot write .*vitrine\.db/)
  })
})
