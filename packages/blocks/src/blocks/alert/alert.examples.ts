import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import { paragraph } from '../example-parts.ts'
import type { AlertBlock } from './alert.block.ts'

export const examples = [
  {
    blockType: 'alert',
    id: 'alert-note',
    tone: 'note',
    title: 'The workshop is closed from 22 December.',
    content: [paragraph('We answer the telephone again on 6 January. The boiler man has the key.')],
    closes: 'forever',
    key: 'a1b2c3',
  },
  {
    blockType: 'alert',
    id: 'alert-success',
    tone: 'success',
    content: [paragraph('The oak has arrived.')],
    closes: 'once',
    key: 'b',
  },
  {
    blockType: 'alert',
    id: 'alert-warning',
    tone: 'warning',
    title: 'Lantern Street is dug up.',
    content: [paragraph('Come in by the yard.')],
    closes: 'never',
    key: 'c',
  },
  {
    blockType: 'alert',
    id: 'alert-danger',
    tone: 'danger',
    title: HOSTILE,
    content: [paragraph(LONGER)],
    closes: 'once',
    key: 'd',
  },
] satisfies AlertBlock[]
