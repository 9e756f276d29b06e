import { expect, it } from 'vitest'
import { referringPage } from './referring-page.ts'

it.each([
  ['https://halden.example/studio/?q=secret#x', '/studio/'],
  ['https://search.example/find?q=who+am+i', 'https://search.example'],
  ['android-app://com.example/', undefined],
  ['no address', undefined],
  [undefined, undefined],
])('of %j only %j is kept', (header, stored) => expect(referringPage(header, 'https://halden.example')).toBe(stored))
