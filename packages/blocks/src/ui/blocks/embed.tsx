import type { BlockRenderer } from '@vitrine/kit/core'
import { brandOf } from '@vitrine/ui/core'
import { BrandIcon, Icon, Picture } from '@vitrine/ui/ui'
import type { EmbedBlock } from '../../core/blocks/embed.ts'
import { stateOfPage } from '../../core/page-state.ts'

export const Embed: BlockRenderer = ({ block, context, leads = false }) => {
  const { url, provider, title, image } = block as EmbedBlock
  const { texts } = stateOfPage(context)
  const brand = brandOf(url)
  return (
    <figure className="embed">
      <div className="embed__card" data-picture={image ? '' : undefined}>
        {image && (
          <Picture className="embed__picture" image={image} sizes="(min-width: 60rem) 80vw, 100vw" priority={leads} />
        )}
        <p className="embed__words">
          <a className="embed__link" href={url} target="_blank" rel="noopener noreferrer">
            {brand ? <BrandIcon name={brand} /> : <Icon name="arrow-up-right" />}
            <span className="embed__title">{title}</span>
            <span className="visually-hidden"> ({texts.opensNewTab})</span>
          </a>
        </p>
      </div>
      <figcaption className="embed__notice">{texts.embedNotice.replace('{provider}', provider)}</figcaption>
    </figure>
  )
}
