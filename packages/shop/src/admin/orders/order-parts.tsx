'use client'

import { useListQuery } from '@payloadcms/ui'
import { queryOf, whereOf } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { ORDER_VIEWS } from '../../core/order/order-views.ts'
import { useWords } from '../use-words.ts'

/** Links to the parts of the orders. @param props.counts Orders of each part. */
export function OrderParts({ counts }: { readonly counts: readonly number[] }): ReactNode {
  const { query } = useListQuery()
  const { language, word } = useWords()
  const filter = JSON.stringify(query?.where ?? {})
  return (
    <nav className="inbox-bar__parts" aria-label={word({ en: 'Parts of the orders', de: 'Teile der Bestellungen' })}>
      {ORDER_VIEWS.map(({ label, conditions }, index) => (
        <a
          key={label.en}
          href={queryOf(conditions)}
          {...(filter === JSON.stringify(whereOf(conditions)) && { 'aria-current': 'page' as const })}
        >
          {word(label)} <span>{counts[index]?.toLocaleString(language)}</span>
        </a>
      ))}
    </nav>
  )
}
