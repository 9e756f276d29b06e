import { describe, expect, it } from 'vitest'
import { pathOfField } from './field-path.ts'

const block = {
  id: 'b',
  heading: 'Hello',
  plans: [
    { id: 'p1', name: 'Small', features: [{ id: 'f1', text: 'One' }] },
    {
      id: 'p2',
      name: 'Large',
      features: [
        { id: 'f2', text: 'Two' },
        { id: 'f3', text: 'Three' },
      ],
    },
  ],
}

describe('the path of a field', () => {
  it.each([
    ['heading', 'heading'],
    ['text', 'text'],
    ['plans.p2.name', 'plans.1.name'],
    ['plans.p2.features.f3.text', 'plans.1.features.1.text'],
    ['link.label', 'link.label'],
  ])('%s is %s', (mark, path) => expect(pathOfField(block, mark)).toBe(path))

  it.each(['plans.p3.name', 'plans.p1.features.f3.text', 'plans.0.name'])('%s leads to no row', (mark) =>
    expect(pathOfField(block, mark)).toBeUndefined())
})
