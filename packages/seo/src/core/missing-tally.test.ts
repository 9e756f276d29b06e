import { expect, it } from 'vitest'
import { MAX_WAITING_ADDRESSES, MissingTally } from './missing-tally.ts'

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second))

it('counts each address, with its last moment', () => {
  const tally = new MissingTally()
  tally.add({ address: '/a/', at: at(1) })
  tally.add({ address: '/b/', at: at(2) })
  tally.add({ address: '/a/', at: at(3) })
  expect(tally.take().map(({ address, count, lastSeen }) => [address, count, lastSeen])).toEqual([
    ['/a/', 2, at(3)],
    ['/b/', 1, at(2)],
  ])
  expect(tally.take()).toEqual([])
})

it('keeps a page of this site before another, and another before none', () => {
  const tally = new MissingTally()
  const seen = (referrer?: string) => tally.add({ address: '/a/', at: at(1), referrer })
  seen('https://elsewhere.example')
  seen()
  seen('/studio/')
  seen('https://elsewhere.example')
  expect(tally.take()[0]?.referrer).toBe('/studio/')
})

it('holds no more addresses than it may, and goes on counting those', () => {
  const tally = new MissingTally()
  for (let n = 0; n <= MAX_WAITING_ADDRESSES; n += 1) tally.add({ address: `/${n}/`, at: at(1) })
  tally.add({ address: '/0/', at: at(2) })
  const taken = tally.take()
  expect(taken).toHaveLength(MAX_WAITING_ADDRESSES)
  expect(taken[0]?.count).toBe(2)
})
