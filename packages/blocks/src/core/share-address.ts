/** Page to share. */
export interface Shared {
  /** Absolute address. */
  readonly url: string
  readonly title: string
  /** Absolute address of a picture. */
  readonly image?: string
}

/** Names that people know the networks by. */
export const SHARE_NETWORKS = {
  facebook: 'Facebook',
  twitter: 'X',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  pinterest: 'Pinterest',
  reddit: 'Reddit',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
  digg: 'Digg',
  delicious: 'Delicious',
  email: 'E-mail',
} as const

export type ShareNetwork = keyof typeof SHARE_NETWORKS

/**
 * The address at which a network lets its members share something.
 *
 * @returns Undefined when the network wants what is missing: Pinterest a picture.
 */
export function shareAddress(network: ShareNetwork, { url, title, image }: Shared): string | undefined {
  const [address, name] = [encodeURIComponent(url), encodeURIComponent(title)]
  const both = encodeURIComponent(`${title} ${url}`.trim())
  switch (network) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${address}`
    case 'twitter':
      return `https://x.com/intent/post?url=${address}&text=${name}`
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${address}`
    case 'whatsapp':
      return `https://wa.me/?text=${both}`
    case 'telegram':
      return `https://t.me/share/url?url=${address}&text=${name}`
    case 'pinterest':
      return image === undefined
        ? undefined
        : `https://www.pinterest.com/pin/create/button/?url=${address}&media=${encodeURIComponent(image)}&description=${name}`
    case 'reddit':
      return `https://www.reddit.com/submit?url=${address}&title=${name}`
    case 'bluesky':
      return `https://bsky.app/intent/compose?text=${both}`
    case 'mastodon':
      // Asks on which of its servers the visitor is at home.
      return `https://share.joinmastodon.org/#text=${both}`
    case 'digg':
      return `https://digg.com/submit?url=${address}`
    case 'delicious':
      return `https://delicious.com/post?url=${address}`
    case 'email':
      return `mailto:?subject=${name}&body=${address}`
  }
}
