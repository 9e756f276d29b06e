import { choice, given, list, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'

/** Links to profiles elsewhere. */
export interface FollowLinksBlock extends BlockBase {
  readonly blockType: 'followLinks'
  readonly label?: string
  readonly look: 'icons' | 'names'
  /** Empty: the profiles of the site. */
  readonly profiles: readonly { readonly label: string; readonly url: string }[]
}

export const parseFollowLinks: BlockParser = (raw): FollowLinksBlock => ({
  ...blockBase(raw, 'followLinks'),
  look: choice(raw.look, ['icons', 'names']),
  profiles: list(raw.profiles).flatMap((profile) => {
    const [label, url] = [text(profile.label), text(profile.url)]
    return label && url && /^https:\/\//i.test(url) ? [{ label, url }] : []
  }),
  ...given({ label: text(raw.label) }),
})
