import { buttonPieces } from '../blocks/buttons.ts'
import { followLinksPieces } from '../blocks/follow-links.ts'
import { modalPieces } from '../blocks/modal.ts'
import type { BuilderPage, ElementTable } from '../builder-page.ts'
import type { BuilderElement } from '../element.ts'
import type { Piece } from '../pieces.ts'
import { isOn, word } from '../settings.ts'
import { bareHtml } from '../shared/bare-html.ts'

/** Attributes of social links that name no network. */
const NO_NETWORKS = new Set(['linktarget', 'class', 'id', 'alignment', 'title', 'margin_top', 'margin_bottom'])

/** Buttons, windows that they open, and links elsewhere. */
export const avadaButtons: ElementTable = {
  fusion_button(element, page) {
    const { settings } = element
    const window = word(settings, 'modal')
    const modal = window === '' ? undefined : page.takeModal(window)
    const label = bareHtml(element) || word(settings, 'title')
    if (modal) return windowOf(modal, label, 'solid', page)
    return buttonPieces(
      {
        address: word(settings, 'link'),
        label,
        newTab: word(settings, 'target') === '_blank',
        icon: word(settings, 'icon'),
        align: word(settings, 'alignment'),
        isStretched: isOn(settings, 'stretch'),
        tooltip: word(settings, 'title'),
      },
      page.context,
    )
  },
  fusion_modal_text_link(element, page) {
    const modal = page.takeModal(word(element.settings, 'name'))
    return modal ? windowOf(modal, bareHtml(element), 'quiet', page) : page.convert(element.children)
  },
  fusion_modal(element, page) {
    const name = word(element.settings, 'name')
    if (page.hasOpener(name)) return []
    return windowOf(page.takeModal(name) ?? element, word(element.settings, 'title'), 'outline', page)
  },
  fusion_social_links: ({ settings }, { context }) =>
    followLinksPieces(
      Object.entries(settings).flatMap(([network, address]) =>
        !NO_NETWORKS.has(network) &&
        typeof address === 'string' &&
        /^(?:https?:|\/\/|www\.|mailto:|tel:|[^\s/:@]+@)\S*$/i.test(address)
          ? [{ network, address }]
          : [],
      ),
      context,
    ),
}

function windowOf(
  modal: BuilderElement,
  label: string,
  look: 'solid' | 'outline' | 'quiet',
  page: BuilderPage,
): readonly Piece[] {
  const { settings, children } = modal
  return modalPieces({
    label,
    look,
    title: word(settings, 'title'),
    size: word(settings, 'size'),
    blocks: page.blocksOf(children),
  })
}
