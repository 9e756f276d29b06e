import { describe, expect, it } from 'vitest'
import { hoverOf, loopOf, stateOf, timelineOf } from './timeline.ts'

const frames = (own: object) => ({ frames: own })

describe('a timeline', () => {
  it('lets a layer come out of nothing unless it says otherwise', () =>
    expect(timelineOf({}, 9000)).toEqual({ in: {}, start: { opacity: '0' } }))
  it('is none for a layer that is there', () =>
    expect(timelineOf(frames({ frame_0: { transform: { opacity: 1 } } }), 9000)).toBeUndefined())
  it('has the moment, the way and the speed of its coming', () =>
    expect(
      timelineOf(
        frames({
          frame_0: {
            transform: { x: { d: { v: 'left' } }, y: '50%', rotationZ: '45deg', opacity: 1 },
            mask: { use: true },
          },
          frame_1: { timeline: { start: '500', speed: '800ms', ease: 'Power4.easeOut' } },
        }),
        9000,
      ),
    ).toEqual({
      in: { at: 500, duration: 800, easing: 'power4.out', mask: true },
      start: { x: 'start', y: '50%', rotateZ: '45' },
    }))
  it('moves letters one by one', () =>
    expect(
      timelineOf(frames({ frame_1: { chars: { use: true, delay: 10, direction: 'middletoedge' } } }), 9000),
    ).toMatchObject({
      in: { split: { by: 'chars', stagger: 100, direction: 'middleToEdge' } },
    }))
  it('has frames in between, in their order', () =>
    expect(
      timelineOf(
        frames({
          frame_3: { transform: { scaleX: 2 }, timeline: { start: 3000 } },
          frame_2: { transform: { x: '10px' }, timeline: { start: 2000, actionTriggered: true } },
        }),
        9000,
      ),
    ).toMatchObject({
      frames: [
        { name: 'frame_2', at: 2000, trigger: 'action', state: { x: '10' } },
        { name: 'frame_3', at: 3000, state: { scaleX: '2' } },
      ],
    }))
  it('goes before its slide when it says so', () =>
    expect(timelineOf(frames({ frame_999: { timeline: { start: 4000, speed: 500 } } }), 9000)).toMatchObject({
      out: { at: 4000, duration: 500, state: { opacity: '0' } },
    }))
  it('goes with its slide when that is over first', () =>
    expect(timelineOf(frames({ frame_999: { timeline: { start: 9000 } } }), 9000)).not.toHaveProperty('out'))
  it('is half to be seen where the layer is', () =>
    expect(timelineOf({}, 9000, '0.5')).toMatchObject({ in: { state: { opacity: '0.5' } } }))
  it('passes a block of colour over a layer', () =>
    expect(timelineOf(frames({ frame_0: { sfx: { effect: 'blocktoright', color: '#ff0000' } } }), 9000)).toMatchObject({
      in: { reveal: { from: 'start', color: '#ff0000' } },
    }))
})

describe('a state', () => {
  it.each([
    ['{-50,50}', '-50..50'],
    ['ran(-10|10)', '-10..10'],
    ['cyc(10|20|30)', '10 | 20 | 30'],
    ['[10|20]', '10 | 20'],
    ['-50px', '-50'],
    ['120%', '120%'],
  ])('%s is %s', (written, amount) => expect(stateOf({ x: written })).toEqual({ x: amount }))

  it('may turn round with the direction', () =>
    expect(stateOf({ x: '-50px(R)' })).toEqual({ x: '-50', mirrored: true }))
  it.each(['0px', 'inherit', '#abc', '9999999px', '{}'])('%s says nothing', (written) =>
    expect(stateOf({ x: written })).toEqual({}))
})

it('a loop swings from its first frame to its last', () =>
  expect(
    loopOf({
      loop: {
        use: true,
        speed: 2000,
        yoyo_move: true,
        repeat: '-1',
        frame_0: { x: -10 },
        frame_999: { x: 10, scaleX: 1.2 },
      },
    }),
  ).toEqual({ x: 20, scale: 1.2, yoyo: true, duration: 2000 }))

it('a layer differs under a pointer', () =>
  expect(hoverOf({ usehover: true, color: '#ff0000', transform: { scaleX: '1.1' }, speed: 400 })).toEqual({
    to: { scale: 1.1, color: '#ff0000' },
    duration: 400,
  }))
