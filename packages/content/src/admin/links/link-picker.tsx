'use client'

import { FieldLabel } from '@payloadcms/ui'
import type { RadioFieldClientComponent } from 'payload'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { type LinkChoice, writtenChoice } from '../../core/links/link-choice.ts'
import { given } from '../../core/stored.ts'
import { LinkChoiceList } from './link-choice-list.tsx'
import { addressOfChoice, titleOfChoice } from './link-choice-words.ts'
import './link-picker.css'
import { useLinkWords, useTargetNames } from './link-words.ts'
import type { PickedTarget } from './picked-target.ts'
import { useLinkChoices } from './use-link-choices.ts'
import { type ChosenLink, useLinkField } from './use-link-field.ts'

/**
 * Where a link leads, as one field: pages and other documents by their titles and addresses, sections, files, mail,
 * telephone and web addresses. It stands in place of the type of the link, and fills in the fields beside it.
 */
export const LinkPicker: RadioFieldClientComponent = (props) => {
  const { path, field, readOnly = false } = props
  const targets: readonly PickedTarget[] = 'targets' in props && Array.isArray(props.targets) ? props.targets : []
  const words = useLinkWords()
  const id = useId()
  const { chosen, choose } = useLinkField(
    path.slice(0, path.lastIndexOf('.')),
    targets.map(({ type }) => type),
  )
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [pointed, setPointed] = useState(0)
  const found = useLinkChoices(isOpen ? (typed ?? '') : undefined)
  const { choices } = found
  // Nothing is pointed at until somebody has typed or moved: Enter leaves a link as it is.
  const active = isOpen && pointed >= 0 ? choices[Math.min(pointed, choices.length - 1)] : undefined
  const isUnknown = typed !== undefined && !isOpen

  const close = () => {
    setTyped(undefined)
    setOpen(false)
  }
  const take = (choice: LinkChoice | undefined) => {
    choose(choice)
    close()
  }
  const open = (at: number) => {
    if (readOnly) return
    setPointed(at)
    setOpen(true)
  }
  const leave = () => {
    setOpen(false)
    if (typed === undefined) return
    if (typed.trim() === '') return take(undefined)
    const written = writtenChoice(typed)
    if (written) take(written)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active) return take(active)
      if (isOpen) leave()
      return
    }
    if (event.key === 'Escape' && (isOpen || typed !== undefined)) {
      // The drawer around the form stays open.
      event.stopPropagation()
      event.preventDefault()
      return close()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    if (!isOpen) return open(step === 1 ? 0 : Number.MAX_SAFE_INTEGER)
    const from = Math.min(pointed, choices.length - 1)
    setPointed(choices.length === 0 ? 0 : (from + step + choices.length) % choices.length)
  }

  return (
    <div className="field-type link-picker">
      <FieldLabel htmlFor={id} {...given({ label: field.label })} path={path} />
      <div className="link-picker__control">
        <input
          aria-activedescendant={active ? `${id}-${choices.indexOf(active)}` : undefined}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-describedby={`${id}-about`}
          aria-expanded={isOpen}
          aria-invalid={isUnknown || undefined}
          autoComplete="off"
          className="link-picker__input"
          disabled={readOnly}
          id={id}
          onBlur={leave}
          onChange={({ target }) => {
            setTyped(target.value)
            open(0)
          }}
          onClick={() => !isOpen && open(-1)}
          onFocus={({ target }) => target.select()}
          onKeyDown={press}
          placeholder={words.placeholder}
          role="combobox"
          type="text"
          value={typed ?? titleOfChosen(chosen, words)}
        />
        {chosen !== undefined && !readOnly && (
          <button
            aria-label={words.remove}
            className="link-picker__remove"
            onClick={() => take(undefined)}
            type="button"
          >
            <svg aria-hidden="true" viewBox="0 0 16 16">
              <path d="m4 4 8 8m0-8-8 8" />
            </svg>
          </button>
        )}
        <LinkChoiceList active={active} found={found} id={id} isOpen={isOpen} take={take} targets={targets} />
      </div>
      <p
        className="link-picker__about"
        data-problem={isUnknown || undefined}
        id={`${id}-about`}
        role={isUnknown ? 'alert' : undefined}
      >
        {isUnknown ? words.unknown(typed) : <About chosen={chosen} targets={targets} />}
      </p>
    </div>
  )
}

function titleOfChosen(chosen: ChosenLink, words: ReturnType<typeof useLinkWords>): string {
  if (chosen === undefined || chosen === 'gone' || chosen === 'loading') return ''
  return titleOfChoice(chosen, words)
}

/** Below the field: what it is, where it stands, and what is wrong with it. */
function About({
  chosen,
  targets,
}: {
  readonly chosen: ChosenLink
  readonly targets: readonly PickedTarget[]
}): ReactNode {
  const words = useLinkWords()
  const nameOf = useTargetNames(targets)
  if (chosen === undefined || chosen === 'loading') return null
  if (chosen === 'gone') return <strong>{words.gone}</strong>
  const kind = chosen.kind === 'document' ? nameOf(chosen.type) : words.kinds[chosen.kind]
  return (
    <>
      {kind} <span className="link-picker__address">{addressOfChoice(chosen)}</span>
      {chosen.kind === 'document' && !chosen.isPublished && <strong> {words.draftHelp}</strong>}
    </>
  )
}
