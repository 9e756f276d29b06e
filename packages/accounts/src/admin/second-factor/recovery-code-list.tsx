'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import type { ReactNode } from 'react'

interface RecoveryCodeListProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Shows new recovery codes, once. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`
  return (
    <div className="second-factor__codes">
      <h3>{word({ en: 'Your recovery codes', de: 'Ihre Wiederherstellungscodes' })}</h3>
      <p>
        {word({
          en: 'Each code signs you in once, in place of one from the app. Keep them where you can find them without your phone. They are not shown again.',
          de: 'Jeder Code meldet einmal an, anstelle eines Codes aus der App. An einem Ort aufbewahren, der ohne Telefon erreichbar ist. Sie werden nicht noch einmal gezeigt.',
        })}
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="second-factor__actions">
        <Button margin={false} onClick={onDone} type="button">
          {word({ en: 'I have saved them', de: 'Ich habe sie gespeichert' })}
        </Button>
        <a className="second-factor__other" download="recovery-codes.txt" href={file}>
          {word({ en: 'Save as a file', de: 'Als Datei speichern' })}
        </a>
      </div>
    </div>
  )
}
