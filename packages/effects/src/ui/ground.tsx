import { enhancer } from '@vitrine/islands/ui'
import { Picture } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { Ground } from '../core/ground.ts'
import type { EffectTexts } from '../core/texts.ts'

const Film = enhancer('video-background', { when: 'visible' })

/**
 * What lies behind a section: gradient, picture, film and overlay, none of which says anything, and the film's controls.
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
  const { film } = ground
  const scene = <Scene ground={ground} priority={priority} />
  if (!film) return scene
  return (
    <Film props={filmProps(film)}>
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
        {film.sound && (
          <button type="button" className="ground__control" data-role="sound" aria-pressed="false">
            {texts.sound}
          </button>
        )}
      </p>
    </Film>
  )
}

function Scene({ ground, priority }: { readonly ground: Ground; readonly priority: boolean }): ReactNode {
  const { gradient, picture, film, overlay, motion, velocity, movesOnPhones, leaving } = ground
  if (!gradient && !picture && !film && !overlay) return null
  return (
    <div
      className="ground"
      aria-hidden="true"
      data-film={film && 'scene'}
      data-gradient={gradient}
      {...(motion !== 'none' && {
        'data-motion': motion,
        'data-velocity': velocity,
        'data-still': movesOnPhones ? undefined : 'phone',
      })}
      data-leaving={leaving}
    >
      <div className="ground__scene">
        {picture && (
          <div
            className="ground__layer"
            data-opacity={picture.opacity}
            data-fit={picture.fit}
            data-position={picture.position}
            data-blend={picture.blend}
          >
            <Picture
              className="ground__picture"
              image={{ ...picture.image, alt: '' }}
              sizes="100vw"
              priority={priority}
            />
          </div>
        )}
        {film && <FilmLayer film={film} />}
      </div>
      {overlay && <div className="ground__overlay" data-color={overlay.color} data-opacity={overlay.opacity} />}
    </div>
  )
}

/** Told to the enhancer, which is another package's. */
function filmProps({ source, onPhones, loop }: NonNullable<Ground['film']>): object {
  if (source.kind === 'file') return { onPhones }
  const { kind: _, ...video } = source
  return { onPhones, video, loop }
}

/**
 * A film of the site twice: script starts the first when it is near; without script the browser starts the second by
 * itself. A provider's is put here by script, for visitors who allow it: until then there is its picture.
 */
function FilmLayer({ film }: { readonly film: NonNullable<Ground['film']> }): ReactNode {
  const { source, opacity, fit, ratio, loop } = film
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
