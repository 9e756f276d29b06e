import { featureStates } from '@vitrine/kit/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { view as countdownView } from './countdown.view.tsx'

const block = { blockType: 'countdown', id: 'c', until: '2027-06-17T17:00:00.000Z' } as const

const markup = (locale: string, timeZone: string) => {
  const context = { locale, timeZone, path: '/', home: '/', pageId: 1, preview: false, features: featureStates([]) }
  const props = { block, context, index: 0, nested: () => null, field: () => ({}) }
  return renderToStaticMarkup(createElement(countdownView.view.Block, props)).replace(/[\u202f\u00a0]/g, ' ')
}

describe('the moment of a countdown', () => {
  it.each([
    ['en', 'Europe/London', '17 June 2027 at 18:00 BST'],
    ['en', 'America/New_York', 'June 17, 2027 at 1:00 PM EDT'],
    ['de', 'Europe/Berlin', '17. Juni 2027 um 19:00 MESZ'],
  ])('is written by the clocks of the site, which it names: %s in %s', (locale, zone, words) =>
    expect(markup(locale, zone)).toContain(`<time dateTime="${block.until}">${words}</time>`))
})
