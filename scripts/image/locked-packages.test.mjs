import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../launch/paths.mjs'
import { lockedPackages } from './locked-packages.mjs'

const LINUX = { platform: 'linux', arch: 'x64' }

/** @param {ReturnType<typeof lockedPackages>} packages */
const namesOf = (packages) => packages.map(({ name, version }) => `${name}@${version}`)

describe('packages of programs', () => {
  const entries = {
    '': { devDependencies: { vitest: '^4' } },
    'apps/site': { version: '0.1.0', dependencies: { fastify: '^5', '@vitrine/cms': '*' } },
    'apps/admin': { dependencies: { next: '^16' } },
    'packages/cms': { dependencies: { a: '^2' }, devDependencies: { vitest: '^4' } },
    'packages/cms/node_modules/a': { version: '2.0.0', license: 'MIT' },
    'node_modules/@vitrine/cms': { link: true, resolved: 'packages/cms' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/fastify': { version: '5.1.0', dependencies: { a: '^1' }, optionalDependencies: { gone: '1' } },
    'node_modules/next': { version: '16.4.6' },
    'node_modules/vitest': { version: '4.1.12' },
  }

  it('are those that they name and what these need, each as it is found from there', () =>
    expect(namesOf(lockedPackages(entries, ['apps/site'], LINUX))).toEqual(['a@1.0.0', 'a@2.0.0', 'fastify@5.1.0']))

  it('come with their license, where the lockfile has it', () =>
    expect(lockedPackages(entries, ['apps/site'], LINUX).map(({ license }) => license)).toEqual([
      'unknown',
      'MIT',
      'unknown',
    ]))
})

describe.each([
  { platform: 'linux', arch: 'x64' },
  { platform: 'linux', arch: 'arm64' },
])('on $platform and $arch', (machine) => {
  const { packages: entries } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
  const names = lockedPackages(entries, ['apps/site', 'apps/admin'], machine).map(({ name }) => name)
  const { arch } = machine

  it('the lockfile has the libraries of databases and images, for no other machine', () => {
    const own = [`@libsql/linux-${arch}-gnu`, `@img/sharp-linux-${arch}`, `@img/sharp-libvips-linux-${arch}`]
    expect(names).toEqual(expect.arrayContaining(own))
    const native = names.filter((name) => /^@(?:img|libsql)\/.*-(?:arm|x64|ppc|riscv|s390|ia32|wasm)/.test(name))
    expect(native.sort()).toEqual(own.sort())
  })

  it('programs are made of what is for visitors and editors, and of nothing that builds or tests', () => {
    expect(names).toEqual(expect.arrayContaining(['fastify', 'react-dom', 'payload', '@payloadcms/ui', 'next']))
    for (const name of ['vitest', 'vite', 'knip', '@biomejs/biome']) expect(names).not.toContain(name)
  })
})
