import type { BlockRenderer } from '@vitrine/kit/core'
import { brandOf } from '@vitrine/ui/core'
import { BrandIcon, Icon } from '@vitrine/ui/ui'
import type { FollowLinksBlock } from '../../core/blocks/follow-links.ts'
import { stateOfPage } from '../../core/page-state.ts'

export const FollowLinks: BlockRenderer = ({ block, context }) => {
  const { label, look, profiles } = block as FollowLinksBlock
  const shown = profiles.length > 0 ? profiles : stateOfPage(context).social
  if (shown.length === 0) return null
  return (
    <div className="follow-links" data-look={look}>
      {label && <p className="follow-links__label">{label}</p>}
      <ul className="follow-links__list">
        {shown.map((profile) => {
          const brand = brandOf(profile.url)
          return (
            <li key={profile.url}>
              {/* `me`: the other side may prove by it that the profile is the site's. */}
              <a className="follow-links__link" href={profile.url} rel="me noopener">
                {brand ? <BrandIcon name={brand} /> : <Icon name="link" />}
                <span className={look === 'icons' ? 'visually-hidden' : undefined}>{profile.label}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
