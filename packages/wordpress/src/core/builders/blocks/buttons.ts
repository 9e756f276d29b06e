import type { ConvertContext } from '../../convert/convert.ts'
import { joiningPiece, type Piece } from '../pieces.ts'
import { iconName } from '../shared/icon-name.ts'
import { plainWords } from '../shared/plain-words.ts'
import { textBlock } from '../shared/words-to-rich.ts'
import { linkOf, type WrittenLink } from '../shared/written-link.ts'

interface WrittenButton extends WrittenLink {
  readonly look?: 'solid' | 'outline' | 'quiet'
  readonly icon?: string
  readonly align?: string
  readonly isStretched?: boolean
  readonly tooltip?: string
}

/** Characters of an explanation. */
const MAX_TOOLTIP = 300

/** Letters of an address that name it in the report. */
const MAX_NAMED = 200

/**
 * Makes a button, which joins its neighbours. One that leads nowhere keeps its words as text. One without words has those of
 * the page that it leads to; at another address there are none to show, and it is left out with a line.
 */
export function buttonPieces(button: WrittenButton, context: ConvertContext): readonly Piece[] {
  const label = plainWords(button.label) || wordsOfAddress(button.address)
  const link = linkOf({ ...button, label }, context)
  if (!link) return textBlock(label).map(joiningPiece)
  if (label === '' && link.type === 'url') {
    context.report({ level: 'lost', code: 'link-without-words', subject: button.address.slice(0, MAX_NAMED) })
    return []
  }
  const icon = iconName(button.icon ?? '')
  const tooltip = plainWords(button.tooltip ?? '')
  return [
    joiningPiece({
      blockType: 'buttonGroup',
      align: alignOf(button),
      buttons: [
        {
          link,
          look: button.look ?? 'solid',
          ...(icon && { icon }),
          ...(tooltip !== '' && tooltip !== label && tooltip.length <= MAX_TOOLTIP && { tooltip }),
        },
      ],
    }),
  ]
}

/** People read an address of mail and a telephone number as words. */
function wordsOfAddress(address: string): string {
  return /^\s*(?:mailto|tel):([^?]+)/i.exec(address)?.[1]?.trim() ?? ''
}

function alignOf({ align = '', isStretched }: WrittenButton): string {
  if (isStretched || align === 'justify' || align === 'stretch') return 'stretch'
  if (align === 'center') return 'center'
  return align === 'right' || align === 'end' ? 'end' : 'start'
}
