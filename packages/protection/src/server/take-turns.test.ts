import { expect, it } from 'vitest'
import { takeTurns } from './take-turns.ts'

it('works with the same key wait for each other, and others do not', async () => {
  const inTurn = takeTurns()
  const log: string[] = []
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const first = inTurn('a', async () => {
    log.push('first begins')
    await gate
    log.push('first ends')
    return 1
  })
  const second = inTurn('a', async () => {
    log.push('second')
    return 2
  })
  await inTurn('b', async () => log.push('other'))
  open()
  expect(await Promise.all([first, second])).toEqual([1, 2])
  expect(log).toEqual(['first begins', 'other', 'first ends', 'second'])
})

it('a work that fails stops none that come after it', async () => {
  const inTurn = takeTurns()
  const failed = inTurn('a', () => Promise.reject(new Error('no disk')))
  const next = inTurn('a', async () => 'done')
  await expect(failed).rejects.toThrow('no disk')
  expect(await next).toBe('done')
})
