import { enhancer } from '@vitrine/islands/ui'
import { type BlockRenderer, VIDEO_PROVIDERS } from '@vitrine/kit/core'
import type { ConsentSettingsBlock } from '../../core/blocks/consent-settings.ts'
import { textsOfVideos } from '../../core/texts.ts'

const Settings = enhancer('consent-settings', { when: 'visible' })

/** Without script nothing was allowed, since nothing can be: the block says so. */
export const ConsentSettings: BlockRenderer = ({ block, context }) => {
  const { heading, intro } = block as ConsentSettingsBlock
  const { allowed, withdraw, nothingAllowed } = textsOfVideos(context)
  return (
    <Settings props={{ allowed, withdraw, providers: VIDEO_PROVIDERS }}>
      <section className="consent-settings">
        {heading && <h2 className="consent-settings__heading">{heading}</h2>}
        {intro && <p className="consent-settings__intro">{intro}</p>}
        <output className="consent-settings__none">{nothingAllowed}</output>
        <ul className="consent-settings__list" />
      </section>
    </Settings>
  )
}
