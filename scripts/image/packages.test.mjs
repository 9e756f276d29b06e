import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { billOfMaterials, packedPackages } from './packages.mjs'

/** @type {string} */
let root

/** @type {Readonly<Record<string, object>>} */
const FILES = {
  'node_modules/fastify/package.json': { name: 'fastify', version: '5.1.0', license: 'MIT' },
  'node_modules/fastify/lib/package.json': { type: 'commonjs' },
  'node_modules/@libsql/client/package.json': { name: '@libsql/client', version: '0.14.0', license: 'MIT' },
  'node_modules/a/node_modules/fastify/package.json': { name: 'fastify', version: '4.0.0' },
  'apps/site/package.json': { name: '@vitrine/site', version: '0.1.0' },
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-packages-'))
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), JSON.stringify(content))
  }
})

afterAll(() => rmSync(root, { recursive: true }))

it('names each version of each package of which files are packed, and nothing else', () =>
  expect(packedPackages(root, Object.keys(FILES))).toEqual([
    { name: '@libsql/client', version: '0.14.0', license: 'MIT' },
    { name: 'fastify', version: '4.0.0', license: 'unknown' },
    { name: 'fastify', version: '5.1.0', license: 'MIT' },
  ]))

describe('a bill of materials', () => {
  const libsql = { name: '@libsql/client', version: '0.14.0', license: 'MIT' }
  const react = { name: 'react', version: '19.3.1', license: 'MIT', integrity: 'sha512-AAEC' }
  const bill = billOfMaterials({ packed: [libsql], locked: [react, libsql], version: '1.2.3' })

  it('is written as CycloneDX does', () =>
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'vitrine', version: '1.2.3' } },
      components: [{ purl: 'pkg:npm/%40libsql/client@0.14.0', licenses: [{ license: { name: 'MIT' } }] }, {}],
    }))

  it('names each package once, also those that are compiled into the programs', () =>
    expect(bill.components.map(({ name, scope }) => [name, scope])).toEqual([
      ['@libsql/client', 'required'],
      ['react', 'optional'],
    ]))

  it('has the hash of what npm was given', () =>
    expect(bill.components[1]?.hashes).toEqual([{ alg: 'SHA-512', content: '000102' }]))
})
