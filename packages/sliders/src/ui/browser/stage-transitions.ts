import type { SliderProps } from '../../core/slider-props.ts'
import { BASIC, FADING } from '../../core/transitions/basic.ts'
import { chooseName } from '../../core/transitions/choose.ts'
import { type Change, type Drawing, planOf } from '../../core/transitions/plan.ts'
import type { Transition } from '../../core/transitions/transition.ts'
import { type Running, runTransition, type Scene, type TakeApart } from './transition.ts'

interface Entry {
  readonly name: string
  readonly transition: Transition
  readonly drawing: Drawing
  readonly takeApart?: TakeApart
}

/**
 * Shows one slide in the place of another.
 *
 * @param index Of the slide that comes.
 * @param stage Which way it goes, and what was measured.
 * @param keepsWords Words of slides come and go by themselves.
 */
export type Transit = (
  scene: Scene,
  index: number,
  stage: Pick<Change, 'direction' | 'width' | 'height' | 'rightToLeft'>,
  keepsWords: boolean,
) => Running

/** Changes the slides of one slider by the transitions that they choose, each one in its turn. */
export function stageTransitions(props: Pick<SliderProps, 'slides'>): Transit {
  const transitionOf = transitionsFor(props)
  const turns = props.slides.map(() => 0)
  let lastName: string | undefined
  return (scene, index, stage, keepsWords) => {
    const slide = props.slides[index]
    if (!slide) throw new RangeError(`There is no slide ${index}.`)
    const turn = turns[index] ?? 0
    const { name, transition, drawing, takeApart } = transitionOf(slide.transition, turn, lastName)
    lastName = name
    turns[index] = turn + 1
    const isPlaying = [scene.from, scene.to].some((one) => one.querySelector('.slider__background :is(video, iframe)'))
    const { duration } = slide.transition
    const occasion: Change = {
      ...stage,
      whole: isPlaying,
      random: Math.random,
      ...(duration !== undefined && transition.duration > 0 && { duration }),
    }
    const plan = planOf(transition, occasion, drawing)
    return runTransition(plan, scene, plan.pieces.length > 1 ? takeApart : undefined, keepsWords)
  }
}

/** Finds transitions by name. Those beyond fades come when a slide names one; until they have, every such name is `fade`. */
function transitionsFor({ slides }: Pick<SliderProps, 'slides'>) {
  let table: Table | 'missing' | undefined
  const basic = (name: string): Transition =>
    Object.hasOwn(BASIC, name) && table !== 'missing' ? BASIC[name as keyof typeof BASIC] : BASIC.fade
  const names = slides.flatMap(({ transition }) => transition.names)
  if (names.some((name) => !Object.hasOwn(BASIC, name))) {
    void fetchTable().then((fetched) => {
      table = fetched
    })
  }
  return (choice: SliderProps['slides'][0]['transition'], turn: number, last: string | undefined): Entry => {
    const wanted = chooseName(choice, turn, last, Math.random)
    if (!table || table === 'missing') return { name: wanted, transition: basic(wanted), drawing: FADING }
    const { drawing, nameOf, transitions, takeApart } = table
    const name = nameOf(wanted, last, Math.random)
    return { name, transition: transitions[name] ?? BASIC.fade, drawing, takeApart }
  }
}

type Table = typeof import('./table.ts').TABLE

let fetching: Promise<Table | 'missing'> | undefined

/** One table serves all sliders of a page; that it is missing is said once. */
function fetchTable(): Promise<Table | 'missing'> {
  fetching ??= import('./table.ts').then(
    (loaded) => loaded.TABLE,
    () => {
      console.error('Transition Table can not be loaded')
      return 'missing' as const
    },
  )
  return fetching
}
