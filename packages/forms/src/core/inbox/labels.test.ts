import { describe, expect, it } from 'vitest'
import { labelledName, labelsOf, sharedLabels } from './labels.ts'

const form = (...fields: object[]) => labelsOf({ writtenAs: 'fields', fields })
const field = (name: string, label: string) => ({ blockType: 'text', name, label })

describe('the labels of a form', () => {
  const labels = form(field('your-name', 'Your name'), {
    blockType: 'group',
    heading: 'Guests',
    repeats: true,
    fields: [field('guest', 'Guest')],
  })
  it.each([
    ['your-name', 'Your name'],
    ['guest', 'Guest'],
    ['guest__2', 'Guest (2)'],
    ['invented', 'invented'],
    ['invented__2', 'invented__2'],
  ])('%s is called %s', (name, label) => expect(labelledName(name, labels)).toBe(label))
  it('are empty for a template, and without a form', () => {
    expect(labelsOf({ writtenAs: 'template', fields: [field('a', 'A')] }).size).toBe(0)
    expect(labelsOf(undefined).size).toBe(0)
  })
})

describe('labels of several forms', () => {
  it('name a column where all agree, and no two columns alike', () => {
    const shared = sharedLabels([
      form(field('a', 'Name'), field('b', 'Name'), field('c', 'City')),
      form(field('a', 'Name'), field('c', 'Town')),
    ])
    expect([...shared]).toEqual([
      ['a', 'Name (a)'],
      ['b', 'Name (b)'],
    ])
  })
})
