import { namedTexts } from '@vitrine/content/core'

/** Texts of the portfolio that are the same for every project. */
export const PORTFOLIO_TEXTS = {
  /** Name of the filter, for screen readers. */
  filter: 'Kinds of projects',
  all: 'All',
  /** Said by screen readers when a filter has changed the list; `{count}` from 2. */
  shown: '{count} projects',
  shownOne: 'One project',
  none: 'There is nothing here yet.',
  client: 'Client',
  date: 'Date',
  category: 'Category',
  /** A link of a project without words of its own. */
  visit: 'Visit',
  gallery: 'Gallery',
  related: 'Related projects',
  previous: 'Previous project',
  next: 'Next project',
} as const

export type PortfolioTexts = Readonly<Record<keyof typeof PORTFOLIO_TEXTS, string>>

/** Reads what the site's editors wrote in their place. */
export const parsePortfolioTexts = (raw: unknown): PortfolioTexts => namedTexts(raw, PORTFOLIO_TEXTS)

/** Says how many projects a list has. */
export function countText(count: number, texts: PortfolioTexts): string {
  if (count === 0) return texts.none
  return count === 1 ? texts.shownOne : texts.shown.replace('{count}', String(count))
}
