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

/** Makes a button, which joins its neighbours. One that leads nowhere keeps its words as text. */
export function buttonPieces(button: WrittenButton, context: ConvertContext): readonly Piece[] {
  const label = plainWords(button.label)
  const link = linkOf({ ...button, label }, context)
  if (!link) return textBlock(label).map(joiningPiece)
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

function alignOf({ align = '', isStretched }: WrittenButton): string {
  if (isStretched || align === 'justify' || align === 'stretch') return 'stretch'
  if (align === 'center') return 'center'
  return align === 'right' || align === 'end' ? 'end' : 'start'
}
