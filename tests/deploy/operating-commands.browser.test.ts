import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SOAKS } from '../../scripts/soak/soaks.mjs'
import { inEachRound, patience } from '../support/rounds.ts'
import { commandLines } from './command-lines.ts'
import { RUNS, runLine } from './command-runs.ts'

/** Commands that `npm test` runs; the first of the list cost least. */
const FEW = 3

const page = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')

describe('command lines of a page', () => {
  it('are found in blocks and in sentences, and settings are none', () =>
    expect(
      commandLines(
        "Run `npm run one -- A`, with `PORT=1`, or:\n\n```sh\nPORT=80 # a port\nX='…' npm run two\n# a remark\n```\n\nOr `X=1 git pull`. A `file.db`.\n\n```nginx\nlisten 80;\n```\n",
      ),
    ).toEqual(["X='…' npm run two", 'npm run one -- A', 'X=1 git pull']))

  it('of docs/operating.md are each run, as they are written', () =>
    expect(RUNS.map(({ line }) => line).sort()).toEqual([...commandLines(page)].sort()))

  it('are all run by the soak', () => expect(SOAKS.commands?.rounds).toBe(RUNS.length))
})

it('a command of docs/operating.md does what it is for', patience(), async () => {
  await inEachRound(FEW, async ({ number }) => {
    const run = RUNS[number]
    if (!run) throw new Error(`There are ${RUNS.length} commands, and this is round ${number}.`)
    await runLine(run).catch((cause) => {
      throw new Error(`${run.line}: ${(cause as Error).message}`, { cause })
    })
  })
})
