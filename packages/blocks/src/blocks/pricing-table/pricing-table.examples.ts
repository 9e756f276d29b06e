import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import { link } from '../example-parts.ts'
import type { PricingTableBlock } from './pricing-table.block.ts'

const features = (...texts: string[]) => texts.map((text, index) => ({ id: String(index), text, included: true }))

export const examples = [
  {
    blockType: 'pricingTable',
    id: 'pricing-three',
    heading: 'One room, three ways',
    intro: 'All prices include VAT and our train tickets.',
    plans: [
      {
        id: 'drawing',
        name: 'The drawing',
        price: '£480',
        period: 'a room',
        text: 'You build it yourselves, or with someone you trust.',
        features: [
          ...features('Two-hour visit', 'Plan and one elevation', 'List of materials'),
          { id: 'site', text: 'Site visits', included: false },
        ],
        link: { ...link, label: 'Ask for a drawing' },
      },
      {
        id: 'room',
        name: 'The room',
        price: '£14,000',
        period: 'and up',
        badge: 'Most rooms',
        text: 'From the first visit until the keys are back on the hook.',
        features: features('Everything in the drawing', 'Builders we have known for years', 'One person who answers'),
        link: { ...link, label: 'Arrange a visit' },
      },
      {
        id: 'house',
        name: 'The house',
        price: 'By the day',
        text: 'For houses that take longer than a winter.',
        features: features('Everything in the room', 'Furniture from Lantern Street'),
        link: { ...link, label: 'Write to us' },
      },
    ],
    note: 'Prices hold until the end of March.',
  },
  { blockType: 'pricingTable', id: 'pricing-minimal', plans: [{ id: 'one', name: 'One visit', features: [] }] },
  {
    blockType: 'pricingTable',
    id: 'pricing-long',
    heading: LONGER,
    plans: [
      { id: 'long', name: LONGER, price: LONGER.slice(0, 60), features: features(LONGER), badge: HOSTILE },
      { id: 'hostile', name: HOSTILE, price: HOSTILE, period: HOSTILE, features: features(HOSTILE) },
    ],
  },
] satisfies PricingTableBlock[]
