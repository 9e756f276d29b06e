import { textGroup } from '@vitrine/kit/fields'
import { VIDEO_TEXTS } from '../core/texts.ts'

/** Texts around videos that no editor of a page writes, in the site's settings. */
export const videoTexts = textGroup({
  name: 'video',
  label: 'Videos',
  defaults: VIDEO_TEXTS,
  labels: {
    play: 'Button that plays a video, for screen readers; {title} is its title',
    pause: 'Button that stops one which starts by itself, for screen readers; {title} is its title',
    notice: 'Before something of a provider is loaded; {provider} is its name',
    loadOnce: 'Button that loads one video',
    allowAlways: 'Button that lets the provider be loaded from now on; {provider} is its name',
    watchAt: 'Link to the video at its provider; {provider} is its name',
    loading: 'For screen readers, while it is being loaded',
    failed: 'When it could not be loaded',
    captions: 'Name of the captions of a film',
    transcript: 'Opens what is said and to be seen, as text',
    allowed: 'Consent settings: one provider; {provider} is its name',
    withdraw: 'Consent settings: button that takes it back; {provider} is its name',
    nothingAllowed: 'Consent settings: while it is nothing',
    interfaceMissing: 'When a provider does not answer within five seconds',
    renewCertificate: 'Below that, on encrypted pages',
  },
})
