import type { Image } from '@vitrine/content/core'
import { Icon, Picture, RichTextContent } from '@vitrine/ui/ui'
import { createElement, type ReactNode } from 'react'
import type { Layer, LayerContent } from '../core/model/layer.ts'
import { FilmView, filmMark } from './film-view.tsx'
import { type Press, PressView, type SlidePlace, wordsOf } from './layer-press.tsx'

interface Shown {
  readonly layer: Layer
  readonly at: SlidePlace
  readonly waits: boolean
  readonly press: Press | undefined
  /** Draws the layers that stand in this one. */
  readonly nested: (layers: readonly Layer[]) => ReactNode
}

/** Whether its link or button is around what it shows; others have it lie over them. */
export function hasOwnPress({ type }: Pick<LayerContent, 'type'>): boolean {
  return type === 'heading' || type === 'button'
}

/** What a layer holds. */
export function LayerContentView({ layer, at, waits, press, nested }: Shown): ReactNode {
  switch (layer.type) {
    case 'text':
      return (
        <div className="layer__words prose">
          <RichTextContent nodes={layer.content} />
        </div>
      )
    case 'heading':
      return createElement(
        layer.as,
        { className: 'layer__words layer__heading' },
        press ? (
          <PressView press={press} className="layer__stretch">
            {layer.words}
          </PressView>
        ) : (
          layer.words
        ),
      )
    case 'button':
      return <Button layer={layer} press={press} />
    case 'image':
      return (
        <div className="layer__picture" data-fit={layer.fit}>
          <LayerPicture image={layer.image} layer={layer} waits={waits} />
        </div>
      )
    case 'shape':
      return null
    case 'icon':
      return <Icon name={layer.icon} />
    case 'svg':
      return layer.paint ? (
        <span
          className="layer__drawing"
          {...(layer.image.alt ? { role: 'img', 'aria-label': layer.image.alt } : { 'aria-hidden': true })}
        />
      ) : (
        <div className="layer__picture" data-fit="contain">
          <LayerPicture image={layer.image} layer={layer} waits={waits} />
        </div>
      )
    case 'video':
      return (
        <FilmView
          source={layer.source}
          title={titleOf(layer, at)}
          poster={layer.poster}
          play={layer.play}
          texts={at.films}
          fit={layer.fit}
        />
      )
    case 'audio':
      return (
        // biome-ignore lint/a11y/useMediaCaption: what is heard is the editor's to write down beside it
        <audio
          className="layer__sound"
          controls
          preload={layer.play.preload}
          loop={layer.play.loop !== 'no'}
          aria-label={titleOf(layer, at)}
          src={layer.file.url}
          data-play={filmMark(layer.play)}
        />
      )
    case 'group':
      return <div className="layer__group">{nested(layer.children)}</div>
    case 'row':
      return (
        <div className="layer__columns">
          {layer.columns.map(({ children }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have nothing else to tell them apart
            <div key={index} className="layer__column">
              {nested(children)}
            </div>
          ))}
        </div>
      )
  }
}

function Button({
  layer,
  press,
}: {
  readonly layer: Layer & { readonly type: 'button' }
  readonly press: Press | undefined
}): ReactNode {
  const look = layer.look === 'solid' ? 'button-link' : `button-link button-link--${layer.look}`
  const shown = (
    <>
      {layer.icon && <Icon name={layer.icon} />}
      {layer.label}
    </>
  )
  if (!press) return <span className={look}>{shown}</span>
  return (
    <PressView press={press} className={look}>
      {shown}
    </PressView>
  )
}

/** A picture, and its copy for browsers without script when it waits. */
function LayerPicture(props: { readonly image: Image; readonly layer: Layer; readonly waits: boolean }): ReactNode {
  const { image, layer, waits } = props
  const sizes = sizesOf(layer)
  return (
    <>
      <Picture image={image} sizes={sizes} waits={waits} />
      {waits && (
        <noscript>
          <Picture image={image} sizes={sizes} />
        </noscript>
      )}
    </>
  )
}

/** How wide a picture is shown, as the attribute says it: its grid never grows beyond its size. */
function sizesOf({ place }: Layer): string {
  const { width } = place.desktop
  if (typeof width === 'number') return `min(100vw, ${width}px)`
  return width === 'auto' ? '100vw' : `${Math.min(100, Number.parseFloat(width))}vw`
}

function titleOf(layer: Layer, { slides, index }: SlidePlace): string {
  return wordsOf(layer) || slides[index]?.title || ''
}
