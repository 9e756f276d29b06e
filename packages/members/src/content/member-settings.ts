import { mayIn } from '@vitrine/content/access'
import { type Area, sidebarPlace } from '@vitrine/content/core'
import { baseSlugField } from '@vitrine/content/documents'
import type { AdminText } from '@vitrine/kit/core'
import type { Field, GlobalConfig, TextField } from 'payload'
import { DEFAULT_SLUG } from '../core/account-paths.ts'
import { ACCOUNT_TEXTS, type AccountTexts } from '../core/account-texts.ts'
import { MAIL_TEXTS, MAILS_WITH_LINK, MEMBER_MAILS, type MemberMail } from '../core/member-mails.ts'
import { TEXT_LABELS } from './text-labels.ts'

/** Characters of a text of the account pages. */
const MAX_TEXT_LENGTH = 300

/** Characters of the text of a mail. */
const MAX_MAIL_LENGTH = 4_000

const MAIL_LABELS: Readonly<Record<MemberMail, AdminText>> = {
  signIn: { en: 'Link to sign in', de: 'Link zum Anmelden' },
  unknown: {
    en: 'Somebody without an account asked (if visitors may not join)',
    de: 'Jemand ohne Konto wollte sich anmelden (wenn Besucher nicht beitreten dürfen)',
  },
  blocked: { en: 'A blocked member asked', de: 'Ein gesperrtes Mitglied wollte sich anmelden' },
  newAddress: { en: 'Link for a new address', de: 'Link für eine neue Adresse' },
  addressChanged: { en: 'To the old address, after a change', de: 'An die alte Adresse nach einer Änderung' },
}

const MEMBER_SETTINGS: Area = { slug: 'member-settings', kind: 'settings' }
const addressField = baseSlugField({
  defaultSlug: DEFAULT_SLUG,
  description: {
    en: 'Visitors sign in and see their account here. A page of yours at this address stays, and they cannot.',
    de: 'Hier melden sich Besucher an und sehen ihr Konto. Eine eigene Seite mit dieser Adresse bleibt, und dann können sie es nicht.',
  },
})

const joiningField: Field = {
  name: 'joining',
  label: { en: 'Who may become a member', de: 'Wer Mitglied werden kann' },
  type: 'radio',
  defaultValue: 'open',
  options: [
    { value: 'open', label: { en: 'Everybody with an e-mail address', de: 'Alle mit einer E-Mail-Adresse' } },
    { value: 'closed', label: { en: 'Those whom we add', de: 'Wen wir hinzufügen' } },
  ],
  admin: {
    description: {
      en: 'Pages that are for members are open to all of them.',
      de: 'Seiten für Mitglieder stehen allen von ihnen offen.',
    },
  },
}

const mailsField: Field = {
  name: 'mails',
  label: false,
  type: 'group',
  admin: {
    description: {
      en: 'Empty: in the words of Vitrine. {site} is the name of the site, {address} the mail address, {minutes} how long the link works.',
      de: 'Leer: in den Worten von Vitrine. {site} ist der Name der Website, {address} die E-Mail-Adresse, {minutes} wie lange der Link gilt.',
    },
  },
  fields: MEMBER_MAILS.map(mailFields),
}

const textsField: Field = {
  name: 'texts',
  label: false,
  type: 'group',
  admin: { description: { en: 'Empty: in the words of Vitrine.', de: 'Leer: in den Worten von Vitrine.' } },
  fields: Object.entries(TEXT_LABELS).map(([name, label]) => textField(name as keyof AccountTexts, label)),
}

/** Settings of members: the address of their pages, who may join, and what pages and mails say. */
export const memberSettings: GlobalConfig = {
  slug: 'member-settings',
  versions: false,
  lockDocuments: false,
  label: { en: 'Members', de: 'Mitglieder' },
  custom: { visitorVisible: true },
  admin: { ...sidebarPlace('Settings', 'people', 'members') },
  access: { read: mayIn(MEMBER_SETTINGS, 'read'), update: mayIn(MEMBER_SETTINGS, 'update') },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: { en: 'Accounts', de: 'Konten' }, fields: [addressField, joiningField] },
        { label: { en: 'Mails', de: 'E-Mails' }, fields: [mailsField] },
        { label: { en: 'Texts of the pages', de: 'Texte der Seiten' }, fields: [textsField] },
      ],
    },
  ],
}

/** A text whose default depends on the language of the page; the form shows that in the language of the editor. */
function textField(name: keyof AccountTexts, label: AdminText): TextField {
  return {
    name,
    label: { ...label },
    type: 'text',
    localized: true,
    maxLength: MAX_TEXT_LENGTH,
    admin: { placeholder: { en: ACCOUNT_TEXTS.en[name], de: ACCOUNT_TEXTS.de[name] } },
  }
}

function mailFields(name: MemberMail): Field {
  const needsLink = MAILS_WITH_LINK.includes(name)
  return {
    name,
    label: { ...MAIL_LABELS[name] },
    type: 'group',
    fields: [
      {
        name: 'subject',
        label: { en: 'Subject', de: 'Betreff' },
        type: 'text',
        localized: true,
        maxLength: MAX_TEXT_LENGTH,
        admin: { placeholder: { en: MAIL_TEXTS.en[name].subject, de: MAIL_TEXTS.de[name].subject } },
      },
      {
        name: 'text',
        label: { en: 'Text', de: 'Text' },
        type: 'textarea',
        localized: true,
        maxLength: MAX_MAIL_LENGTH,
        admin: {
          rows: 8,
          placeholder: { en: MAIL_TEXTS.en[name].text, de: MAIL_TEXTS.de[name].text },
          ...(needsLink && {
            description: {
              en: '{link} is the link. Left out, it stands at the end.',
              de: '{link} ist der Link. Fehlt er, steht er am Ende.',
            },
          }),
        },
      },
    ],
  }
}
