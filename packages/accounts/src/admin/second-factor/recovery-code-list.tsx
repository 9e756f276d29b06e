'use client'

import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'

interface RecoveryCodeListProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Shows new recovery codes, once. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps): ReactNode {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`
  return (
    <div className="second-factor__codes">
      <h3>Your recovery codes</h3>
      <p>
        Each code signs you in once, in place of one from the app. Keep them where you can find them without your phone.
        They are not shown again.
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
          I have saved them
        </Button>
        <a className="second-factor__other" download="recovery-codes.txt" href={file}>
          Save as a file
        </a>
      </div>
    </div>
  )
}
