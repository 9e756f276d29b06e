'use client'

import { type ReactNode, useEffect, useState } from 'react'
import type { HandOffer } from '../../core/by-hand/hand-order.ts'
import { MAX_QUANTITY } from '../../core/prices/cart.ts'
import { useWords } from '../use-words.ts'
import { searchOffers } from './ask-shop.ts'

/** Milliseconds that nothing was typed before products are searched. */
const SEARCH_AFTER_MS = 250

/** Something that was put into an order by hand. */
export interface HandLine {
  readonly offer: HandOffer
  readonly quantity: number
}

/** Lines of an order by hand: products are searched by name or SKU, and added. */
export function HandLines({
  lines,
  onChange,
}: {
  readonly lines: readonly HandLine[]
  readonly onChange: (lines: readonly HandLine[]) => void
}): ReactNode {
  const { word } = useWords()
  const [words, setWords] = useState('')
  const found = useOffers(words)
  const add = (offer: HandOffer) => {
    if (!lines.some((line) => line.offer.sku === offer.sku)) onChange([...lines, { offer, quantity: 1 }])
  }
  return (
    <fieldset className="hand-order__part">
      <legend>{word({ en: 'Products', de: 'Produkte' })}</legend>
      <label>
        {word({ en: 'Find by name or SKU', de: 'Nach Namen oder Artikelnummer suchen' })}
        <input
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            // It searches as somebody types; the form is sent by its buttons alone.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </label>
      {words.trim() !== '' && found && (
        <ul className="hand-order__found">
          {found.length === 0 && (
            <li>{word({ en: 'Nothing that is sold is called so.', de: 'Nichts, was verkauft wird, heißt so.' })}</li>
          )}
          {found.map((offer) => (
            <li key={offer.sku}>
              <span>
                {offer.title} <small>{about(offer, word({ en: 'left', de: 'übrig' }))}</small>
              </span>
              <button
                className="inbox-form__button"
                type="button"
                aria-label={word({ en: `Add ${offer.title}`, de: `${offer.title} hinzufügen` })}
                onClick={() => add(offer)}
              >
                {word({ en: 'Add', de: 'Hinzufügen' })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {lines.map(({ offer, quantity }) => (
        <div className="hand-order__line" key={offer.sku}>
          <label>
            {word({ en: `Pieces of ${offer.title}`, de: `Stück von ${offer.title}` })}
            <input
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_QUANTITY}
              required
              value={quantity}
              onChange={({ target }) =>
                onChange(
                  lines.map((line) =>
                    line.offer.sku === offer.sku ? { offer, quantity: Number(target.value) } : line,
                  ),
                )
              }
            />
          </label>
          <button
            className="inbox-form__button"
            type="button"
            aria-label={word({ en: `Remove ${offer.title}`, de: `${offer.title} entfernen` })}
            onClick={() => onChange(lines.filter((line) => line.offer.sku !== offer.sku))}
          >
            {word({ en: 'Remove', de: 'Entfernen' })}
          </button>
        </div>
      ))}
    </fieldset>
  )
}

function about({ sku, price, left }: HandOffer, leftWord: string): string {
  return [sku, price, ...(left === undefined ? [] : [`${left} ${leftWord}`])].join(' · ')
}

/** Things to buy that fit what was typed, once nothing more is; undefined until they are found. */
function useOffers(words: string): readonly HandOffer[] | undefined {
  const [found, setFound] = useState<readonly HandOffer[]>()
  useEffect(() => {
    if (words.trim() === '') return setFound(undefined)
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const offers = await searchOffers(words, abort.signal)
      if (offers && !abort.signal.aborted) setFound(offers)
    }, SEARCH_AFTER_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [words])
  return found
}
