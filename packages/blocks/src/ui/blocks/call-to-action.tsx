import type { BlockRenderer } from '@vitrine/kit/core'
import { Links, Picture } from '@vitrine/ui/ui'
import type { CallToActionBlock } from '../../core/blocks/call-to-action.ts'

export const CallToAction: BlockRenderer = ({ block, leads = false }) => {
  const { ground, heading, text, image, links } = block as CallToActionBlock
  return (
    <section className="call-to-action" data-ground={ground} data-picture={image ? '' : undefined}>
      <h2 className="call-to-action__heading">{heading}</h2>
      <div className="call-to-action__more">
        {text && <p>{text}</p>}
        <Links links={links} />
      </div>
      {image && (
        <Picture
          className="call-to-action__picture"
          image={image}
          sizes="(min-width: 60rem) 40vw, 100vw"
          priority={leads}
        />
      )}
    </section>
  )
}
