import { networkName } from '../blocks/follow-links.ts'
import { planPieces } from '../blocks/pricing.ts'
import { personPieces } from '../blocks/team.ts'
import { voicePieces } from '../blocks/testimonials.ts'
import type { ElementTable } from '../builder-page.ts'
import type { BuilderElement, Settings } from '../element.ts'
import { isOn, word } from '../settings.ts'
import { bareHtml } from '../shared/bare-html.ts'
import { imageSource } from '../shared/image-source.ts'
import { childrenNamed, contentsOnly, others } from '../shared/parts.ts'
import type { WrittenLink } from '../shared/written-link.ts'

/** People, what they said, and what things cost. */
export const avadaPeople: ElementTable = {
  fusion_testimonials: contentsOnly,
  fusion_testimonial({ settings, children }, page) {
    const image = imageSource(word(settings, 'image_id'), word(settings, 'image'))
    const link = word(settings, 'link')
    if (link !== '' && link !== '#') page.report('lost', 'voice-link', link.slice(0, 200))
    return voicePieces(
      {
        content: page.blocksOf(children),
        name: word(settings, 'name'),
        role: word(settings, 'company'),
        ...(word(settings, 'avatar') !== 'none' && (image.id ?? image.address) !== undefined && { image }),
      },
      page.context,
    )
  },
  fusion_person({ settings, children }, page) {
    const image = imageSource(word(settings, 'picture_id'), word(settings, 'picture'))
    return personPieces(
      {
        name: word(settings, 'name'),
        role: word(settings, 'title'),
        content: page.blocksOf(children),
        links: linksOf(settings),
        ...((image.id ?? image.address) !== undefined && { image }),
      },
      page.context,
    )
  },
  fusion_pricing_table: contentsOnly,
  fusion_pricing_column(element, page) {
    const { settings } = element
    const [price] = childrenNamed(element, 'fusion_pricing_price')
    const [footer] = childrenNamed(element, 'fusion_pricing_footer')
    const [button] = footer?.children.filter(({ name }) => name === 'fusion_button') ?? []
    const inFooter = footer && button ? footer.children.filter((child) => child !== button) : (footer?.children ?? [])
    const words = inFooter.map(bareHtml).join(' ')
    const link = button && {
      address: word(button.settings, 'link'),
      label: bareHtml(button),
      newTab: word(button.settings, 'target') === '_blank',
    }
    const plan = planPieces(
      {
        name: word(settings, 'title'),
        price: priceOf(price),
        period: word(price?.settings ?? {}, 'time'),
        text: words,
        badge: isOn(settings, 'standout') ? '★' : '',
        features: childrenNamed(element, 'fusion_pricing_row').map(bareHtml),
        ...(link && { link }),
      },
      page.context,
    )
    return [...plan, ...others(element, page, 'fusion_pricing_price', 'fusion_pricing_footer', 'fusion_pricing_row')]
  },
}

function priceOf(price: BuilderElement | undefined): string {
  const currency = word(price?.settings ?? {}, 'currency')
  const amount = word(price?.settings ?? {}, 'price')
  if (amount === '' || currency === '') return amount
  return word(price?.settings ?? {}, 'currency_position') === 'right' ? `${amount} ${currency}` : `${currency}${amount}`
}

const NETWORKS = [
  'facebook',
  'twitter',
  'x',
  'instagram',
  'linkedin',
  'xing',
  'youtube',
  'vimeo',
  'pinterest',
  'github',
  'tiktok',
  'whatsapp',
  'telegram',
  'mastodon',
  'bluesky',
  'threads',
  'behance',
  'dribbble',
  'flickr',
  'reddit',
  'skype',
  'soundcloud',
  'spotify',
  'tumblr',
  'twitch',
  'yahoo',
  'blogger',
  'rss',
]

/** Places at which a person can be found: mail, phone, networks, and a page that the portrait leads to. */
function linksOf(settings: Settings): readonly WrittenLink[] {
  const mail = word(settings, 'email')
  const phone = word(settings, 'phone')
  const page = word(settings, 'pic_link')
  return [
    ...(mail === ''
      ? []
      : [{ address: mail.startsWith('mailto:') ? mail : `mailto:${mail}`, label: mail.replace(/^mailto:/, '') }]),
    ...(phone === '' ? [] : [{ address: `tel:${phone.replace(/[^\d+]/g, '')}`, label: phone }]),
    ...NETWORKS.flatMap((network) => {
      const address = word(settings, network)
      return address === ''
        ? []
        : [{ address, label: networkName(network), newTab: word(settings, 'linktarget') === '_blank' }]
    }),
    ...(page === '' || /\.(?:jpe?g|png|webp|gif)$/i.test(page)
      ? []
      : [{ address: page, label: word(settings, 'name') }]),
  ]
}
