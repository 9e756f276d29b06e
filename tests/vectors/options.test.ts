import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const COMMAND = fileURLToPath(new URL('../../scripts/vectors.mjs', import.meta.url))

describe('npm run vectors', () => {
  it.each([
    ['--list', 'tests/vectors/recorded/autop.json'],
    ['--silent', 'tests/vectors/recorded/autop.json'],
    ['--quiet'],
    [],
  ])('says how it is called when it is called otherwise: %j %j', (...words) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words.filter(Boolean)], {
      encoding: 'utf8',
    })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain('npm run -s vectors -- [--quiet] ')
  })
})
