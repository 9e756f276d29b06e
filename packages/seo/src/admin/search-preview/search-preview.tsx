'use client'

import { useDocumentInfo, useForm, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { drawnPage } from '@vitrine/canvas/admin'
import { type AdminText, adminTexts } from '@vitrine/content/core'
import { type ReactNode, useEffect, useId, useState } from 'react'
import {
  DESCRIPTION_LENGTH,
  type Fit,
  fitOf,
  type ShownLength,
  shownAddress,
  shownText,
  TITLE_LENGTH,
} from '../../core/search-result.ts'
import { readSharedPage, type SharedPage } from './read-shared-page.ts'
import './search-preview.css'

/** Fields that change what is shown. */
const WATCHED = ['title', 'slug', 'parent', 'excerpt', 'meta.title', 'meta.description', 'meta.image', 'meta.noIndex']

/** Milliseconds without a further change after which the page is drawn. */
const QUIET_MS = 400

/** The page in search results and where somebody shares it, as the form has it. */
export function SearchPreview(): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const heading = useId()
  const watched = useFormFields(([fields]) => JSON.stringify(WATCHED.map((name) => fields[name]?.value ?? null)))
  const isHidden = useFormFields(([fields]) => fields['meta.noIndex']?.value === true)
  const drawn = useDrawn(watched)
  return (
    <section aria-labelledby={heading} className="search-preview">
      <h2 className="search-preview__heading" id={heading}>
        {word({ en: 'In search results, and where it is shared', de: 'In Suchergebnissen und wo sie geteilt wird' })}
      </h2>
      {drawn.problem && <output className="search-preview__problem">{word(drawn.problem)}</output>}
      {isHidden && (
        <p className="search-preview__problem">
          {word({
            en: 'Search engines are asked to leave this page out. Links still work.',
            de: 'Suchmaschinen sollen diese Seite auslassen. Links funktionieren weiter.',
          })}
        </p>
      )}
      {drawn.page && <Shown page={drawn.page} />}
    </section>
  )
}

interface Drawn {
  readonly page?: SharedPage
  readonly problem?: AdminText
}

/** Has the page drawn when what is watched has not changed for a moment. What was drawn last stays meanwhile. */
function useDrawn(watched: string): Drawn {
  const { id, collectionSlug } = useDocumentInfo()
  const { getData } = useForm()
  const { code } = useLocale()
  const [drawn, setDrawn] = useState<Drawn>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is watched is read by getData.
  useEffect(() => {
    if (id === undefined)
      return setDrawn({
        problem: {
          en: 'Save it once. Then it is shown here as others will see it.',
          de: 'Einmal speichern. Dann erscheint hier, wie andere sie sehen.',
        },
      })
    const left = new AbortController()
    const draw = async () => {
      const data = getData()
      const answer = await drawnPage({ collection: collectionSlug, id, locale: code, data, signal: left.signal })
      if (left.signal.aborted) return
      setDrawn((before) => ('page' in answer ? { page: readSharedPage(answer.page) } : { ...before, ...answer }))
    }
    const timer = setTimeout(() => void draw().catch(() => undefined), QUIET_MS)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [watched, id, collectionSlug, code, getData])
  return drawn
}

function Shown({ page }: { readonly page: SharedPage }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { siteName, title, description, address, image } = page
  return (
    <div className="search-preview__kinds">
      <div className="search-preview__kind">
        <h3>{word({ en: 'Search result', de: 'Suchergebnis' })}</h3>
        <div className="search-preview__result">
          <p className="search-preview__site">{siteName}</p>
          <p className="search-preview__address">{shownAddress(address)}</p>
          <p className="search-preview__title">{shownText(title, TITLE_LENGTH)}</p>
          <p className="search-preview__description">
            {description
              ? shownText(description, DESCRIPTION_LENGTH)
              : word({
                  en: 'Search engines choose some words of the page.',
                  de: 'Suchmaschinen wählen selbst Worte der Seite.',
                })}
          </p>
        </div>
        <Count length={TITLE_LENGTH} name={word({ en: 'Title', de: 'Titel' })} text={title} />
        <Count length={DESCRIPTION_LENGTH} name={word({ en: 'Description', de: 'Beschreibung' })} text={description} />
      </div>
      <div className="search-preview__kind">
        <h3>{word({ en: 'Shared link', de: 'Geteilter Link' })}</h3>
        <div className="search-preview__card">
          <CardImage address={image} key={image} />
          <p className="search-preview__host">{shownAddress(address).split(' › ')[0]}</p>
          <p className="search-preview__name">{title}</p>
          {description && <p className="search-preview__description">{description}</p>}
        </div>
      </div>
    </div>
  )
}

/** The image of the card, which the site makes for what visitors can see. */
function CardImage({ address }: { readonly address: string | undefined }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const [isMissing, setMissing] = useState(false)
  if (address === undefined || isMissing) {
    return (
      <p className="search-preview__image">
        {word({ en: 'Its image is made when it is published.', de: 'Ihr Bild entsteht beim Veröffentlichen.' })}
      </p>
    )
  }
  return <img alt="" className="search-preview__image" onError={() => setMissing(true)} src={address} />
}

const VERDICTS: Readonly<Record<Fit, AdminText>> = {
  missing: { en: 'missing', de: 'fehlt' },
  short: { en: 'short: there is room for more', de: 'kurz: Es ist Platz für mehr' },
  fits: { en: 'shown whole', de: 'ganz zu sehen' },
  long: { en: 'the end is cut off', de: 'das Ende ist abgeschnitten' },
}

function Count(props: { readonly name: string; readonly text: string; readonly length: ShownLength }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { name, text, length } = props
  const fit = fitOf(text, length)
  return (
    <p className="search-preview__count" data-fit={fit}>
      {name}: {text.length} {word({ en: 'of about', de: 'von etwa' })} {length.most}{' '}
      {word({ en: 'characters,', de: 'Zeichen,' })} {word(VERDICTS[fit])}
    </p>
  )
}
