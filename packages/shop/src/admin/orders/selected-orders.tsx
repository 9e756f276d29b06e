'use client'

import { toast, useRouteCache, useSelection } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { callShop } from '../call-shop.ts'
import { useWords } from '../use-words.ts'

/** Acts on the orders that are selected in the list. */
export function SelectedOrders(): ReactNode {
  const { count, selected, toggleAll } = useSelection()
  const { clearRouteCache } = useRouteCache()
  const { word } = useWords()
  const [isBusy, setBusy] = useState(false)
  const ids = [...selected].flatMap(([id, isSelected]) => (isSelected ? [Number(id)] : []))
  if (count === 0 || ids.length === 0) return null

  const send = async () => {
    setBusy(true)
    const { isDone, message } = await callShop('/shop-orders/sent', { ids })
    setBusy(false)
    if (!isDone) return void toast.error(word(message))
    toast.success(word(message))
    toggleAll()
    clearRouteCache()
  }
  return (
    <fieldset className="inbox-selected" disabled={isBusy}>
      <legend>
        {ids.length === 1
          ? word({ en: '1 order selected', de: '1 Bestellung ausgewählt' })
          : word({ en: `${ids.length} orders selected`, de: `${ids.length} Bestellungen ausgewählt` })}
      </legend>
      <button className="inbox-form__button" type="button" onClick={send}>
        {word({ en: 'Mark as sent', de: 'Als verschickt markieren' })}
      </button>
      <a
        className="inbox-form__button order-link"
        href={`/api/shop-orders/packing.pdf?ids=${ids.join(',')}`}
        target="_blank"
        rel="noopener"
      >
        {word({ en: 'Packing lists', de: 'Packlisten' })}
      </a>
    </fieldset>
  )
}
