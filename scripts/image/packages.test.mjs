import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

it('writes them down as CycloneDX does', () =>
  expect(billOfMaterials([{ name: '@libsql/client', version: '0.14.0', license: 'MIT' }], '1.2.3')).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'vitrine', version: '1.2.3' } },
    components: [{ purl: 'pkg:npm/%40libsql/client@0.14.0', licenses: [{ license: { name: 'MIT' } }] }],
  }))
