import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { imageExample, sliderExample } from '../blocks/example-parts.ts'
import { SLIDER_TEXTS } from '../core/texts.ts'
import { NavigationView } from './navigation-view.tsx'

/** Links of a control, each with the name that is written for it and the words that are seen. */
function links(
  control: string,
  slide: object,
): readonly { readonly name: string | undefined; readonly words: string }[] {
  const slider = sliderExample({
    alias: 'rooms',
    title: 'Rooms',
    slides: [{ id: 'one', title: 'Bakery', params: [{ text: 'Six o’clock' }, { text: 'Oslo' }], ...slide }],
    controls: [{ blockType: control }],
  })
  const [navigation] = slider.controls.navigation
  if (!navigation) throw new Error(`The slider has no ${control}.`)
  const html = renderToStaticMarkup(
    <NavigationView navigation={navigation} name="rooms" slider={slider} texts={SLIDER_TEXTS} start={0} />,
  )
  return [...html.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([link, content = '']) => ({
    name: /aria-label="([^"]*)"/.exec(link)?.[1],
    words: content
      .replace(/<noscript>.*?<\/noscript>|<[^>]*>/gs, '')
      .replace(/\s+/g, ' ')
      .trim(),
  }))
}

const imageSlide = { background: { kind: 'image', image: imageExample('A bakery') } }

describe('the name of a link to a slide', () => {
  it('is its own text where that says the title', () =>
    expect(links('sliderTabs', {})).toEqual([{ name: undefined, words: 'Bakery Six o’clock Oslo' }]))
  it('includes its own text where that does not', () => {
    for (const { name, words } of links('sliderThumbnails', imageSlide)) expect(name).toContain(words)
  })
  it('is number and title where nothing is written', () =>
    expect(links('sliderBullets', {})).toEqual([{ name: 'Slide 1: Bakery', words: '1' }]))
})
