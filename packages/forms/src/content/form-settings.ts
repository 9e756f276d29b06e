import { administratorsOnly, editors } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import { sealSecret, unsealSecret } from '@vitrine/content/store'
import type { Field, GlobalConfig, TextField } from 'payload'
import { FORM_TEXTS } from '../core/form-texts.ts'
import { FORM_TEXT_LABELS } from '../core/message-labels.ts'

/** Settings shared by all forms: default texts, bot checks and payments. */
export const formSettings: GlobalConfig = {
  slug: 'form-settings',
  versions: false,
  lockDocuments: editLock,
  label: 'Forms',
  custom: { visitorVisible: true },
  admin: { ...sidebarPlace('Settings', 'form') },
  access: { read: editors, update: editors },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Bot check',
          description: 'Every form runs it before a message is accepted.',
          fields: [
            {
              name: 'botCheck',
              label: 'Bot check',
              type: 'select',
              required: true,
              defaultValue: 'off',
              access: { update: administratorsOnly },
              options: [
                { label: 'Nobody', value: 'off' },
                { label: 'This site, by a small calculation in the browser', value: 'proof' },
                { label: 'Cloudflare Turnstile', value: 'turnstile' },
                { label: 'hCaptcha', value: 'hcaptcha' },
                { label: 'Google reCAPTCHA v3', value: 'recaptcha' },
              ],
            },
            {
              type: 'row',
              fields: [
                key('botCheckSiteKey', 'Site key', { admin: { condition: hasBotService } }),
                secret('botCheckSecret', 'Secret key', hasBotService),
              ],
            },
            {
              name: 'botCheckThreshold',
              label: 'Score above which a visitor counts as human',
              type: 'number',
              min: 0,
              max: 1,
              defaultValue: 0.5,
              access: { update: administratorsOnly },
              admin: { step: 0.05, condition: (data) => data?.botCheck === 'recaptcha' },
            },
            {
              name: 'botCheckDown',
              label: 'While the service does not answer',
              type: 'radio',
              defaultValue: 'spam',
              access: { update: administratorsOnly },
              options: [
                { label: 'messages are held back as spam', value: 'spam' },
                { label: 'messages are accepted', value: 'accept' },
              ],
              admin: { layout: 'horizontal', condition: hasBotService },
            },
            {
              name: 'botCheckConsent',
              label: 'Ask visitors before the service is loaded',
              type: 'checkbox',
              defaultValue: true,
              access: { update: administratorsOnly },
              admin: {
                condition: hasBotService,
                description: 'Their IP addresses go to the service. In most of Europe, visitors have to agree first.',
              },
            },
          ],
        },
        {
          label: 'Spam',
          fields: [
            {
              name: 'disallowedWords',
              label: 'Words that make a message spam, one per line',
              type: 'textarea',
              maxLength: 50_000,
              admin: { rows: 8, description: 'Also IP addresses of visitors, and parts of either.' },
            },
            secret('akismetKey', 'Key of Akismet'),
          ],
        },
        {
          label: 'Payments',
          description: 'Stripe takes the payments of forms with a payment field.',
          fields: [
            {
              type: 'row',
              fields: [key('stripeKey', 'Publishable key'), secret('stripeSecret', 'Secret key')],
            },
          ],
        },
        {
          label: 'Texts',
          fields: [
            {
              name: 'texts',
              label: 'Texts',
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

function key(name: string, label: string, more: Partial<TextField> = {}): Field {
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
function secret(name: string, label: string, condition?: (data: Readonly<Record<string, unknown>>) => boolean): Field {
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
