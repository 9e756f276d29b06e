'use client'

import { useTranslation } from '@payloadcms/ui'
import { type AdminLabel, adminTexts } from '@vitrine/content/core'
import { type ReactNode, useId } from 'react'
import { FILE_ROLES, type FileRole } from '../../core/move-in/file-role.ts'
import type { MoveInState, ReadyFile } from '../../core/move-in/move-in-state.ts'
import { askMoveIn } from './ask-move-in.ts'
import { fileSize } from './file-size.ts'
import { SendFiles } from './send-files.tsx'

const ROLE_NAMES: Readonly<Record<FileRole, AdminLabel>> = {
  export: 'Export',
  media: { en: 'Files of the library', de: 'Dateien der Mediathek' },
  redirects: { en: 'Redirects of a plugin', de: 'Weiterleitungen eines Plugins' },
  none: { en: 'Leave out', de: 'Auslassen' },
}

export interface ChooseFilesProps {
  readonly state: MoveInState
  readonly roles: ReadonlyMap<string, FileRole>
  readonly isBusy: boolean
  readonly onRole: (name: string, role: FileRole) => void
  readonly onChange: () => Promise<void>
}

/** Files that lie ready, with the part that each has in the import, and a way to send more. */
export function ChooseFiles({ state, roles, isBusy, onRole, onChange }: ChooseFilesProps): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { files, unfinished } = state
  return (
    <>
      <p>
        {word({
          en: 'In WordPress, open Tools → Export, choose All content, and download the file. It holds no pictures: add the folder',
          de: 'In WordPress Werkzeuge → Daten exportieren öffnen, „Alle Inhalte“ wählen und die Datei herunterladen. Bilder enthält sie nicht: auch den Ordner',
        })}{' '}
        <code>wp-content/uploads</code>{' '}
        {word({
          en: 'of the old site too, or a zip of it. Exports of sliders can be added as they are.',
          de: 'der alten Website hinzufügen, oder ein Zip davon. Exporte von Slidern lassen sich unverändert hinzufügen.',
        })}
      </p>
      <SendFiles state={state} isBusy={isBusy} onChange={onChange} />
      {files.length > 0 && (
        <ul className="move-in__files">
          {files.map((file) => (
            <FileLine
              file={file}
              isBusy={isBusy}
              key={file.name}
              onChange={onChange}
              onRole={onRole}
              role={roles.get(file.name) ?? file.role}
            />
          ))}
        </ul>
      )}
      {unfinished.length > 0 && (
        <ul className="move-in__files">
          {unfinished.map(({ name, bytes, received, modified }) => (
            <li key={`${name} ${bytes} ${modified}`}>
              <span className="move-in__file-name">{name}</span>
              <span className="move-in__hint">
                {fileSize(received)} {word({ en: 'of', de: 'von' })} {fileSize(bytes)}{' '}
                {word({
                  en: 'are here. Choose the file again, and it goes on.',
                  de: 'sind da. Die Datei noch einmal wählen, dann geht es weiter.',
                })}
              </span>
              <RemoveFile isBusy={isBusy} name={name} onChange={onChange} />
            </li>
          ))}
        </ul>
      )}
      <p className="move-in__hint">
        {word({ en: 'Large files can also be put into the folder', de: 'Große Dateien können auch in den Ordner' })}{' '}
        <code>import</code>{' '}
        {word({
          en: 'of the data folder on the server, as folders too.',
          de: 'des Datenordners auf dem Server gelegt werden, auch als Ordner.',
        })}
      </p>
    </>
  )
}

function FileLine(props: {
  readonly file: ReadyFile
  readonly role: FileRole
  readonly isBusy: boolean
  readonly onRole: ChooseFilesProps['onRole']
  readonly onChange: ChooseFilesProps['onChange']
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { file, role, isBusy, onRole, onChange } = props
  const { name, kind, bytes } = file
  const id = useId()
  return (
    <li>
      <label className="move-in__file-name" htmlFor={id}>
        {name}
      </label>
      <span className="move-in__hint">
        {bytes === undefined ? word({ en: 'Folder', de: 'Ordner' }) : fileSize(bytes)}
      </span>
      <select
        disabled={isBusy}
        id={id}
        onChange={(event) => onRole(name, FILE_ROLES.find((one) => one === event.target.value) ?? 'none')}
        value={role}
      >
        {(['export', 'media', 'redirects', 'none'] as const).map((one) => (
          <option key={one} value={one}>
            {word(ROLE_NAMES[one])}
          </option>
        ))}
      </select>
      {kind === 'file' && <RemoveFile isBusy={isBusy} name={name} onChange={onChange} />}
    </li>
  )
}

function RemoveFile({
  name,
  isBusy,
  onChange,
}: Pick<ChooseFilesProps, 'isBusy' | 'onChange'> & { readonly name: string }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const remove = async () => {
    await askMoveIn('DELETE', `/files/${encodeURIComponent(name)}`)
    await onChange()
  }
  return (
    <button
      aria-label={word({ en: `Remove ${name}`, de: `${name} entfernen` })}
      className="move-in__button"
      disabled={isBusy}
      onClick={() => void remove()}
      type="button"
    >
      {word({ en: 'Remove', de: 'Entfernen' })}
    </button>
  )
}
