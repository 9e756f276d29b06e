import { accordionPieces, tabsPieces } from '../blocks/tabs.ts'
import type { BuilderPage, ElementConverter, ElementTable } from '../builder-page.ts'
import type { BuilderElement } from '../element.ts'
import { groupsIn, isOn, word } from '../settings.ts'
import { htmlBlocks } from '../shared/html-blocks.ts'
import { iconIn } from './values.ts'

const tabs: ElementConverter = (element, page) => {
  const isVertical =
    word(element.settings, 'type') === 'vertical' || /^inline-/.test(word(element.settings, 'tabs_direction'))
  return tabsPieces(panelsOf(element, page), isVertical, page.context.report)
}

const accordion: ElementConverter = (element, page) => {
  const { name, settings } = element
  const opensOne = name === 'accordion' || word(settings, 'max_items_expended') === 'one'
  const firstOpen =
    name === 'accordion' || (name === 'nested-accordion' && word(settings, 'default_state') !== 'all_collapsed')
  return accordionPieces(
    panelsOf(element, page),
    { opensOne, firstOpen, isFaq: isOn(settings, 'faq_schema') },
    page.context.report,
  )
}

/** Texts of which one is shown at a time, or that open. */
export const elementorPanels: ElementTable = {
  tabs,
  'nested-tabs': tabs,
  accordion,
  toggle: accordion,
  'nested-accordion': accordion,
}

/** Titles stand in the settings; texts beside them, or in the child of the same place. */
function panelsOf({ settings, children }: BuilderElement, page: BuilderPage) {
  const rows = [...groupsIn(settings, 'tabs'), ...groupsIn(settings, 'items')]
  const places = Array.from({ length: Math.max(rows.length, children.length) }, (_, place) => place)
  return places.map((place) => {
    const row = rows[place] ?? {}
    const child = children[place]
    return {
      title: word(row, 'tab_title', 'item_title'),
      icon: iconIn(row, 'tab_icon', 'item_icon'),
      content: [...htmlBlocks(word(row, 'tab_content'), page.context), ...(child ? page.blocksOf([child]) : [])],
    }
  })
}
