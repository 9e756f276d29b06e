import { enhancer } from '@vitrine/islands/ui'
import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import type { BrandName } from '@vitrine/ui/core'
import { BrandIcon, Icon } from '@vitrine/ui/ui'
import { stateOfPage } from '../../core/page-state.ts'
import { SHARE_NETWORKS, type ShareNetwork, shareAddress } from '../../core/share-address.ts'
import { type ShareBlock, share } from './share.block.ts'

const Sharing = enhancer('share', { when: 'visible' })

/** Networks whose mark has another name here, or none. */
const MARKS: Partial<Readonly<Record<ShareNetwork, BrandName>>> = {
  facebook: 'facebook',
  twitter: 'x',
  linkedin: 'linkedin',
  whatsapp: 'whatsapp',
  telegram: 'telegram',
  pinterest: 'pinterest',
  reddit: 'reddit',
  bluesky: 'bluesky',
  mastodon: 'mastodon',
}

/** Plain links, and buttons for what only script can do. */
const Share: BlockRenderer<ShareBlock> = ({ block, context, field }) => {
  const { label, networks, copy, sheet } = block
  const { texts, ...page } = stateOfPage(context)
  const links = networks.flatMap((network) => {
    const href = shareAddress(network, page)
    return href === undefined ? [] : [{ network, href }]
  })
  return (
    <div className="share">
      {label && (
        <p className="share__label" {...field('label')}>
          {label}
        </p>
      )}
      <Sharing props={{ url: page.url, title: page.title, copied: texts.linkCopied }}>
        <div className="share__ways">
          <ul className="share__links">
            {links.map(({ network, href }) => {
              const mark = MARKS[network]
              const isMail = network === 'email'
              const name = isMail ? texts.shareByMail : texts.shareOn.replace('{network}', SHARE_NETWORKS[network])
              return (
                <li key={network}>
                  <a
                    className="share__way"
                    href={href}
                    data-network={network}
                    aria-label={isMail ? name : `${name} (${texts.opensNewTab})`}
                    {...(!isMail && { target: '_blank', rel: 'noopener noreferrer' })}
                  >
                    {mark ? <BrandIcon name={mark} /> : isMail ? <Icon name="mail" /> : SHARE_NETWORKS[network]}
                  </a>
                </li>
              )
            })}
          </ul>
          {copy && (
            <button className="share__way share__button" type="button" data-action="copy">
              <Icon name="copy" />
              {texts.copyLink}
            </button>
          )}
          {sheet && (
            <button className="share__way share__button" type="button" data-action="sheet" hidden>
              <Icon name="share-2" />
              {texts.shareSheet}
            </button>
          )}
          <output className="share__status" />
        </div>
      </Sharing>
    </div>
  )
}

export const view = defineView(share, { Block: Share, styles: ['share'] })
