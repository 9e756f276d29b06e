import { it } from 'vitest'
import { inEachRound, patience } from '../support/rounds.ts'
import { RUNS, runLine } from './command-runs.ts'

it('a command of docs/operating.md does what it is for', patience(), async () => {
  await inEachRound(0, async ({ number }) => {
    const run = RUNS[number]
    if (!run) throw new Error(`There are ${RUNS.length} commands, and this is round ${number}.`)
    await runLine(run).catch((cause) => {
      throw new Error(`${run.line}: ${(cause as Error).message}`, { cause })
    })
  })
})
