import { fieldFor, settingsAccess } from '@vitrine/content/access'
import { accepts } from '@vitrine/content/answers'
import { type Area, onCanvas, sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import { textGroup } from '@vitrine/kit/fields'
import type { GlobalConfig } from 'payload'
import { isAddress } from '../core/comment-post.ts'
import { MAX_CLOSE_AFTER_DAYS, MAX_LEVELS } from '../core/settings.ts'
import { COMMENT_TEXTS } from '../core/texts.ts'

const COMMENT_SETTINGS: Area = { slug: 'comment-settings', kind: 'settings' }

const isOn = (data: { readonly isOn?: unknown }) => data?.isOn === true

/** Settings of comments on all documents. */
export const commentSettings: GlobalConfig = {
  slug: 'comment-settings',
  versions: false,
  lockDocuments: editLock,
  label: { en: 'Comments', de: 'Kommentare' },
  custom: { visitorVisible: true },
  admin: { ...onCanvas(sidebarPlace('Settings', 'comment', 'comments')) },
  access: settingsAccess(COMMENT_SETTINGS),
  fields: [
    {
      name: 'isOn',
      label: { en: 'Visitors may comment', de: 'Besucher dürfen kommentieren' },
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description: {
          en: 'On posts, pages and projects that take comments. Each waits until you approve it, under Inbox → Comments.',
          de: 'Zu Beiträgen, Seiten und Projekten, die Kommentare zulassen. Jeder wartet auf Freigabe, unter Posteingang → Kommentare.',
        },
      },
    },
    {
      type: 'row',
      admin: { condition: isOn },
      fields: [
        {
          name: 'closeAfterDays',
          label: { en: 'Close posts after days (0: never)', de: 'Beiträge schließen nach Tagen (0: nie)' },
          type: 'number',
          required: true,
          defaultValue: 0,
          min: 0,
          max: MAX_CLOSE_AFTER_DAYS,
        },
        {
          name: 'levels',
          label: { en: 'Levels of replies (1: none)', de: 'Ebenen von Antworten (1: keine)' },
          type: 'number',
          required: true,
          defaultValue: MAX_LEVELS,
          min: 1,
          max: MAX_LEVELS,
        },
      ],
    },
    {
      name: 'needsEmail',
      label: { en: 'Require an e-mail address', de: 'E-Mail-Adresse verlangen' },
      type: 'checkbox',
      defaultValue: false,
      admin: { condition: isOn, description: { en: 'It is never shown.', de: 'Sie wird nie gezeigt.' } },
    },
    {
      name: 'notify',
      label: { en: 'Who is notified when a comment is waiting', de: 'Wer erfährt, dass ein Kommentar wartet' },
      type: 'text',
      // Everybody may read the other settings.
      access: { read: fieldFor(COMMENT_SETTINGS, 'update') },
      maxLength: 254,
      validate: accepts<string | null | undefined>((value) => !value || isAddress(value), {
        en: 'Give one e-mail address.',
        de: 'Geben Sie eine E-Mail-Adresse an.',
      }),
      admin: { condition: isOn, description: { en: 'Empty: nobody.', de: 'Leer: niemand.' } },
    },
    {
      name: 'consent',
      label: { en: 'What visitors agree to before sending', de: 'Was Besucher vor dem Senden bestätigen' },
      type: 'text',
      localized: true,
      maxLength: 300,
      admin: {
        condition: isOn,
        description: {
          en: 'Shown beside a checkbox. Empty: there is no checkbox.',
          de: 'Steht neben einem Kästchen. Leer: Es gibt keines.',
        },
      },
    },
    textGroup({
      name: 'texts',
      label: { en: 'Texts', de: 'Texte' },
      defaults: COMMENT_TEXTS,
      labels: {
        heading: {
          en: 'Above the form while nobody has written',
          de: 'Über dem Formular, solange niemand geschrieben hat',
        },
        one: { en: 'Above a single comment', de: 'Über einem einzelnen Kommentar' },
        many: { en: 'Above several; {count} is how many', de: 'Über mehreren; {count} ist ihre Zahl' },
        none: { en: 'While nobody has written', de: 'Solange niemand geschrieben hat' },
        write: { en: 'Above the form', de: 'Über dem Formular' },
        reply: { en: 'Link that replies to a comment', de: 'Link, der auf einen Kommentar antwortet' },
        replyTo: {
          en: 'Above the form of a reply; {name} is who is replied to',
          de: 'Über dem Formular einer Antwort; {name} ist, wem geantwortet wird',
        },
        cancel: { en: 'Link that cancels a reply', de: 'Link, der eine Antwort abbricht' },
        name: { en: 'Label of the name field', de: 'Beschriftung des Namensfelds' },
        email: { en: 'Label of the e-mail field', de: 'Beschriftung des E-Mail-Felds' },
        emailHint: { en: 'Below it', de: 'Darunter' },
        optional: { en: 'Beside a field that may stay empty', de: 'Neben einem Feld, das leer bleiben darf' },
        comment: { en: 'Label of the comment field', de: 'Beschriftung des Kommentarfelds' },
        send: { en: 'Button', de: 'Schaltfläche' },
        sent: { en: 'After sending', de: 'Nach dem Senden' },
        closed: {
          en: 'Below the comments of a page that takes no more',
          de: 'Unter den Kommentaren einer Seite, die keine mehr annimmt',
        },
        removed: {
          en: 'In place of a comment that was removed and has replies',
          de: 'Anstelle eines entfernten Kommentars mit Antworten',
        },
        required: { en: 'A field that was left empty', de: 'Ein Feld, das leer blieb' },
        notAnAddress: { en: 'An e-mail address that is not valid', de: 'Eine ungültige E-Mail-Adresse' },
        tooLong: {
          en: 'A text that is too long; {max} is how many characters are allowed',
          de: 'Ein zu langer Text; {max} ist, wie viele Zeichen erlaubt sind',
        },
        notAgreed: { en: 'A box that was not ticked', de: 'Ein Kästchen, das nicht angekreuzt wurde' },
        problems: { en: 'Above the form when something is wrong', de: 'Über dem Formular, wenn etwas nicht stimmt' },
        tooMany: { en: 'Several comments within a minute', de: 'Mehrere Kommentare binnen einer Minute' },
        parentGone: {
          en: 'The comment that is replied to was removed in the meantime',
          de: 'Der beantwortete Kommentar wurde inzwischen entfernt',
        },
        failed: { en: 'No connection', de: 'Keine Verbindung' },
      },
    }),
  ],
}
