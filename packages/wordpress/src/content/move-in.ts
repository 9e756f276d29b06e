import { administrators, nobody } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import type { Field, GlobalConfig } from 'payload'

/**
 * State of moving in: one row, which `store/move-in.ts` reads and writes, since whoever starts something must be the only
 * one. Its form is a page of its own.
 */
export const moveIn: GlobalConfig = {
  slug: 'move-in',
  versions: false,
  lockDocuments: false,
  label: { en: 'Move in', de: 'Umziehen' },
  access: { read: administrators, update: nobody },
  admin: {
    ...sidebarPlace('Settings', 'move-in', 'moving-in'),
    hidden: ({ user }) => user?.role !== 'administrator',
    components: { views: { edit: { root: { Component: '@vitrine/wordpress/admin#MoveInPage' } } } },
  },
  fields: [
    // Names one start, so that a process which was given up cannot write over the next one.
    text('claim'),
    text('task'),
    text('state'),
    // Id of the data folder that holds the files.
    text('node'),
    // Texts of JSON: what was asked for, and how far it is.
    text('request'),
    text('progress'),
    text('message'),
    // Moments in ISO 8601.
    text('startedAt'),
    text('heartbeatAt'),
    text('endedAt'),
    text('importedAt'),
  ],
}

function text(name: string): Field {
  return { name, type: 'text' }
}
