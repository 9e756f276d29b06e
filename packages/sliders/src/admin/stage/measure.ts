import type { LayerNode } from '../../core/stage/layer-tree.ts'
import type { StageView } from '../../core/stage/placing.ts'

/** Box of an element, in CSS pixels of the page. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Measures of a page of the stage. */
export interface Measured {
  /** Visible layers by id, with the lines of their words. */
  readonly layers: ReadonlyMap<string, Box & { readonly container: Box; readonly lines: readonly Box[] }>
  readonly stage: Box
  readonly grid: Box
  /** CSS pixels of the screen for one of the design grid. */
  readonly scale: number
  readonly isRtl: boolean
}

/** @returns Undefined while there is no slider on the page. */
export function measure(page: Document): Measured | undefined {
  const slider = page.querySelector<HTMLElement>('.slider')
  const stage = slider?.querySelector<HTMLElement>('.slider__stage')
  const grid = stage?.querySelector<HTMLElement>('.slider__grid')
  const view = page.defaultView
  if (!slider || !stage || !grid || !view) return undefined
  const columns = Number(view.getComputedStyle(stage).getPropertyValue('--columns'))
  const layers = [...stage.querySelectorAll<HTMLElement>('.layer[data-layer]')].flatMap((element) => {
    // What was moved by hand stands where the page has put it by now.
    settle(element)
    const box = boxOf(element)
    if (box.width === 0 && box.height === 0) return []
    const around = element.parentElement?.closest<HTMLElement>('.layer')
    const isFree = view.getComputedStyle(element).position === 'absolute'
    const container = boxOf(around ?? (isFree ? stage : grid))
    return [[element.dataset.layer ?? '', { ...box, container, lines: linesOf(element) }] as const]
  })
  return {
    layers: new Map(layers),
    stage: boxOf(stage),
    grid: boxOf(grid),
    scale: columns > 0 ? Math.min(1, slider.clientWidth / columns) : 1,
    isRtl: view.getComputedStyle(stage).direction === 'rtl',
  }
}

/** Moves and sizes a layer on the page while it is dragged; the page knows nothing of it. */
export function follow(
  page: Document,
  id: string,
  to: { readonly x: number; readonly y: number } & Partial<Box>,
): void {
  const element = page.querySelector<HTMLElement>(`.layer[data-layer="${CSS.escape(id)}"]`)
  if (!element) return
  element.style.translate = `${to.x}px ${to.y}px`
  if (to.width !== undefined) element.style.inlineSize = `${to.width}px`
  if (to.height !== undefined) element.style.blockSize = `${to.height}px`
}

function settle(element: HTMLElement): void {
  element.style.removeProperty('translate')
  element.style.removeProperty('inline-size')
  element.style.removeProperty('block-size')
}

/** Lines of the words of a layer itself. */
function linesOf(layer: HTMLElement): readonly Box[] {
  const words = layer.querySelector(':scope > .layer__body > :is(.layer__words, .button-link)')
  if (!words || layer.querySelector('.layer')) return []
  const range = layer.ownerDocument.createRange()
  range.selectNodeContents(words)
  return [...range.getClientRects()].map(boxIn).filter(({ width, height }) => width > 0 && height > 0)
}

function boxOf(element: Element): Box {
  return boxIn(element.getBoundingClientRect())
}

function boxIn({ left, top, width, height }: DOMRect): Box {
  return { left, top, width, height }
}

/** Measures of one layer while it is moved. Undefined for a layer that is not visible. */
export function stageViewOf(measured: Measured, layer: LayerNode, level: StageView['level']): StageView | undefined {
  const container = measured.layers.get(layer.id)?.container
  return container && { level, area: container, scale: measured.scale, isRtl: measured.isRtl }
}
