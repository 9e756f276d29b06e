import { administratorsOnly, mayIn } from '@vitrine/content/access'
import { type Area, sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import { sealSecret, unsealSecret } from '@vitrine/content/store'
import type { AdminLabel } from '@vitrine/kit/core'
import type { Field, GlobalConfig, TextField } from 'payload'
import { FORM_TEXTS } from '../core/form-texts.ts'
import { FORM_TEXT_LABELS } from '../core/message-labels.ts'

const FORM_SETTINGS: Area = { slug: 'form-settings', kind: 'settings' }

/** Settings shared by all forms: default texts, bot checks and payments. */
export const formSettings: GlobalConfig = {
  slug: 'form-settings',
  versions: false,
  lockDocuments: editLock,
  label: { en: 'Forms', de: 'Formulare' },
  custom: { visitorVisible: true },
  admin: { ...sidebarPlace('Settings', 'form', 'forms') },
  access: { read: mayIn(FORM_SETTINGS, 'read'), update: mayIn(FORM_SETTINGS, 'update') },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Bot check', de: 'Bot-Prüfung' },
          description: {
            en: 'Every form runs it before a message is accepted.',
            de: 'Jedes Formular durchläuft sie, bevor eine Nachricht angenommen wird.',
          },
          fields: [
            {
              name: 'botCheck',
              label: { en: 'Bot check', de: 'Bot-Prüfung' },
              type: 'select',
              required: true,
              defaultValue: 'off',
              access: { update: administratorsOnly },
              options: [
                { label: { en: 'Nobody', de: 'Niemand' }, value: 'off' },
                {
                  label: {
                    en: 'This site, by a small calculation in the browser',
                    de: 'Diese Website, durch eine kleine Rechnung im Browser',
                  },
                  value: 'proof',
                },
                { label: 'Cloudflare Turnstile', value: 'turnstile' },
                { label: 'hCaptcha', value: 'hcaptcha' },
                { label: 'Google reCAPTCHA v3', value: 'recaptcha' },
              ],
            },
            {
              type: 'row',
              fields: [
                key(
                  'botCheckSiteKey',
                  { en: 'Site key', de: 'Website-Schlüssel' },
                  { admin: { condition: hasBotService } },
                ),
                secret('botCheckSecret', { en: 'Secret key', de: 'Geheimer Schlüssel' }, hasBotService),
              ],
            },
            {
              name: 'botCheckThreshold',
              label: {
                en: 'Score above which a visitor counts as human',
                de: 'Wert, ab dem ein Besucher als Mensch gilt',
              },
              type: 'number',
              min: 0,
              max: 1,
              defaultValue: 0.5,
              access: { update: administratorsOnly },
              admin: { step: 0.05, condition: (data) => data?.botCheck === 'recaptcha' },
            },
            {
              name: 'botCheckDown',
              label: { en: 'While the service does not answer', de: 'Solange der Dienst nicht antwortet' },
              type: 'radio',
              defaultValue: 'spam',
              access: { update: administratorsOnly },
              options: [
                {
                  label: { en: 'messages are held back as spam', de: 'werden Nachrichten als Spam zurückgehalten' },
                  value: 'spam',
                },
                { label: { en: 'messages are accepted', de: 'werden Nachrichten angenommen' }, value: 'accept' },
              ],
              admin: { layout: 'horizontal', condition: hasBotService },
            },
            {
              name: 'botCheckConsent',
              label: {
                en: 'Ask visitors before the service is loaded',
                de: 'Besucher fragen, bevor der Dienst geladen wird',
              },
              type: 'checkbox',
              defaultValue: true,
              access: { update: administratorsOnly },
              admin: {
                condition: hasBotService,
                description: {
                  en: 'Their IP addresses go to the service. In most of Europe, visitors have to agree first.',
                  de: 'Ihre IP-Adressen gehen an den Dienst. In den meisten Ländern Europas müssen Besucher vorher zustimmen.',
                },
              },
            },
          ],
        },
        {
          label: 'Spam',
          fields: [
            {
              name: 'disallowedWords',
              label: {
                en: 'Words that make a message spam, one per line',
                de: 'Wörter, die eine Nachricht zu Spam machen, eines pro Zeile',
              },
              type: 'textarea',
              maxLength: 50_000,
              admin: {
                rows: 8,
                description: {
                  en: 'Also IP addresses of visitors, and parts of either.',
                  de: 'Auch IP-Adressen von Besuchern, und Teile von beidem.',
                },
              },
            },
            secret('akismetKey', { en: 'Key of Akismet', de: 'Schlüssel von Akismet' }),
          ],
        },
        {
          label: { en: 'Payments', de: 'Zahlungen' },
          description: {
            en: 'Stripe takes the payments of forms with a payment field.',
            de: 'Stripe nimmt die Zahlungen von Formularen mit einem Zahlungsfeld an.',
          },
          fields: [
            {
              type: 'row',
              fields: [
                key('stripeKey', { en: 'Publishable key', de: 'Öffentlicher Schlüssel' }),
                secret('stripeSecret', { en: 'Secret key', de: 'Geheimer Schlüssel' }),
              ],
            },
          ],
        },
        {
          label: { en: 'Texts', de: 'Texte' },
          fields: [
            {
              name: 'texts',
              label: { en: 'Texts', de: 'Texte' },
              type: 'group',
              fields: Object.entries(FORM_TEXTS).map(([name, text]) => ({
                name,
                label: FORM_TEXT_LABELS[name as keyof typeof FORM_TEXTS],
                type: 'text' as const,
                localized: true,
                defaultValue: text,
                maxLength: 300,
              })),
            },
          ],
        },
      ],
    },
  ],
}

function hasBotService(data: Readonly<Record<string, unknown>>): boolean {
  return ['turnstile', 'hcaptcha', 'recaptcha'].includes(String(data?.botCheck))
}

function key(name: string, label: AdminLabel, more: Partial<TextField> = {}): Field {
  return {
    name,
    label,
    type: 'text',
    maxLength: 200,
    access: { update: administratorsOnly },
    ...more,
    admin: { width: '50%', ...more.admin },
  } as Field
}

/** A key that only the server may know: kept encrypted, and shown to administrators alone. */
function secret(
  name: string,
  label: AdminLabel,
  condition?: (data: Readonly<Record<string, unknown>>) => boolean,
): Field {
  return {
    name,
    label,
    type: 'text',
    maxLength: 400,
    access: { read: administratorsOnly, update: administratorsOnly },
    hooks: { beforeChange: [sealSecret], afterRead: [unsealSecret] },
    admin: { width: '50%', ...(condition && { condition }) },
  }
}
