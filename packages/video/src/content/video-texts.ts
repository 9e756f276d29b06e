import { textGroup } from '@vitrine/kit/fields'
import { VIDEO_TEXTS } from '../core/texts.ts'

/** Texts around videos that no editor of a page writes, in the site's settings. */
export const videoTexts = textGroup({
  name: 'video',
  label: 'Videos',
  defaults: VIDEO_TEXTS,
  labels: {
    play: {
      en: 'Button that plays a video, for screen readers; {title} is its title',
      de: 'Schaltfläche, die ein Video abspielt, für Screenreader; {title} ist sein Titel',
    },
    pause: {
      en: 'Button that stops one which starts by itself, for screen readers; {title} is its title',
      de: 'Schaltfläche, die ein von selbst startendes anhält, für Screenreader; {title} ist sein Titel',
    },
    notice: {
      en: 'Before something of a provider is loaded; {provider} is its name',
      de: 'Bevor etwas von einem Anbieter geladen wird; {provider} ist sein Name',
    },
    loadOnce: { en: 'Button that loads one video', de: 'Schaltfläche, die ein Video lädt' },
    allowAlways: {
      en: 'Button that lets the provider be loaded from now on; {provider} is its name',
      de: 'Schaltfläche, die den Anbieter künftig zulässt; {provider} ist sein Name',
    },
    watchAt: {
      en: 'Link to the video at its provider; {provider} is its name',
      de: 'Link zum Video beim Anbieter; {provider} ist sein Name',
    },
    loading: { en: 'For screen readers, while it is being loaded', de: 'Für Screenreader, während es geladen wird' },
    failed: { en: 'When it could not be loaded', de: 'Wenn es nicht geladen werden konnte' },
    captions: { en: 'Name of the captions of a film', de: 'Name der Untertitel eines Videos' },
    transcript: {
      en: 'Opens what is said and to be seen, as text',
      de: 'Öffnet als Text, was gesagt wird und zu sehen ist',
    },
    allowed: {
      en: 'Consent settings: one provider; {provider} is its name',
      de: 'Einwilligungen: ein Anbieter; {provider} ist sein Name',
    },
    withdraw: {
      en: 'Consent settings: button that takes it back; {provider} is its name',
      de: 'Einwilligungen: Schaltfläche, die es zurücknimmt; {provider} ist sein Name',
    },
    nothingAllowed: { en: 'Consent settings: while it is nothing', de: 'Einwilligungen: solange es keine gibt' },
    interfaceMissing: {
      en: 'When a provider does not answer within five seconds',
      de: 'Wenn ein Anbieter binnen fünf Sekunden nicht antwortet',
    },
    renewCertificate: { en: 'Below that, on encrypted pages', de: 'Darunter, auf verschlüsselten Seiten' },
  },
})
