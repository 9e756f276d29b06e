import { describe, expect, it } from 'vitest'
import { type ShareNetwork, shareAddress } from './share-address.ts'

const shared = { url: 'https://haldenrye.example/räume/?a=1&b=2', title: 'Räume & Licht 🙂' }
const url = 'https%3A%2F%2Fhaldenrye.example%2Fr%C3%A4ume%2F%3Fa%3D1%26b%3D2'
const title = 'R%C3%A4ume%20%26%20Licht%20%F0%9F%99%82'

describe('the address of a share', () => {
  it.each<[ShareNetwork, string]>([
    ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
    ['twitter', `https://x.com/intent/post?url=${url}&text=${title}`],
    ['reddit', `https://www.reddit.com/submit?url=${url}&title=${title}`],
    ['digg', `https://digg.com/submit?url=${url}`],
    ['delicious', `https://delicious.com/post?url=${url}`],
    ['linkedin', `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
    ['whatsapp', `https://wa.me/?text=${title}%20${url}`],
    ['telegram', `https://t.me/share/url?url=${url}&text=${title}`],
    ['bluesky', `https://bsky.app/intent/compose?text=${title}%20${url}`],
    ['mastodon', `https://share.joinmastodon.org/#text=${title}%20${url}`],
    ['email', `mailto:?subject=${title}&body=${url}`],
  ])('for %s is exact', (network, address) => expect(shareAddress(network, shared)).toBe(address))

  it('for Pinterest wants a picture', () => {
    expect(shareAddress('pinterest', shared)).toBeUndefined()
    expect(shareAddress('pinterest', { ...shared, image: 'https://haldenrye.example/media/a b.webp' })).toContain(
      '&media=https%3A%2F%2Fhaldenrye.example%2Fmedia%2Fa%20b.webp&',
    )
  })
})
