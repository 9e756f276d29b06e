import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { SOAKS } from '../../scripts/soak/soaks.mjs'
import { testFiles } from '../../scripts/test/files.mjs'
import { inEachRound, patience } from '../support/rounds.ts'

const exec = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))

/** Version of Node on which the unit suite and a first start are run besides the oldest that is supported. */
const NEWER_NODE = 24

/** Bytes that a run of tests may print. */
const MAX_OUTPUT_BYTES = 64 * 1024 ** 2

/** Platform of each round, in this order. */
const PLATFORMS = [postgresAsRoot, newerNode]

it('each platform has a round of its soak', () => expect(SOAKS.platforms?.rounds).toBe(PLATFORMS.length))

it('tests and a first start hold on other platforms than that of npm test', patience(), () =>
  inEachRound(0, ({ number }) => PLATFORMS[number]?.()),
)

/** PostgreSQL and the browser have rules of their own for root. */
async function postgresAsRoot(): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error('This round is about root: run it as root.')
  const env = { ...process.env, HOME: '/root' }
  await run(process.execPath, ['scripts/test.mjs', 'integration', ...(await filesWithPostgres())], env)
  await run(process.execPath, ['scripts/first-start.mjs'], env)
}

async function newerNode(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-node-'))
  try {
    await run('npm', ['install', '--silent', '--no-save', '--prefix', folder, `node@${NEWER_NODE}`], process.env)
    const bin = join(folder, 'node_modules/node/bin')
    const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` }
    const node = join(bin, 'node')
    expect((await run(node, ['--version'], env)).trim()).toMatch(new RegExp(`^v${NEWER_NODE}\\.`))
    await run(node, ['scripts/test.mjs', 'unit'], env)
    await run(node, ['scripts/first-start.mjs'], env)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function filesWithPostgres(): Promise<readonly string[]> {
  const files = testFiles(['integration'], [])
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  return files.filter((_, index) => /startPostgres|support\/postgres/.test(texts[index] ?? ''))
}

/** Runs a command in the project to its end. Rejects with the end of what it printed. */
async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  // The run inside is a usual one: it repeats no rounds, and its tests are not those of this process.
  const { VITRINE_SOAK, VITEST, ...rest } = env
  try {
    const { stdout } = await exec(command, [...args], { cwd: root, env: rest, maxBuffer: MAX_OUTPUT_BYTES })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args[0]} failed.\n${`${stdout}\n${stderr}`.slice(-4000)}`, { cause: error })
  }
}
