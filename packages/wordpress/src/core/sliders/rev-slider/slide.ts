import { given, record } from '@vitrine/content/core'
import { clamped, isOn, numberOf, wordOf } from '../css-values.ts'
import { plainText } from '../layer-words.ts'
import { SLIDER_LIMITS } from '../limits.ts'
import { transitionOf } from '../transition-names.ts'
import { backgroundOf, panZoomOf } from './background.ts'
import { depthOf, layersOf } from './layers.ts'
import { instantOf } from './local-time.ts'
import { objectIn, rowsOf } from './rows.ts'
import type { Raw, SliderTools } from './tools.ts'

/** Milliseconds that a slide is shown, and of its coming. */
const DURATION_MS = { min: 500, max: 600_000 } as const
const TRANSITION_MS = { min: 50, max: 10_000 } as const

/** A name by which addresses may call a slide. */
const DEEPLINK = /^(?!\d+$)[a-z\d][a-z\d_-]{0,63}$/i

/** Reads a slide as a block of the slider. */
export function slideOf(raw: Raw, tools: SliderTools): Raw {
  const params = objectIn(raw.params)
  const timeline = record(params.timeline)
  const title = plainText(params.title).slice(0, SLIDER_LIMITS.title)
  const duration = clamped(numberOf(timeline.delay), DURATION_MS.min, DURATION_MS.max)
  const info = record(params.info)
  const texts = rowsOf(info.params).map(({ v }) => plainText(v))
  const description = plainText(info.description)
  const deeplink = wordOf(record(params.attributes).deepLink ?? record(params.general).deeplink)
  return {
    blockType: 'slide',
    title,
    background: backgroundOf(params, tools),
    transition: comingOf(params, tools),
    layers: layersOf(raw.layers, duration ?? tools.duration, tools),
    ...(isOn(timeline.stopOnPurpose) && { stopHere: true }),
    ...(texts.some((text) => text !== '') && {
      params: texts.slice(0, SLIDER_LIMITS.params).map((text) => ({ text: text.slice(0, SLIDER_LIMITS.title) })),
    }),
    ...given({
      duration,
      description: description.slice(0, SLIDER_LIMITS.description) || undefined,
      panZoom: panZoomOf(params, tools),
      parallax: depthOf(record(params.effects).parallax),
      deeplink: DEEPLINK.test(deeplink) ? deeplink : undefined,
      thumbnail: thumbnailOf(params, tools),
    }),
    ...linkOf(params, tools),
    ...timesOf(params, tools),
  }
}

/** Transition of a slide: names of the table here, and its milliseconds. */
function comingOf(params: Raw, { report }: SliderTools): Raw {
  const { transition, duration } = record(params.timeline)
  const written = transitionNames(params, transition)
  const names = written.map((name) => {
    const ours = transitionOf(name)
    if (ours === undefined) report.changed('slider-transition', name)
    return ours ?? 'fade'
  })
  const [first] = Array.isArray(duration) ? duration : [duration]
  return {
    names: names.length > 0 ? [...new Set(names)] : ['fade'],
    ...given({ duration: clamped(numberOf(first), TRANSITION_MS.min, TRANSITION_MS.max) }),
  }
}

/** Since 6.5 a slide keeps the moves themselves; the name of the preset they came from is beside them. */
function transitionNames(params: Raw, transition: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(transition) ? transition : transition === undefined ? [] : [transition]
  const own = list
    .slice(0, SLIDER_LIMITS.transitions)
    .map(wordOf)
    .filter((name) => name !== '' && name !== 'default')
  if (own.length > 0) return own
  const change = record(params.slideChange)
  const preset = wordOf(change.t) || wordOf(change.eng)
  return preset === '' ? [] : [preset.replace(/^\*/, '')]
}

function thumbnailOf(params: Raw, { media }: SliderTools): Raw[string] | undefined {
  const thumb = record(params.thumb)
  const named = wordOf(thumb.customThumbSrc)
  return named === '' ? undefined : media.find(named, 'image', numberOf(thumb.customThumbSrcId))
}

/** Link of the whole slide, under or above its layers. */
function linkOf(params: Raw, { links, placeOf, report }: SliderTools): Raw {
  const seo = record(params.seo)
  if (!isOn(seo.set)) return {}
  if (wordOf(seo.type) === 'slide') {
    const place = placeOf(wordOf(seo.slideLink))
    report.lost('slider-slide-link', place === undefined ? wordOf(seo.slideLink) : `slide ${place}`)
    return {}
  }
  const link = links.to(wordOf(seo.link), { newTab: wordOf(seo.target) === '_blank' })
  return link ? { link, linkDepth: wordOf(seo.z) === 'back' ? 'under' : 'over' } : {}
}

/** Times and levels in which a slide is shown. */
function timesOf(params: Raw, tools: SliderTools): Raw {
  const [publish, visibility] = [record(params.publish), record(params.visibility)]
  const isHidden = wordOf(publish.state) === 'unpublished'
  const after = numberOf(visibility.hideAfterLoop)
  return {
    ...(isHidden && { hidden: true }),
    ...(isOn(visibility.hideOnMobile) && { levels: ['desktop', 'notebook', 'tablet'] }),
    ...given({
      from: instantOf(wordOf(publish.from), tools.context),
      until: instantOf(wordOf(publish.to), tools.context),
      hideAfterLoop: after !== undefined && after >= 1 ? Math.min(1000, Math.round(after)) : undefined,
    }),
  }
}
