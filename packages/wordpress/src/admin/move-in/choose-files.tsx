'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, useId, useRef, useState } from 'react'
import { cleanName } from '../../core/move-in/file-name.ts'
import { FILE_ROLES, type FileRole, isTaken } from '../../core/move-in/file-role.ts'
import type { MoveInState, ReadyFile } from '../../core/move-in/move-in-state.ts'
import { askMoveIn } from './ask-move-in.ts'
import { fileSize } from './file-size.ts'
import { uploadFile } from './upload-file.ts'

const ROLE_NAMES: Readonly<Record<FileRole, string>> = {
  export: 'Export',
  media: 'Files of the library',
  redirects: 'Redirects of a plugin',
  none: 'Leave out',
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
  const { files, unfinished } = state
  return (
    <>
      <p>
        In WordPress, open Tools → Export, choose All content, and download the file. It holds no pictures: pack the
        folder <code>wp-content/uploads</code> of the old site into a zip, and add it too. Exports of sliders can be
        added as they are.
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
                {fileSize(received)} of {fileSize(bytes)} are here. Choose the file again, and it goes on.
              </span>
              <RemoveFile isBusy={isBusy} name={name} onChange={onChange} />
            </li>
          ))}
        </ul>
      )}
      <p className="move-in__hint">
        Large files can also be put into the folder <code>import</code> of the data folder on the server, as folders
        too.
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
  const { file, role, isBusy, onRole, onChange } = props
  const { name, kind, bytes } = file
  const id = useId()
  return (
    <li>
      <label className="move-in__file-name" htmlFor={id}>
        {name}
      </label>
      <span className="move-in__hint">{bytes === undefined ? 'Folder' : fileSize(bytes)}</span>
      <select
        disabled={isBusy}
        id={id}
        onChange={(event) => onRole(name, FILE_ROLES.find((one) => one === event.target.value) ?? 'none')}
        value={role}
      >
        {(['export', 'media', 'redirects', 'none'] as const).map((one) => (
          <option key={one} value={one}>
            {ROLE_NAMES[one]}
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
  const remove = async () => {
    await askMoveIn('DELETE', `/files/${encodeURIComponent(name)}`)
    await onChange()
  }
  return (
    <button
      aria-label={`Remove ${name}`}
      className="move-in__button"
      disabled={isBusy}
      onClick={() => void remove()}
      type="button"
    >
      Remove
    </button>
  )
}

interface Sending {
  readonly name: string
  readonly received: number
  readonly bytes: number
}

function SendFiles({ state, isBusy, onChange }: Pick<ChooseFilesProps, 'state' | 'isBusy' | 'onChange'>): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState<Sending>()
  const [problem, setProblem] = useState<string>()
  const stopping = useRef<AbortController>(undefined)

  const send = async (files: readonly File[]) => {
    setProblem(undefined)
    stopping.current = new AbortController()
    const { signal } = stopping.current
    for (const file of files) {
      if (signal.aborted) break
      if (!isTaken(file.name)) {
        setProblem(`“${file.name}” is nothing that an import reads. Pack pictures into a zip.`)
        continue
      }
      const onReceived = (received: number) => setSending({ name: file.name, received, bytes: file.size })
      const from = receivedOf(state, file)
      onReceived(from)
      const refused = await uploadFile({ file, from, onReceived, signal })
      if (refused !== undefined) setProblem(refused)
      await onChange()
    }
    setSending(undefined)
    if (input.current) input.current.value = ''
  }

  return (
    <div className="move-in__send">
      <label>
        Add files
        <input
          accept=".xml,.gz,.zip,.ss3,.json,.csv,.txt"
          disabled={isBusy || sending !== undefined}
          multiple
          onChange={(event) => void send([...(event.target.files ?? [])])}
          ref={input}
          type="file"
        />
      </label>
      {sending && (
        <div className="move-in__sending">
          <label>
            Sending {sending.name}
            <progress max={sending.bytes} value={sending.received} />
          </label>
          <span className="move-in__hint">
            {fileSize(sending.received)} of {fileSize(sending.bytes)}
          </span>
          <Button buttonStyle="secondary" margin={false} onClick={() => stopping.current?.abort()} size="small">
            Pause
          </Button>
        </div>
      )}
      <p className="move-in__problem" role="alert">
        {problem}
      </p>
    </div>
  )
}

/** Bytes of a file that came before it was interrupted. */
function receivedOf({ unfinished }: MoveInState, file: File): number {
  const part = unfinished.find(
    ({ name, bytes, modified }) =>
      name === cleanName(file.name) && bytes === file.size && modified === file.lastModified,
  )
  return part?.received ?? 0
}
