'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { cleanName } from '../../core/move-in/file-name.ts'
import type { MoveInState } from '../../core/move-in/move-in-state.ts'
import { chosenFiles, droppedFiles, type LocalFile } from './dropped-files.ts'
import { fileSize } from './file-size.ts'
import { uploadFile } from './upload-file.ts'
import type { UploadSource } from './upload-source.ts'
import { uploadsOf } from './uploads-of.ts'

export interface SendFilesProps {
  readonly state: MoveInState
  readonly isBusy: boolean
  readonly onChange: () => Promise<void>
}

interface Sending {
  readonly name: string
  readonly received: number
  readonly bytes: number
}

/** Sends files and folders, chosen or dropped, with its progress. */
export function SendFiles({ state, isBusy, onChange }: SendFilesProps): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const [isOver, setIsOver] = useState(false)
  const { problem, send, sending, stop } = useSending({ state, onChange })
  const isDisabled = isBusy || sending !== undefined
  const drop = async (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (!isDisabled) await send(droppedFiles(event.dataTransfer))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The inputs in it do the same by the keyboard.
    <div
      className={`move-in__send${isOver ? ' move-in__send--over' : ''}`}
      onDragLeave={() => setIsOver(false)}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(!isDisabled)
      }}
      onDrop={(event) => void drop(event)}
    >
      <ChooseFrom isDisabled={isDisabled} label={word({ en: 'Add files', de: 'Dateien hinzufügen' })} onChoose={send} />
      <ChooseFrom
        isDisabled={isDisabled}
        isFolder
        label={word({ en: 'Add a folder', de: 'Ordner hinzufügen' })}
        onChoose={send}
      />
      <p className="move-in__hint">
        {word({
          en: 'Or drop files and folders here. Folders are packed into a zip while they are sent.',
          de: 'Oder Dateien und Ordner hier ablegen. Ordner werden beim Senden in ein Zip gepackt.',
        })}
      </p>
      {sending && (
        <div className="move-in__sending">
          <label>
            {word({ en: 'Sending', de: 'Wird gesendet' })} {sending.name}
            <progress max={sending.bytes} value={sending.received} />
          </label>
          <span className="move-in__hint">
            {fileSize(sending.received)} {word({ en: 'of', de: 'von' })} {fileSize(sending.bytes)}
          </span>
          <Button buttonStyle="secondary" margin={false} onClick={stop} size="small">
            {word({ en: 'Pause', de: 'Anhalten' })}
          </Button>
        </div>
      )}
      <p className="move-in__problem" role="alert">
        {problem}
      </p>
    </div>
  )
}

function ChooseFrom(props: {
  readonly label: string
  readonly isFolder?: boolean
  readonly isDisabled: boolean
  readonly onChoose: (files: Promise<readonly LocalFile[]>) => Promise<void>
}): ReactNode {
  const { label, isFolder = false, isDisabled, onChoose } = props
  const choose = async (input: HTMLInputElement) => {
    await onChoose(Promise.resolve(chosenFiles(input.files)))
    input.value = ''
  }
  return (
    <label>
      {label}
      <input
        accept={isFolder ? undefined : '.xml,.gz,.zip,.ss3,.json,.csv,.txt'}
        disabled={isDisabled}
        multiple
        onChange={(event) => void choose(event.currentTarget)}
        ref={(input) => {
          if (input) input.webkitdirectory = isFolder
        }}
        type="file"
      />
    </label>
  )
}

function useSending({ state, onChange }: Pick<SendFilesProps, 'state' | 'onChange'>) {
  const word = adminTexts(useTranslation().i18n.language)
  const [sending, setSending] = useState<Sending>()
  const [problem, setProblem] = useState<string>()
  const stopping = useRef<AbortController>(undefined)
  const send = async (chosen: Promise<readonly LocalFile[]>) => {
    setProblem(undefined)
    stopping.current = new AbortController()
    const { signal } = stopping.current
    const files = await chosen.catch(() => undefined)
    if (!files)
      return setProblem(
        word({
          en: 'The folder cannot be read. Choose it again.',
          de: 'Der Ordner ist nicht lesbar. Wählen Sie ihn noch einmal.',
        }),
      )
    const { sources, refused } = uploadsOf(files)
    setProblem(refused && word(refused))
    for (const source of sources) {
      if (signal.aborted) break
      const onReceived = (received: number) => setSending({ name: source.name, received, bytes: source.bytes })
      const from = receivedOf(state, source)
      onReceived(from)
      const failure = await uploadFile({ source, from, onReceived, signal })
      if (failure !== undefined) setProblem(failure && word(failure))
      await onChange()
    }
    setSending(undefined)
  }
  return { problem, send, sending, stop: () => stopping.current?.abort() }
}

/** Bytes that came before it was interrupted. */
function receivedOf({ unfinished }: MoveInState, source: UploadSource): number {
  const part = unfinished.find(
    ({ name, bytes, modified }) =>
      name === cleanName(source.name) && bytes === source.bytes && modified === source.modified,
  )
  return part?.received ?? 0
}
