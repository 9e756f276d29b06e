import type { Data, FormState } from 'payload'
import { expect, it, vi } from 'vitest'
import { createSharedValues, type ReadableForm } from './shared-values.ts'

/** A form as Payload makes it: its functions read the state of the moment. */
function payloadForm() {
  const state = { fields: { title: { value: 'Oak' } } as FormState }
  const read = vi.fn((): Data => ({ title: state.fields.title?.value }))
  const draw = (form: ReadableForm): ReadableForm => Object.assign(form, { getData: read })
  return { state, read, draw, form: draw({ getData: read, getFields: () => state.fields }) }
}

it('values are read once for each state of the form, however often they are asked for', () => {
  const { form, state, read } = payloadForm()
  createSharedValues()(form)
  expect(form.getData()).toEqual({ title: 'Oak' })
  expect(form.getData()).toEqual({ title: 'Oak' })
  expect(read).toHaveBeenCalledTimes(1)
  state.fields = { title: { value: 'Elm' } }
  expect(form.getData()).toEqual({ title: 'Elm' })
  expect(read).toHaveBeenCalledTimes(2)
})

it('the function stays the same when Payload draws the form again, or puts another in its place: fields are not checked anew', () => {
  const { form, draw } = payloadForm()
  const share = createSharedValues()
  share(form)
  const { getData } = form
  expect(draw(form).getData).toBe(getData)
  const next = draw({ ...form })
  share(next)
  share(next)
  expect(next.getData).toBe(getData)
  expect(next.getData()).toEqual({ title: 'Oak' })
})
