import { expect, it } from 'vitest'
import { engineOf } from './engine.ts'
import { parseCarouselMotion } from './motion.ts'

it('stands still where nothing is said, but logos glide', () => {
  expect(parseCarouselMotion({}, 'pictures')).toMatchObject({ moves: 'still', loop: false })
  expect(parseCarouselMotion({}, 'logos')).toMatchObject({ moves: 'marquee', loop: true })
  expect(parseCarouselMotion({ moves: 'still' }, 'logos')).toMatchObject({ moves: 'still', loop: false })
})

it('goes on after 7000 ms in 600 ms, and comes round', () =>
  expect(parseCarouselMotion({ moves: 'autoplay' }, 'voices')).toMatchObject({ delay: 7000, speed: 600, loop: true }))

it('does what editors say instead, within bounds', () => {
  const motion = parseCarouselMotion({ moves: 'autoplay', delay: 4000, speed: 9, loop: 'no' }, 'voices')
  expect(motion).toMatchObject({ delay: 4000, speed: 600, loop: false })
})

it('glides without end, whatever is said of its end, either way', () => {
  expect(parseCarouselMotion({ moves: 'marquee', loop: 'no' }, 'pictures').loop).toBe(true)
  expect(parseCarouselMotion({ moves: 'marquee', pace: 'slow', backwards: true }, 'pictures').pace).toBe(-30)
})

it('needs the library only where slides come round or follow the mouse', () => {
  expect(engineOf({ transition: 'slide' }, { loop: false, drag: false })).toBe('row')
  expect(engineOf({ transition: 'slide' }, { loop: true, drag: false })).toBe('ring')
  expect(engineOf({ transition: 'slide' }, { loop: false, drag: true })).toBe('ring')
  expect(engineOf({ transition: 'fade' }, { loop: true, drag: true })).toBe('stack')
})
