import { expect, it } from 'vitest'
import { shareAddress, sharedPath } from './share-address.ts'

const HASH = 'abcdefgh-_345678'

it.each(['/', '/services/light/', '/de/über uns/'])('the image of %s is found by its address', (address) =>
  expect((['png', 'jpg'] as const).map((format) => sharedPath(decodeURI(shareAddress(HASH, address, format))))).toEqual(
    [
      { hash: HASH, address },
      { hash: HASH, address },
    ],
  ))

it.each([
  '/og/short/card.png',
  `/og/${HASH}card.png`,
  `/og/${HASH}/a/b.png`,
  `/og/${HASH}/a.card.png`,
  `/og/${HASH}/a/card.gif`,
])('%s is no image', (path) => expect(sharedPath(path)).toBeUndefined())
