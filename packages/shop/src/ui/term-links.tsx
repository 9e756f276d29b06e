import type { ReactNode } from 'react'
import type { ShopTexts } from '../core/shop-texts.ts'
import type { ListChoices } from '../core/shown/product-list.ts'

/** One category alone is no choice. */
const MIN_TERMS = 2

/** Links to the lists of single categories, and to that of all. */
export function TermLinks(props: {
  /** Address of the list of all. */
  readonly all: string
  readonly choices: ListChoices
  readonly texts: ShopTexts
}): ReactNode {
  const { all, choices, texts } = props
  if (choices.terms.length < MIN_TERMS) return null
  return (
    <nav className="term-links" aria-label={texts.categories}>
      <ul className="term-links__list">
        {[{ title: texts.all, href: all }, ...choices.terms].map(({ title, href }) => (
          <li key={href}>
            <a className="term-links__link" href={href} aria-current={href === choices.action ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
