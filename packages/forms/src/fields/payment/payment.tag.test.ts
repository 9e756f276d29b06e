import { describe, expect, it } from 'vitest'
import { parseForm } from '../../core/parse-form.ts'
import { publicForm } from '../../core/public-form.ts'
import { controlsIn } from '../../core/shown-body.ts'
import { plainRenderContext } from '../../core/template/render-context.ts'

function controlsOf(template: string) {
  const form = parseForm({ id: 1, title: 'Pay', writtenAs: 'template', template }, 'en')
  if (!form) throw new Error('The form of the test is none.')
  return controlsIn(publicForm(form, plainRenderContext(new Date(0))).body)
}

describe('the buttons of a payment', () => {
  it.each([
    ['the words of the original, where its tag has none', '', ['Proceed to checkout', 'Complete payment']],
    ['one label of its tag, and the other of the original', '"Pay"', ['Pay', 'Complete payment']],
    ['both labels of its tag, without outer blanks', '" Pay " "Finish|now"', ['Pay', 'Finish']],
    ['nothing, where its tag says so', '"" ""', ['', '']],
    ['characters that are written as references', '"Pay &amp; go"', ['Pay & go', 'Complete payment']],
  ])('say %s', (_, values, labels) =>
    expect(controlsOf(`[stripe currency:usd amount:500 ${values}]`)).toContainEqual({ kind: 'stripe', labels }))
})
