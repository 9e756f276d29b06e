import type { ConvertContext } from '../../convert/convert.ts'
import { richTextBlock } from '../../convert/rich-text-block.ts'
import { listNode, textNode } from '../../rich-text/nodes.ts'
import { joiningPiece, type Piece } from '../pieces.ts'
import { plainWords } from '../shared/plain-words.ts'
import { textBlock } from '../shared/words-to-rich.ts'
import { linkOf, type WrittenLink } from '../shared/written-link.ts'
import { buttonPieces } from './buttons.ts'
import { headingPieces } from './heading.ts'

interface WrittenPlan {
  readonly name: string
  readonly price: string
  readonly period: string
  readonly text: string
  readonly badge: string
  /** HTML or words. */
  readonly features: readonly string[]
  readonly link?: WrittenLink
}

/** Characters of the parts of an offer, and what may belong to it. */
const MAX_NAME = 80
const MAX_PRICE = 40
const MAX_PERIOD = 60
const MAX_BADGE = 40
const MAX_TEXT = 400
const MAX_FEATURE = 200
const MAX_FEATURES = 20

/** Makes an offer, which joins its neighbours; one that does not fit becomes heading, list and button. */
export function planPieces(written: WrittenPlan, context: ConvertContext): readonly Piece[] {
  const [name = '', price = '', period = '', text = '', badge = ''] = [
    written.name,
    written.price,
    written.period,
    written.text,
    written.badge,
  ].map(plainWords)
  const features = written.features.map(plainWords).filter((feature) => feature !== '')
  const isShort =
    name !== '' &&
    name.length <= MAX_NAME &&
    price.length <= MAX_PRICE &&
    period.length <= MAX_PERIOD &&
    text.length <= MAX_TEXT &&
    badge.length <= MAX_BADGE &&
    features.length <= MAX_FEATURES &&
    features.every((feature) => feature.length <= MAX_FEATURE)
  if (!isShort) return asBlocks({ ...written, name, price, period, text, badge, features }, context)
  const link = written.link && linkOf(written.link, context)
  return [
    joiningPiece({
      blockType: 'pricingTable',
      plans: [
        {
          name,
          features: features.map((feature) => ({ text: feature, included: true })),
          ...(price !== '' && { price }),
          ...(period !== '' && { period }),
          ...(text !== '' && { text }),
          ...(badge !== '' && { badge }),
          ...(link && { link }),
        },
      ],
    }),
  ]
}

function asBlocks(plan: WrittenPlan, context: ConvertContext): readonly Piece[] {
  const price = [plan.price, plan.period].filter((part) => part !== '').join(' ')
  const list = plan.features.map((feature) => [textNode(feature)])
  return [
    ...headingPieces({ text: plan.name, level: '3' }, context),
    ...textBlock([plan.badge, price, plan.text].join('\n')).map(joiningPiece),
    ...(list.length > 0 ? [joiningPiece(richTextBlock([listNode(false, 1, list)]))] : []),
    ...(plan.link ? buttonPieces(plan.link, context) : []),
  ]
}
