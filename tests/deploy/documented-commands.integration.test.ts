import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { SOAKS } from '../../scripts/soak/soaks.mjs'
import { commandLines } from './command-lines.ts'
import { RUNS } from './command-runs.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')

/** Tests that run each command that these pages name, and how they call it. Those of operating.md are run as written there. */
const RUN_BY: Readonly<Record<string, readonly [test: string, call: RegExp]>> = {
  accounts: ['tests/cms/commands.browser.test.ts', /command\('accounts\.mjs', '--reset-second-factor'/],
  backup: ['tests/backup/backup.browser.test.ts', /run\(\['backup', '--verify'/],
  export: ['tests/static-export/static-export.browser.test.ts', /'static-export'/],
  image: ['tests/deploy/image.soak.test.ts', /scripts\/image\.mjs|image/],
  import: ['tests/wordpress/imports.ts', /import\.js/],
  posts: ['tests/cms/commands.browser.test.ts', /command\('posts\.mjs'/],
  restore: ['tests/backup/backup.browser.test.ts', /run\(\['restore'/],
  search: ['tests/cms/commands.browser.test.ts', /command\('search\.mjs', '--rebuild'/],
  seed: ['tests/cms/starting.integration.test.ts', /startProgram\('seed'/],
  upgrade: ['tests/backup/backup.browser.test.ts', /run\(\['upgrade', '--check'\]/],
}

/** Commands for who changes Vitrine itself: CONTRIBUTING explains them. */
const OF_AUTHORS = ['soak']

const PAGES = ['docs/deploying.md', 'docs/moving-in.md']

const documented = new Set(
  PAGES.flatMap((page) => [...read(page).matchAll(/npm run ([a-z]+)/g)].map(([, name]) => name)),
)

describe('commands that the pages for owners name', () => {
  it('are those of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
    expect([...documented].filter((name) => name !== undefined && !(name in scripts))).toEqual([])
    for (const script of Object.values(scripts)) expect(existsSync(root + script.split(' ')[1])).toBe(true)
  })

  it('are each run by a test', () => {
    const owners = [...documented].filter((name) => name !== undefined && !OF_AUTHORS.includes(name))
    expect(owners.sort()).toEqual(Object.keys(RUN_BY).sort())
  })

  it.each(Object.entries(RUN_BY))('%s is', (_, [test, call]) => expect(read(test)).toMatch(call))
})

describe('command lines of a page', () => {
  it('are found in blocks and in sentences, and settings are none', () =>
    expect(
      commandLines(
        "Run `npm run one -- A`, with `PORT=1`, or:\n\n```sh\nPORT=80 # a port\nX='…' npm run two\n# a remark\n```\n\nOr `X=1 git pull`. A `file.db`.\n\n```nginx\nlisten 80;\n```\n",
      ),
    ).toEqual(["X='…' npm run two", 'npm run one -- A', 'X=1 git pull']))

  it('of docs/operating.md are each run, as they are written', () =>
    expect(RUNS.map(({ line }) => line).sort()).toEqual([...commandLines(read('docs/operating.md'))].sort()))

  it('are all run by the soak', () => expect(SOAKS.commands?.rounds).toBe(RUNS.length))
})
