import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

it('a change is sent once the one before it is answered, and each gets its own answer', async () => {
  const events: string[] = []
  const change = (name: string) => async () => {
    events.push(`${name} sent`)
    await Promise.resolve()
    events.push(`${name} answered`)
    return name
  }
  expect(await Promise.all(['read', 'done'].map((name) => inTurn(change(name))))).toEqual(['read', 'done'])
  expect(events).toEqual(['read sent', 'read answered', 'done sent', 'done answered'])
})
