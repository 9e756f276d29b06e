import type { ConvertContext } from '../../convert/convert.ts'
import { inParts } from '../../convert/limits.ts'
import { blockPiece, type Piece } from '../pieces.ts'
import { buttonPieces } from './buttons.ts'

/** A profile elsewhere. */
interface WrittenProfile {
  readonly network: string
  readonly address: string
}

/** Profiles of a block, and characters of a name and an address. */
const MAX_PROFILES = 12
const MAX_NAME = 60
const MAX_ADDRESS = 500

const NAMES: Readonly<Record<string, string>> = {
  bluesky: 'Bluesky',
  facebook: 'Facebook',
  flickr: 'Flickr',
  github: 'GitHub',
  google: 'Google',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  pinterest: 'Pinterest',
  reddit: 'Reddit',
  rss: 'RSS',
  soundcloud: 'SoundCloud',
  spotify: 'Spotify',
  telegram: 'Telegram',
  threads: 'Threads',
  tiktok: 'TikTok',
  twitter: 'X',
  vimeo: 'Vimeo',
  whatsapp: 'WhatsApp',
  x: 'X',
  xing: 'XING',
  yelp: 'Yelp',
  youtube: 'YouTube',
  email: 'E-mail',
  mail: 'E-mail',
  phone: 'Phone',
  tumblr: 'Tumblr',
  dribbble: 'Dribbble',
  behance: 'Behance',
  discord: 'Discord',
  twitch: 'Twitch',
}

export function networkName(network: string): string {
  const name = network
    .toLowerCase()
    .replace(/^(?:fa[bsr]?\s+)?(?:fa-|icon-|fusion-)?/, '')
    .replace(/[-_](?:f|in|square|p|circle)$/, '')
  return (
    (Object.hasOwn(NAMES, name) ? NAMES[name] : undefined) ??
    (name.charAt(0).toUpperCase() + name.slice(1)).slice(0, MAX_NAME)
  )
}

/** Makes links to profiles; those that are none (mail, phone, feeds) become buttons. */
export function followLinksPieces(profiles: readonly WrittenProfile[], context: ConvertContext): readonly Piece[] {
  const read = profiles
    .map(({ network, address }) => ({ label: networkName(network), url: secure(address.trim()) }))
    .filter(({ url }) => url !== '' && url !== '#')
  const isProfile = ({ url }: { readonly url: string }) => /^https:\/\//i.test(url) && url.length <= MAX_ADDRESS
  const blocks = inParts(read.filter(isProfile), MAX_PROFILES).map((part) =>
    blockPiece({ blockType: 'followLinks', look: 'icons', profiles: part }),
  )
  const others = read.filter((profile) => !isProfile(profile))
  return [
    ...blocks,
    ...others.flatMap(({ label, url }) => buttonPieces({ address: url, label, look: 'quiet' }, context)),
  ]
}

function secure(address: string): string {
  if (/^[^\s@/:]+@[^\s@/:]+$/.test(address)) return `mailto:${address}`
  return address
    .replace(/^http:\/\//i, 'https://')
    .replace(/^\/\//, 'https://')
    .replace(/^www\./i, 'https://www.')
}
