import { expect, it } from 'vitest'
import { isFlooded } from './protocol.ts'

it('posts of one IPv6 network are counted together, whatever address they come from', async () => {
  const keys: string[] = []
  const isTooMany = async (key: string) => keys.push(key) > 3
  const guard = { honeypot: false, refusesDuplicates: false, minSeconds: 0, postsPerMinute: 2 }
  for (const ip of ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1', '192.0.2.1', '::ffff:192.0.2.1']) {
    await isFlooded({ ip }, { id: 7, guard }, { isTooMany, now: () => new Date(0) })
  }
  expect(keys[0]).toBe(keys[1])
  expect(new Set(keys).size).toBe(3)
  expect(keys[3]).toBe(keys[4])
})
