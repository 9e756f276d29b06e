import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { brandOf } from '@vitrine/ui/core'
import { BrandIcon, Icon, ResponsiveImage } from '@vitrine/ui/ui'
import { stateOfPage } from '../../core/page-state.ts'
import { type EmbedBlock, embed } from './embed.block.ts'

const Embed: BlockRenderer<EmbedBlock> = ({ block, context, leads = false, field }) => {
  const { url, provider, title, image } = block
  const { texts } = stateOfPage(context)
  const brand = brandOf(url)
  return (
    <figure className="embed">
      <div className="embed__card" data-picture={image ? '' : undefined}>
        {image && (
          <ResponsiveImage
            className="embed__picture"
            image={image}
            sizes="(min-width: 60rem) 80vw, 100vw"
            priority={leads}
          />
        )}
        <p className="embed__words">
          <a className="embed__link" href={url} target="_blank" rel="noopener noreferrer">
            {brand ? <BrandIcon name={brand} /> : <Icon name="arrow-up-right" />}
            <span className="embed__title" {...field('title')}>
              {title}
            </span>
            <span className="visually-hidden"> ({texts.opensNewTab})</span>
          </a>
        </p>
      </div>
      <figcaption className="embed__notice">{texts.embedNotice.replace('{provider}', provider)}</figcaption>
    </figure>
  )
}

export const view = defineView(embed, { Block: Embed, styles: ['embed'] })
