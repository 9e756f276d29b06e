import { buttonPieces } from '../blocks/buttons.ts'
import type { BuilderPage, ElementTable } from '../builder-page.ts'
import type { BuilderElement } from '../element.ts'
import { isOn, word } from '../settings.ts'
import { packedLink } from '../shared/packed-link.ts'

export const wpbakeryButtons: ElementTable = {
  vc_btn: button,
  vc_button: button,
  vc_button2: button,
}

function button({ settings }: BuilderElement, { context }: BuilderPage) {
  const link = packedLink(word(settings, 'link', 'href'))
  return buttonPieces(
    {
      address: link.address,
      label: word(settings, 'title', 'text') || link.label,
      newTab: link.newTab === true || word(settings, 'target') === '_blank',
      look: /outline/.test(word(settings, 'style')) ? 'outline' : 'solid',
      icon: isOn(settings, 'add_icon') ? word(settings, 'i_icon_fontawesome') : '',
      align: word(settings, 'align'),
      isStretched: isOn(settings, 'button_block'),
      tooltip: link.label,
    },
    context,
  )
}
