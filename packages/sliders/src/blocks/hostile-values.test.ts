import { placedBlocks } from '@vitrine/kit/block'
import type { ParseContext } from '@vitrine/kit/core'
import { hostileValues } from '@vitrine/kit/testing'
import { expect, it } from 'vitest'
import { declarations } from './declarations.ts'

const parse: ParseContext = { locale: 'en', image: () => undefined, href: () => undefined, blocks: () => [] }

it.each(
  placedBlocks(declarations).map((declaration) => [declaration.name, declaration] as const),
)('the block %s copes with any stored value', (_, declaration) => {
  for (const raw of hostileValues(declaration.fields)) {
    expect(() => declaration.parse({ id: '1', ...raw }, parse)).not.toThrow()
  }
})
