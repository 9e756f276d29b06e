import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { imageExample, sliderExample } from '../blocks/example-parts.ts'
import { SLIDER_TEXTS } from '../core/texts.ts'
import { ModalSlider } from './modal-slider.tsx'

const background = { kind: 'image', image: imageExample('A room'), alt: 'A room' }

describe('the copy of a slider in a window, for visitors without script', () => {
  it('contains no copies of itself, the first of which would end it', () => {
    const slider = sliderExample({
      alias: 'rooms',
      title: 'Rooms',
      slides: ['one', 'two'].map((id) => ({
        id,
        title: id,
        background,
        layers: [{ blockType: 'layerImage', id: `layer-${id}`, name: 'A lamp', image: imageExample('A lamp') }],
      })),
      controls: [{ blockType: 'sliderArrows' }, { blockType: 'sliderThumbnails' }],
      extras: [{ blockType: 'sliderWindow' }],
    })
    if (!slider.modal) throw new Error('The slider does not stand in a window.')
    const html = renderToStaticMarkup(
      <ModalSlider
        slider={slider}
        modal={slider.modal}
        label="Show the rooms"
        texts={SLIDER_TEXTS}
        ajax={{ path: '/wp-admin/admin-ajax.php', locale: 'en' }}
      />,
    )
    expect(html.match(/<noscript>/g)).toHaveLength(1)
    expect(html).not.toContain('data-src')
  })
})
