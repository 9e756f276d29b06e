import type { Slider } from './model/slider.ts'

/** Turns a slider into the background of a section: decoration, without layers, controls, links and sound. */
export function asBackground({ modal: _, carousel: __, scroll: ___, slides, ...slider }: Slider): Slider {
  const plain = ({ link: _, ...slide }: (typeof slides)[number]): (typeof slides)[number] => ({
    ...slide,
    layers: [],
    background: slide.background.kind === 'video' ? { ...slide.background, muted: true } : slide.background,
  })
  const [first, ...others] = slides
  return {
    ...slider,
    type: 'standard',
    layout: { ...slider.layout, mode: 'auto', minHeight: 0, maxHeight: 0, stackOnPhone: false },
    flow: { ...slider.flow, pauseOnHover: false },
    controls: { navigation: [] },
    gestures: { ...slider.gestures, touch: false, mouse: false, keyboard: false, wheel: 'off' },
    hash: { read: false, write: false },
    slides: [plain(first), ...others.map(plain)],
    globals: [],
  }
}
