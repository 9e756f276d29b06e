import { contentBoxesPieces, type WrittenBox } from '../blocks/content-boxes.ts'
import { planPieces } from '../blocks/pricing.ts'
import { voicePieces } from '../blocks/testimonials.ts'
import type { BuilderPage, ElementConverter, ElementTable } from '../builder-page.ts'
import type { Settings } from '../element.ts'
import { groupsIn, numberIn, word } from '../settings.ts'
import { htmlBlocks } from '../shared/html-blocks.ts'
import { drawingIn, iconIn, imageSourceIn, linkIn } from './values.ts'

const box: ElementConverter = ({ settings }, { context }) => {
  const place = word(settings, 'position')
  const iconPlace = place === 'left' || place === 'right' ? 'start' : 'top'
  return contentBoxesPieces([boxOf(settings, context)], { iconPlace }, context)
}

/** Boxes, voices and prices. */
export const elementorBoxes: ElementTable = {
  'icon-box': box,
  'image-box': box,
  'flip-box'({ settings }, { context }) {
    const label = word(settings, 'button_text')
    const link = linkIn(settings, label)
    const back = [
      word(settings, 'title_text_b'),
      word(settings, 'description_text_b'),
      link.address === '' ? label : '',
    ]
      .filter((part) => part !== '')
      .map((part) => `<p>${part}</p>`)
    const front = boxOf(
      {
        ...settings,
        title_text: word(settings, 'title_text_a'),
        description_text: word(settings, 'description_text_a'),
      },
      context,
    )
    const content = [...front.content, ...htmlBlocks(back.join(''), context)]
    return contentBoxesPieces([{ ...front, content, ...(link.address !== '' && { link }) }], {}, context)
  },
  testimonial: ({ settings }, { context }) => voice(settings, context, 'testimonial_'),
  'testimonial-carousel': ({ settings }, { context }) =>
    groupsIn(settings, 'slides').flatMap((slide) => voice(slide, context, '')),
  reviews: ({ settings }, { context }) => groupsIn(settings, 'slides').flatMap((slide) => voice(slide, context, '')),
  'price-table'({ settings }, { context }) {
    const label = word(settings, 'button_text')
    const link = linkIn(settings, label)
    const price = [currencyOf(settings), word(settings, 'price') || '0'].join('')
    return planPieces(
      {
        name: word(settings, 'heading'),
        price:
          word(settings, 'currency_position') === 'after'
            ? `${word(settings, 'price')} ${currencyOf(settings)}`
            : price,
        period: word(settings, 'period'),
        text: [
          word(settings, 'sub_heading'),
          word(settings, 'footer_additional_info'),
          link.address === '' ? label : '',
        ]
          .filter((part) => part !== '')
          .join(' '),
        badge: word(settings, 'ribbon_title'),
        features: groupsIn(settings, 'features_list').map((feature) => word(feature, 'item_text')),
        ...(label !== '' && { link }),
      },
      context,
    )
  },
  'price-list': ({ settings }, { context }) =>
    contentBoxesPieces(
      groupsIn(settings, 'price_list').map((row) => {
        const image = imageSourceIn(row, 'image')
        const link = linkIn(row, '')
        return {
          title: word(row, 'title'),
          detail: word(row, 'price'),
          content: htmlBlocks(word(row, 'item_description', 'description'), context),
          ...(image && { image }),
          ...(link.address !== '' && { link }),
        }
      }),
      { variant: 'prices' },
      context,
    ),
}

function boxOf(settings: Settings, context: BuilderPage['context']): WrittenBox {
  const image = imageSourceIn(settings, 'image') ?? drawingIn(settings, 'selected_icon')
  const link = linkIn(settings, '')
  return {
    title: word(settings, 'title_text'),
    content: htmlBlocks(word(settings, 'description_text'), context),
    icon: iconIn(settings, 'selected_icon', 'icon'),
    ...(image && { image }),
    ...(link.address !== '' && { link }),
  }
}

function voice(settings: Settings, context: BuilderPage['context'], prefix: string) {
  const image = imageSourceIn(settings, `${prefix}image`)
  const stars = numberIn(settings, 'rating')
  return voicePieces(
    {
      content: htmlBlocks(word(settings, `${prefix}content`), context),
      name: word(settings, `${prefix}name`),
      role: word(settings, `${prefix}job`, `${prefix}title`),
      ...(image && { image }),
      ...(stars !== undefined && { stars }),
    },
    context,
  )
}

const CURRENCIES: Readonly<Record<string, string>> = {
  dollar: '$',
  euro: '€',
  franc: '₣',
  pound: '£',
  yen: '¥',
  rupee: '₨',
  shekel: '₪',
  ruble: '₽',
  won: '₩',
  baht: '฿',
  real: 'R$',
  krona: 'kr',
  lira: '₺',
  peso: '₱',
}

function currencyOf(settings: Settings): string {
  const symbol = word(settings, 'currency_symbol')
  if (symbol === 'custom') return word(settings, 'currency_symbol_custom')
  return (Object.hasOwn(CURRENCIES, symbol) ? CURRENCIES[symbol] : undefined) ?? ''
}
