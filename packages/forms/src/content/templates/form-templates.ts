import type { Template } from '@vitrine/content/templates'
import { area, button, drawing, lines, outline, rule, stroke, title } from '@vitrine/kit/fields'

/** A block of a form as it is stored. */
interface StoredField {
  readonly blockType: string
  readonly [field: string]: unknown
}

/** A form that works as it is: an editor starts from it. Its picture is on a ground of 48 by {@link THUMBNAIL_HEIGHT}. */
export interface FormTemplate extends Template {
  readonly form: {
    readonly title: string
    readonly fields: readonly StoredField[]
    readonly mail: object
    readonly mail2?: object
    readonly messages?: object
  }
}

const THUMBNAIL_HEIGHT = 40

const lined = (...ys: readonly number[]) => ys.flatMap((y) => [lines(8, y, 10), rule(8, y + 4, 32)])

const NAME = { blockType: 'text', name: 'your-name', label: 'Your name', required: true, autocomplete: 'name' }
const EMAIL = {
  blockType: 'email',
  name: 'your-email',
  label: 'E-mail',
  required: true,
  autocomplete: 'email',
}
const PHONE = { blockType: 'tel', name: 'your-phone', label: 'Telephone', autocomplete: 'tel' }
const PRIVACY = {
  blockType: 'acceptance',
  name: 'privacy',
  label: 'Privacy',
  text: 'You may keep what I write here to answer it.',
}
const send = (label: string) => ({ blockType: 'submit', label })

/** The mail to the site's owner: who wrote, then what was said, line by line. */
const mail = (subject: string, ...said: readonly string[]) => ({
  recipient: '[_site_admin_email]',
  replyTo: '[your-name] <[your-email]>',
  subject: `[_site_title]: ${subject}`,
  body: ['From: [your-name] <[your-email]>', ...said, '', '-- ', 'Message [_serial_number], sent from [_url]'].join(
    '\n',
  ),
  excludeBlank: true,
})

/** The answer to the visitor, to be switched on once the words are one's own. */
const answer = (subject: string, ...said: readonly string[]) => ({
  active: false,
  recipient: '[your-name] <[your-email]>',
  replyTo: '[_site_admin_email]',
  subject: `[_site_title]: ${subject}`,
  body: ['Dear [your-name],', '', ...said, '', '-- ', '[_site_title], [_site_url]'].join('\n'),
})

export const FORM_TEMPLATES: readonly FormTemplate[] = [
  {
    name: 'contact',
    label: { en: 'Contact', de: 'Kontakt' },
    description: { en: 'Name, e-mail and a message.', de: 'Name, E-Mail-Adresse und eine Nachricht.' },
    thumbnail: drawing(THUMBNAIL_HEIGHT, ...lined(4, 11), lines(8, 18, 10), outline(8, 21, 32, 9), button(8, 33)),
    form: {
      title: 'Contact',
      fields: [
        NAME,
        EMAIL,
        { blockType: 'text', name: 'your-subject', label: { en: 'Subject', de: 'Betreff' } },
        { blockType: 'textarea', name: 'your-message', label: 'Your message', required: true, maxLength: 4000 },
        PRIVACY,
        send('Send message'),
      ],
      mail: mail('message from [your-name]', 'Subject: [your-subject]', '', '[your-message]'),
      mail2: answer('your message has arrived', 'Thank you for your message. We answer as soon as we can.'),
    },
  },
  {
    name: 'quote-request',
    label: { en: 'Quote request', de: 'Angebotsanfrage' },
    description: {
      en: 'What is wanted, by when and for how much, with a plan or picture.',
      de: 'Was gewünscht ist, bis wann und zu welchem Preis, mit Plan oder Bild.',
    },
    thumbnail: drawing(
      THUMBNAIL_HEIGHT,
      ...lined(4, 11),
      ...[18, 22, 26].flatMap((y) => [outline(8, y, 3, 3), lines(13, y + 0.7, 16)]),
      stroke('M34 24l3-3 3 3M37 21v7'),
      button(8, 33),
    ),
    form: {
      title: 'Quote request',
      fields: [
        NAME,
        EMAIL,
        PHONE,
        { blockType: 'text', name: 'company', label: 'Company', autocomplete: 'organization' },
        {
          blockType: 'checkbox',
          name: 'services',
          label: 'What do you need?',
          required: true,
          choices: 'Advice\nDesign\nMaking\nRepair',
        },
        {
          blockType: 'select',
          name: 'budget',
          label: 'What may it cost?',
          choices: 'Up to 1,000\n1,000 to 5,000\n5,000 to 25,000\nMore\nI do not know yet',
        },
        { blockType: 'date', name: 'start', label: 'When should it begin?' },
        { blockType: 'textarea', name: 'your-message', label: 'What is it about?', required: true, maxLength: 4000 },
        { blockType: 'file', name: 'plan', label: 'A plan or picture', types: 'pdf, image/*', maxMegabytes: 10 },
        PRIVACY,
        send('Ask for a quote'),
      ],
      mail: {
        ...mail(
          'quote for [your-name]',
          'Telephone: [your-phone]',
          'Company: [company]',
          'Needs: [services]',
          'Budget: [budget]',
          'Begin: [_format_start "j F Y"]',
          '',
          '[your-message]',
        ),
        attachments: '[plan]',
      },
      mail2: answer(
        'your request has arrived',
        'Thank you. We look at what you sent and come back with a figure.',
        '',
        'You need: [services]',
      ),
    },
  },
  {
    name: 'event-registration',
    label: { en: 'Event registration', de: 'Anmeldung zur Veranstaltung' },
    description: { en: 'Who comes, with whom, and what they eat.', de: 'Wer kommt, mit wem, und was sie essen.' },
    thumbnail: drawing(
      THUMBNAIL_HEIGHT,
      title(8, 5, 20),
      ...lined(10),
      outline(8, 18, 32, 11),
      lines(11, 20.5, 10),
      rule(11, 25, 26),
      button(8, 33),
    ),
    form: {
      title: 'Event registration',
      fields: [
        NAME,
        EMAIL,
        {
          blockType: 'radio',
          name: 'session',
          label: 'Which session?',
          choices: 'Morning\nAfternoon',
          defaultValue: 'Morning',
        },
        {
          blockType: 'group',
          heading: 'Guest',
          repeats: true,
          minRows: 1,
          maxRows: 5,
          fields: [
            { blockType: 'text', name: 'guest', label: 'Name of the guest' },
            { blockType: 'text', name: 'diet', label: 'What should we know about the food?' },
          ],
        },
        { blockType: 'textarea', name: 'your-message', label: 'Anything else?', maxLength: 2000 },
        PRIVACY,
        send('Register'),
      ],
      mail: mail(
        'registration of [your-name]',
        'Session: [session]',
        'Guests: [guest]',
        'Food: [diet]',
        '',
        '[your-message]',
      ),
      mail2: answer('you are registered', 'You are registered for: [session].', 'Guests: [guest]'),
      messages: { mail_sent_ok: 'Thank you. You are registered, your number is [_serial_number].' },
    },
  },
  {
    name: 'job-application',
    label: { en: 'Job application', de: 'Bewerbung' },
    description: {
      en: 'In steps: the person, the papers, the words beside them.',
      de: 'In Schritten: die Person, die Unterlagen, das Anschreiben.',
    },
    thumbnail: drawing(
      THUMBNAIL_HEIGHT,
      area(8, 4, 16, 1.4),
      area(24, 4, 16, 1.4),
      ...lined(9, 16),
      outline(8, 23, 14, 7),
      outline(26, 23, 14, 7),
      button(8, 33),
    ),
    form: {
      title: 'Job application',
      fields: [
        { blockType: 'step', title: 'About you' },
        NAME,
        EMAIL,
        PHONE,
        { blockType: 'step', title: 'The position' },
        { blockType: 'text', name: 'position', label: 'Which position?', required: true },
        { blockType: 'date', name: 'start', label: 'Earliest start' },
        { blockType: 'url', name: 'portfolio', label: 'Address of your work' },
        { blockType: 'step', title: 'Your papers' },
        { blockType: 'file', name: 'cv', label: 'CV', required: true, types: 'pdf, doc, docx', maxMegabytes: 10 },
        { blockType: 'file', name: 'letter', label: 'Letter', types: 'pdf, doc, docx', maxMegabytes: 10 },
        { blockType: 'textarea', name: 'your-message', label: 'A few words', maxLength: 4000 },
        {
          ...PRIVACY,
          text: 'You may keep my application until you have decided.',
        },
        send('Send application'),
      ],
      mail: {
        ...mail(
          'application of [your-name], [position]',
          'Telephone: [your-phone]',
          'Position: [position]',
          'From: [_format_start "j F Y"]',
          'Work: [portfolio]',
          '',
          '[your-message]',
        ),
        attachments: '[cv] [letter]',
      },
      mail2: answer('your application has arrived', 'Thank you for applying for: [position]. You will hear from us.'),
    },
  },
  {
    name: 'feedback',
    label: { en: 'Feedback and newsletter', de: 'Rückmeldung und Newsletter' },
    description: { en: 'How it was, and who wants to hear more.', de: 'Wie es war, und wer mehr erfahren möchte.' },
    thumbnail: drawing(
      THUMBNAIL_HEIGHT,
      lines(8, 5, 14),
      rule(8, 10, 32),
      area(8, 9.4, 20, 1.4),
      lines(8, 15, 10),
      outline(8, 18, 32, 8),
      outline(8, 28.5, 3, 3),
      lines(13, 29.2, 20),
      button(8, 34),
    ),
    form: {
      title: 'Feedback',
      fields: [
        { ...NAME, required: false },
        { ...EMAIL, hint: 'So that we can answer.' },
        { blockType: 'range', name: 'score', label: 'How was it, from 1 to 10?', min: 1, max: 10, defaultValue: '8' },
        { blockType: 'textarea', name: 'your-message', label: 'What should we know?', required: true, maxLength: 4000 },
        {
          blockType: 'acceptance',
          name: 'newsletter',
          label: 'Newsletter',
          text: 'Send me your newsletter. I can stop it at any time.',
          optional: true,
        },
        send('Send feedback'),
      ],
      mail: mail('feedback, [score] of 10', 'Score: [score]', 'Newsletter: [newsletter]', '', '[your-message]'),
      mail2: answer('thank you', 'Thank you for telling us how it was.'),
    },
  },
]
