import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { Links, ResponsiveImage } from '@vitrine/ui/ui'
import { type CallToActionBlock, callToAction } from './call-to-action.block.ts'

const CallToAction: BlockRenderer<CallToActionBlock> = ({ block, leads = false, field }) => {
  const { ground, heading, text, image, links } = block
  return (
    <section className="call-to-action" data-ground={ground} data-picture={image ? '' : undefined}>
      <h2 className="call-to-action__heading" {...field('heading')}>
        {heading}
      </h2>
      <div className="call-to-action__more">
        {text && <p {...field('text')}>{text}</p>}
        <Links links={links} markOf={({ id }) => field('links', id, 'link', 'label')} />
      </div>
      {image && (
        <ResponsiveImage
          className="call-to-action__picture"
          image={image}
          sizes="(min-width: 60rem) 40vw, 100vw"
          priority={leads}
          mark={field('image')}
        />
      )}
    </section>
  )
}

export const view = defineView(callToAction, { Block: CallToAction, styles: ['call-to-action'] })
