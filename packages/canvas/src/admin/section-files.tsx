'use client'

import { useConfig, useLocale, useTranslation } from '@payloadcms/ui'
import { type AdminLabel, type AdminText, adminTextIn, adminTexts } from '@vitrine/content/core'
import { type ReactNode, useRef, useState } from 'react'
import type { BlockRules } from '../core/block-rules.ts'
import { withFreshIds } from '../core/fresh-ids.ts'
import {
  type FileSection,
  parseSectionFile,
  sectionFileName,
  sectionFileText,
  unknownKinds,
} from '../core/section-file.ts'
import { isStored, rowsOf } from '../core/stored.ts'
import { type FieldsOf, withoutReferences } from '../core/without-references.ts'
import { makeId } from './make-id.ts'
import { saveReusable } from './save-reusable.ts'

/** Bytes of a file that is read, 16 MB: a character has up to four. */
const MAX_FILE_BYTES = 16_000_000

/**
 * Saved sections as files: all of them to be kept or taken to another site, and those of a file into this one.
 *
 * @param props.sections Those that are saved.
 * @param props.imported Is called when there are more.
 */
export function SectionFiles({
  sections,
  rules,
  imported,
}: {
  readonly sections: readonly FileSection[]
  readonly rules: BlockRules
  readonly imported: () => void
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { code: locale } = useLocale()
  const { config } = useConfig()
  const input = useRef<HTMLInputElement>(null)
  const [report, setReport] = useState<readonly string[]>([])
  const fieldsOf: FieldsOf = (kind) => config.blocksMap[kind]?.fields

  const read = async (file: File | undefined) => {
    if (!file) return
    setReport([word({ en: 'Importing …', de: 'Wird importiert …' })])
    setReport((await importFile(file, { rules, fieldsOf, locale })).map(word))
    imported()
  }
  return (
    <div className="page-palette__files">
      <button type="button" onClick={() => input.current?.click()}>
        {word({ en: 'Import sections…', de: 'Abschnitte importieren …' })}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={word({ en: 'File of sections', de: 'Datei mit Abschnitten' })}
        hidden
        onChange={({ target }) => {
          void read(target.files?.[0])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      {sections.length > 0 && (
        <button type="button" onClick={() => downloadSections(sections)}>
          {word({ en: 'Download all saved sections', de: 'Alle gespeicherten Abschnitte herunterladen' })}
        </button>
      )}
      <output>
        {report.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </output>
    </div>
  )
}

/** Gives the browser a file with saved sections. */
export function downloadSections(sections: readonly FileSection[]): void {
  const text = sectionFileText({ site: location.origin, sections })
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: address, download: sectionFileName(sections) }).click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The site that sections come to. */
interface Destination {
  readonly rules: BlockRules
  readonly fieldsOf: FieldsOf
  readonly locale: string
}

/** @returns Sentences about what was imported, and what was not. */
async function importFile(file: File, to: Destination): Promise<readonly AdminLabel[]> {
  if (file.size > MAX_FILE_BYTES)
    return [{ en: 'This file is larger than 16 MB.', de: 'Diese Datei ist größer als 16 MB.' }]
  const read = parseSectionFile(await file.text())
  if (!('sections' in read)) return [read]
  const isOwn = read.site === location.origin
  const image = isOwn ? undefined : await newestImage()
  const refused: AdminText[] = []
  const counts = { saved: 0, taken: 0, filled: 0 }
  for (const section of read.sections) {
    const { blocks, taken, filled } = isOwn
      ? { blocks: section.blocks, taken: 0, filled: 0 }
      : withoutReferences(section.blocks, { fieldsOf: to.fieldsOf, image })
    const why = await importSection({ ...section, blocks }, to)
    if (why !== undefined) {
      const [en, de] = [adminTextIn(why, 'en'), adminTextIn(why, 'de')]
      refused.push({
        en: `“${section.title}” was not imported: ${en}`,
        de: `„${section.title}“ wurde nicht importiert: ${de}`,
      })
      continue
    }
    counts.saved += 1
    counts.taken += taken
    counts.filled += filled
  }
  return [...sentencesOf(counts), ...refused]
}

/** @returns Undefined: it is saved. Otherwise why not. */
async function importSection(section: FileSection, to: Destination): Promise<AdminLabel | undefined> {
  const unknown = unknownKinds(section, to.rules).map((kind) => `“${kind}”`)
  if (unknown.length > 0) {
    return {
      en: `this site does not know the ${unknown.length === 1 ? 'block' : 'blocks'} ${unknown.join(', ')}.`,
      de: `diese Website kennt ${unknown.length === 1 ? 'den Block' : 'die Blöcke'} ${unknown.join(', ')} nicht.`,
    }
  }
  const layout = section.blocks.map((block) => withFreshIds(block, { makeId }))
  return saveReusable({ title: section.title, layout }, to.locale)
}

function sentencesOf({ saved, taken, filled }: Readonly<Record<'saved' | 'taken' | 'filled', number>>): AdminText[] {
  const sentences = [
    [
      saved,
      saved === 1
        ? { en: '1 section was imported.', de: '1 Abschnitt wurde importiert.' }
        : { en: `${saved} sections were imported.`, de: `${saved} Abschnitte wurden importiert.` },
    ],
    [
      taken,
      {
        en: `Left out, since they mean something else here: ${taken} of the other site’s images and documents.`,
        de: `Weggelassen, da sie hier etwas anderes bedeuten: ${taken} Bilder und Dokumente der anderen Website.`,
      },
    ],
    [
      filled,
      {
        en: `Images of this site that stand in for those that blocks must have: ${filled}.`,
        de: `Bilder dieser Website, die für solche einstehen, die Blöcke haben müssen: ${filled}.`,
      },
    ],
  ] as const
  return sentences.flatMap(([count, sentence]) => (count > 0 ? [sentence] : []))
}

/** Id of an image of this site. Undefined: it has none, or does not answer. */
async function newestImage(): Promise<number | string | undefined> {
  try {
    const query = 'depth=0&limit=1&sort=-createdAt&where[mimeType][like]=image/&select[filename]=true'
    const answer: unknown = await (await fetch(`/api/media?${query}`)).json()
    const [image] = isStored(answer) ? rowsOf(answer.docs) : []
    return typeof image?.id === 'number' || typeof image?.id === 'string' ? image.id : undefined
  } catch {
    // The section is refused by its fields, which say what they need.
    return undefined
  }
}
