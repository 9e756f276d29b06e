import { expect, it } from 'vitest'
import { parseTypeNames, typeName } from './type-names.ts'

const KINDS = [
  { type: 'page', name: 'Pages' },
  { type: 'note', name: 'Notes' },
]
const names = parseTypeNames({ note: 'Memos', title: 'Find', page: ' ' }, KINDS, 'Anything else')

it.each([
  ['note', 'Memos'],
  ['page', 'Pages'],
  ['title', 'Anything else'],
  ['constructor', 'Anything else'],
])('the type %s is called %s', (type, name) => expect(typeName(type, names)).toBe(name))
