import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { brandOf } from '@vitrine/ui/core'
import { BrandIcon, Icon } from '@vitrine/ui/ui'
import { stateOfPage } from '../../core/page-state.ts'
import { type FollowLinksBlock, followLinks } from './follow-links.block.ts'

const FollowLinks: BlockRenderer<FollowLinksBlock> = ({ block, context, field }) => {
  const { label, look, profiles } = block
  const own = profiles.map((profile) => ({ ...profile, mark: field('profiles', profile.id, 'label') }))
  const shown = own.length > 0 ? own : stateOfPage(context).social.map((profile) => ({ ...profile, mark: {} }))
  if (shown.length === 0) return null
  return (
    <div className="follow-links" data-look={look}>
      {label && (
        <p className="follow-links__label" {...field('label')}>
          {label}
        </p>
      )}
      <ul className="follow-links__list">
        {shown.map((profile) => {
          const brand = brandOf(profile.url)
          return (
            <li key={profile.url}>
              {/* `me`: the other side may prove by it that the profile is the site's. */}
              <a className="follow-links__link" href={profile.url} rel="me noopener">
                {brand ? <BrandIcon name={brand} /> : <Icon name="link" />}
                <span className={look === 'icons' ? 'visually-hidden' : undefined} {...profile.mark}>
                  {profile.label}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

export const view = defineView(followLinks, { Block: FollowLinks, styles: ['follow-links'] })
