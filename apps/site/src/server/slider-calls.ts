import type { CallAction } from '@vitrine/kit/server'
import { type LoadedSlider, parseCall, refusedCall, transitionsReply } from '@vitrine/sliders/core'
import type { Pages } from './pages.ts'

/** Calls that one visitor may make in a minute. */
const MAX_CALLS = 120

/** Answers the two calls of sliders. */
export function sliderCalls(pages: Pick<Pages, 'slider'>): CallAction {
  return { maxCalls: MAX_CALLS, answer: (fields) => answer(pages, fields) }
}

async function answer(pages: Pick<Pages, 'slider'>, fields: URLSearchParams): Promise<object> {
  const call = parseCall(fields)
  if (!call) return refusedCall('Name a slider by its alias, or ask for the transitions.')
  if (call.kind === 'transitions') return transitionsReply()
  const fragment = await pages.slider(call.alias, fields.get('locale'))
  if (!fragment) return refusedCall('There is no such slider.')
  const { id, html, css, enhancers } = fragment
  return {
    success: true,
    htmlid: id,
    waiting: enhancers,
    toload: {},
    data: `<style>${css}</style>${html}`,
  } satisfies LoadedSlider
}
