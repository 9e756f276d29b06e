import { list, record } from '@vitrine/content/core'
import type { MovedPage } from '../report/report.ts'

/** Pages that are compared at once: each is drawn four times. */
export const MAX_COMPARED_PAGES = 60

/** Pages of the stored report of a run, the home page first. */
export function pagesToCompare(report: unknown): readonly MovedPage[] {
  const pages = list(record(report).pages).flatMap((page): MovedPage[] => {
    const { title, from, to } = page
    const isWhole = typeof title === 'string' && typeof from === 'string' && typeof to === 'string'
    return isWhole && from.startsWith('/') && to.startsWith('/') ? [{ title, from, to }] : []
  })
  return [...pages.filter(({ from }) => from === '/'), ...pages.filter(({ from }) => from !== '/')]
}
