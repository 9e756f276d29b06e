import { enhancer } from '@vitrine/islands/ui'
import { ResponsiveImage } from '@vitrine/ui/ui'
import { type ReactNode, useId } from 'react'
import { type Ground, tileSize } from '../core/ground.ts'
import type { EffectTexts } from '../core/texts.ts'

const VideoBackground = enhancer('video-background', { when: 'visible' })

/**
 * Background of a section: gradient, image, video and overlay, all decorative, and the controls of the video.
 *
 * @param props.texts Names of the controls.
 * @param props.priority True when it is in the first screen.
 */
export function GroundView(props: {
  readonly ground: Ground
  readonly texts: EffectTexts
  readonly priority: boolean
}): ReactNode {
  const { ground, texts, priority } = props
  const { video } = ground
  const scene = <Scene ground={ground} priority={priority} />
  if (!video) return scene
  return (
    <VideoBackground props={videoProps(video)}>
      {scene}
      <p className="ground__controls" data-film="controls" hidden>
        <button
          type="button"
          className="ground__control"
          data-role="pause"
          aria-label={texts.pauseFilm}
          data-other={texts.playFilm}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
            <path className="ground__pause" d="M4 2.5v11M12 2.5v11" fill="none" stroke="currentColor" strokeWidth="2" />
            <path className="ground__play" d="M4 2.5v11l9-5.5z" fill="currentColor" />
          </svg>
        </button>
        {video.sound && (
          <button type="button" className="ground__control" data-role="sound" aria-pressed="false">
            {texts.sound}
          </button>
        )}
      </p>
    </VideoBackground>
  )
}

function Scene({ ground, priority }: { readonly ground: Ground; readonly priority: boolean }): ReactNode {
  const { gradient, image, video, overlay, motion, velocity, movesOnPhones, leaving } = ground
  if (!gradient && !image && !video && !overlay) return null
  return (
    <div
      className="ground"
      aria-hidden="true"
      data-film={video && 'scene'}
      data-gradient={gradient}
      {...(motion !== 'none' && {
        'data-motion': motion,
        'data-velocity': velocity,
        'data-still': movesOnPhones ? undefined : 'phone',
      })}
      data-leaving={leaving}
    >
      <div className="ground__scene">
        {image && (
          <div
            className="ground__layer"
            data-opacity={image.opacity}
            data-fit={image.fit}
            data-position={image.position}
            data-blend={image.blend}
          >
            {image.fit.startsWith('tile') ? (
              <Tiles image={image} />
            ) : (
              <ResponsiveImage
                className="ground__picture"
                image={{ ...image.source, alt: '' }}
                sizes="100vw"
                priority={priority}
              />
            )}
          </div>
        )}
        {video && <VideoLayer video={video} />}
      </div>
      {overlay && <div className="ground__overlay" data-color={overlay.color} data-opacity={overlay.opacity} />}
    </div>
  )
}

/** An image repeated as tiles: everywhere, or in a row or column at one side or in the middle. */
function Tiles({ image }: { readonly image: NonNullable<Ground['image']> }): ReactNode {
  const id = useId()
  const { source, fit, position = 'center' } = image
  const { width, height } = tileSize(source.fallback)
  const share = shareOf(position)
  const isRow = fit === 'tile-row'
  const isColumn = fit === 'tile-column'
  // The inner drawing begins where its side is; the tile is drawn back from there by as much of itself.
  const x = isColumn ? share.x : 0
  const y = isRow ? share.y : 0
  const start = { x: -x * width, y: -y * height }
  return (
    <svg className="ground__picture" aria-hidden="true" focusable="false">
      <svg aria-hidden="true" x={`${100 * x}%`} y={`${100 * y}%`} width="100%" height="100%" overflow="visible">
        <pattern id={id} {...start} width={width} height={height} patternUnits="userSpaceOnUse">
          <image href={source.fallback.url} width={width} height={height} />
        </pattern>
        <rect {...start} width={isColumn ? width : '100%'} height={isRow ? height : '100%'} fill={`url(#${id})`} />
      </svg>
    </svg>
  )
}

/** Position of a side along the two axes, from 0 to 1. */
function shareOf(position: NonNullable<NonNullable<Ground['image']>['position']>): { x: number; y: number } {
  return {
    x: { left: 0, right: 1, center: 0.5, top: 0.5, bottom: 0.5 }[position],
    y: { top: 0, bottom: 1, center: 0.5, left: 0.5, right: 0.5 }[position],
  }
}

/** Props of the enhancer `video-background` of another package. */
function videoProps({ source, onPhones, loop }: NonNullable<Ground['video']>): object {
  if (source.kind === 'file') return { onPhones }
  const { kind: _, ...video } = source
  return { onPhones, video, loop }
}

/**
 * A video of the site twice: script starts the first when it is near; without script the browser starts the second. A
 * provider's video is added by script, for visitors who allow it; until then the image is shown.
 */
function VideoLayer({ video }: { readonly video: NonNullable<Ground['video']> }): ReactNode {
  const { source, opacity, fit, ratio, loop } = video
  const place = { className: 'ground__film', 'data-film': 'place', 'data-opacity': opacity, 'data-fit': fit }
  if (source.kind === 'provider') return <div {...place} data-ratio={ratio} />
  const file = <source src={source.url} type={source.type} media="(prefers-reduced-motion: no-preference)" />
  return (
    <div {...place}>
      <video
        className="ground__video"
        muted
        playsInline
        loop={loop}
        preload="none"
        tabIndex={-1}
        disablePictureInPicture
      >
        {file}
      </video>
      <noscript>
        <video className="ground__video" data-state="playing" muted playsInline autoPlay loop={loop} tabIndex={-1}>
          {file}
        </video>
      </noscript>
    </div>
  )
}
