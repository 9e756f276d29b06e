import { enhancer } from '@vitrine/islands/ui'
import { defineView } from '@vitrine/kit/block'
import { type BlockRenderer, VIDEO_PROVIDERS } from '@vitrine/kit/core'
import { textsOfVideos } from '../../core/texts.ts'
import { type ConsentSettingsBlock, consentSettings } from './consent-settings.block.ts'

const Settings = enhancer('consent-settings', { when: 'visible' })

/** Shows the text for "nobody allowed" without script: consent is only given with it. */
const ConsentSettings: BlockRenderer<ConsentSettingsBlock> = ({ block: { heading, intro }, context, field }) => {
  const { allowed, withdraw, nothingAllowed } = textsOfVideos(context)
  return (
    <Settings props={{ allowed, withdraw, providers: VIDEO_PROVIDERS }}>
      <section className="consent-settings">
        {heading && (
          <h2 className="consent-settings__heading" {...field('heading')}>
            {heading}
          </h2>
        )}
        {intro && (
          <p className="consent-settings__intro" {...field('intro')}>
            {intro}
          </p>
        )}
        <output className="consent-settings__none">{nothingAllowed}</output>
        <ul className="consent-settings__list" />
      </section>
    </Settings>
  )
}

export const view = defineView(consentSettings, { Block: ConsentSettings, styles: ['consent-settings'] })
