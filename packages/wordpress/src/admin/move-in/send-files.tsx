'use client'

import { Button } from '@payloadcms/ui'
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
      <ChooseFrom isDisabled={isDisabled} label="Add files" onChoose={send} />
      <ChooseFrom isDisabled={isDisabled} isFolder label="Add a folder" onChoose={send} />
      <p className="move-in__hint">
        Or drop files and folders here. Folders are packed into a zip while they are sent.
      </p>
      {sending && (
        <div className="move-in__sending">
          <label>
            Sending {sending.name}
            <progress max={sending.bytes} value={sending.received} />
          </label>
          <span className="move-in__hint">
            {fileSize(sending.received)} of {fileSize(sending.bytes)}
          </span>
          <Button buttonStyle="secondary" margin={false} onClick={stop} size="small">
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
  const [sending, setSending] = useState<Sending>()
  const [problem, setProblem] = useState<string>()
  const stopping = useRef<AbortController>(undefined)
  const send = async (chosen: Promise<readonly LocalFile[]>) => {
    setProblem(undefined)
    stopping.current = new AbortController()
    const { signal } = stopping.current
    const files = await chosen.catch(() => undefined)
    if (!files) return setProblem('The folder cannot be read. Choose it again.')
    const { sources, refused } = uploadsOf(files)
    setProblem(refused)
    for (const source of sources) {
      if (signal.aborted) break
      const onReceived = (received: number) => setSending({ name: source.name, received, bytes: source.bytes })
      const from = receivedOf(state, source)
      onReceived(from)
      const failure = await uploadFile({ source, from, onReceived, signal })
      if (failure !== undefined) setProblem(failure)
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
