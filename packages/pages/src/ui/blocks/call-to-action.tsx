import type { BlockRenderer } from '@vitrine/ui/core'
import { Links } from '@vitrine/ui/ui'
import type { CallToActionBlock } from '../../core/blocks/call-to-action.ts'

export const CallToAction: BlockRenderer = ({ block }) => {
  const { heading, text, links } = block as CallToActionBlock
  return (
    <section className="call-to-action">
      <h2 className="call-to-action__heading">{heading}</h2>
      <div className="call-to-action__more">
        {text && <p>{text}</p>}
        <Links links={links} />
      </div>
    </section>
  )
}
