'use client'

import { useLocale, useTranslation } from '@payloadcms/ui'
import { askCanvas, useCanvasState } from '@vitrine/canvas/admin'
import { type AdminText, adminTexts } from '@vitrine/content/core'
import { type ReactNode, useId, useState } from 'react'
import type { Finding, Spot } from '../../core/checklist.ts'
import { leadTo } from './lead-to.ts'
import { saveAlt } from './save-alt.ts'

const PLACES: Readonly<Record<Finding['place'], AdminText>> = {
  title: { en: 'Go to the title', de: 'Zum Titel' },
  description: { en: 'Go to the description', de: 'Zur Beschreibung' },
  blocks: { en: 'Go to the blocks', de: 'Zu den Blöcken' },
}

/** Characters of the text of a picture that is written here. */
const MAX_ALT = 500

/**
 * Findings with the way to where each can be mended: to its block, on the canvas where that is open.
 *
 * @param props.checkAgain Is called when one has been mended here.
 */
export function FindingList({
  findings,
  checkAgain,
}: {
  readonly findings: readonly Finding[]
  readonly checkAgain: () => void
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  return (
    <ul>
      {findings.map(({ text, weight, place, spots = [] }) => (
        <li data-weight={weight} key={text.en}>
          <strong>
            {weight === 'problem'
              ? word({ en: 'To mend', de: 'Zu beheben' })
              : word({ en: 'Could be better', de: 'Könnte besser sein' })}
          </strong>
          <span>{word(text)}</span>
          {spots.length === 0 && (
            <button onClick={() => leadTo(place)} type="button">
              {word(PLACES[place])}
            </button>
          )}
          {spots.map((spot) => (
            <Place key={`${spot.block} ${spot.name}`} spot={spot} mended={checkAgain} />
          ))}
        </li>
      ))}
    </ul>
  )
}

function Place({ spot, mended }: { readonly spot: Spot; readonly mended: () => void }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { name, block, image, link } = spot
  const isOpen = useCanvasState().titles.has(block)
  const show = () => {
    if (!askCanvas({ do: 'select', id: block })) leadTo('blocks')
  }
  return (
    <>
      <button onClick={show} type="button" aria-label={word({ en: `Show ${name}`, de: `${name} zeigen` })}>
        {name}
      </button>
      {image !== undefined && <MendImage image={image} mended={mended} />}
      <MendHeading spot={spot} />
      <MendGround spot={spot} />
      {link !== undefined && isOpen && (
        <button
          className="page-checklist__act"
          onClick={() => askCanvas({ do: 'link', id: block, ...link })}
          type="button"
          aria-label={word({ en: `Change where ${name} leads`, de: `Ändern, wohin ${name} führt` })}
        >
          {word({ en: 'Change the link', de: 'Link ändern' })}
        </button>
      )}
    </>
  )
}

/** Gives a heading the level that fits; where its level is that of its block's design, there is nothing to press. */
function MendHeading({ spot: { name, block, heading } }: { readonly spot: Spot }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { mayLevel } = useCanvasState()
  if (!heading) return null
  const { words, level, fitting } = heading
  const wanted = { id: block, words, by: fitting - level }
  if (!mayLevel(wanted)) return null
  return (
    <button
      className="page-checklist__act"
      onClick={() => askCanvas({ do: 'level', ...wanted })}
      type="button"
      aria-label={word({ en: `Make ${name} level ${fitting}`, de: `${name} zur Ebene ${fitting} machen` })}
    >
      {word({ en: `Make it level ${fitting}`, de: `Zur Ebene ${fitting} machen` })}
    </button>
  )
}

/** Gives a text a ground on which it can be read; where its ground is that of a design, there is nothing to press. */
function MendGround({ spot: { name, block, surfaces = [] } }: { readonly spot: Spot }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { mayGround } = useCanvasState()
  if (!mayGround({ id: block, surfaces })) return null
  return (
    <button
      className="page-checklist__act"
      onClick={() => askCanvas({ do: 'readable', id: block, surfaces })}
      type="button"
      aria-label={word({ en: `Make ${name} readable`, de: `${name} lesbar machen` })}
    >
      {word({ en: 'Take a readable background', de: 'Lesbaren Hintergrund nehmen' })}
    </button>
  )
}

/** Writes the text of a picture where it is missed. */
function MendImage({ image, mended }: { readonly image: string; readonly mended: () => void }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { code: locale } = useLocale()
  const [alt, setAlt] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const fieldId = useId()
  const save = async () => {
    if (alt.trim() === '' || isSaving) return
    setIsSaving(true)
    const refusal = await saveAlt(image, { alt: alt.trim(), locale, word })
    setIsSaving(false)
    setProblem(refusal)
    if (refusal === undefined) mended()
  }
  return (
    <span className="page-checklist__mend">
      <label htmlFor={fieldId}>{word({ en: `What ${image} shows`, de: `Was ${image} zeigt` })}</label>
      <input
        id={fieldId}
        maxLength={MAX_ALT}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form of the document is around this.
          event.preventDefault()
          void save()
        }}
      />
      <button type="button" onClick={() => void save()} aria-busy={isSaving}>
        {word({ en: 'Save', de: 'Speichern' })}
      </button>
      {problem !== undefined && <span role="alert">{problem}</span>}
    </span>
  )
}
