import { fieldFor, may } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import { type TrashRules, termCollection } from '@vitrine/content/documents'
import type { UnlockedCollection } from '@vitrine/kit/feature'
import type { Access, Field } from 'payload'
import { BOARD_SEGMENT } from '../core/addresses.ts'
import { BOARDS } from './areas.ts'
import { BELOW_FORUM } from './below-forum.ts'
import { parentField, standsInNoBoardOfItsOwn } from './board-parent.ts'
import { noteOpenedBoard } from './note-opened-board.ts'
import { refuseFullBoard } from './refuse-full-board.ts'

/** The place of a board that its editor gave none. */
const DEFAULT_PLACE = 100

/** Characters of a list of mail addresses. */
const MAX_PEOPLE_LENGTH = 50_000

/** Boards that everybody reads; accounts with rights to boards see all of them. */
const readable: Access = async ({ req }) => (await may(req, BOARDS, 'update')) || { reads: { equals: 'everyone' } }

const rightsFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'reads',
        label: { en: 'Who reads it', de: 'Wer es liest' },
        type: 'select',
        required: true,
        defaultValue: 'everyone',
        options: [
          { value: 'everyone', label: { en: 'Everyone', de: 'Alle' } },
          { value: 'members', label: { en: 'Members', de: 'Mitglieder' } },
          { value: 'list', label: { en: 'Members of the list', de: 'Mitglieder der Liste' } },
        ],
      },
      {
        name: 'writes',
        label: { en: 'Who writes on it', de: 'Wer darin schreibt' },
        type: 'select',
        required: true,
        defaultValue: 'members',
        options: [
          { value: 'members', label: { en: 'Members', de: 'Mitglieder' } },
          { value: 'list', label: { en: 'Members of the list', de: 'Mitglieder der Liste' } },
          { value: 'nobody', label: { en: 'Moderators', de: 'Moderation' } },
        ],
      },
    ],
  },
  {
    name: 'people',
    label: { en: 'The list', de: 'Die Liste' },
    type: 'textarea',
    maxLength: MAX_PEOPLE_LENGTH,
    access: { read: fieldFor(BOARDS, 'update') },
    admin: {
      condition: (data) => data?.reads === 'list' || data?.writes === 'list',
      description: {
        en: 'Mail addresses of members, one a line.',
        de: 'E-Mail-Adressen von Mitgliedern, eine je Zeile.',
      },
    },
  },
]

const placeField: Field = {
  name: 'place',
  label: { en: 'Place', de: 'Platz' },
  type: 'number',
  required: true,
  defaultValue: DEFAULT_PLACE,
  index: true,
  admin: { position: 'sidebar', description: { en: 'Lowest number first.', de: 'Kleinste Zahl zuerst.' } },
}

const term = termCollection({
  slug: BOARDS.slug,
  labels: { singular: 'Board', plural: 'Boards' },
  icon: 'category',
  help: 'forum',
  below: BELOW_FORUM,
  segment: BOARD_SEGMENT,
  description: {
    en: 'Shown in the list of boards and above its topics.',
    de: 'Steht in der Liste der Boards und über den Themen.',
  },
  more: [...rightsFields, parentField, placeField],
})

/** Boards of the forum, one in another where an editor says so. Their topics are rows of the forum's own tables. */
export const boards: UnlockedCollection = {
  ...term,
  lockDocuments: false,
  custom: { ...term.custom, trash: { leaving: [refuseFullBoard] } satisfies TrashRules },
  labels: { singular: { en: 'Board', de: 'Board' }, plural: { en: 'Boards', de: 'Boards' } },
  defaultSort: 'place',
  admin: {
    ...term.admin,
    defaultColumns: ['title', 'reads', 'writes', 'parent', 'place', 'path'],
    ...sidebarPlace('Content', 'comment', 'forum'),
  },
  access: { ...term.access, read: readable },
  hooks: {
    ...term.hooks,
    beforeValidate: [standsInNoBoardOfItsOwn],
    afterChange: [noteOpenedBoard],
  },
}
