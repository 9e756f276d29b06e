import { type ReactNode, useEffect, useRef } from 'react'
import { choiceKey, isHome, type LinkChoice } from '../../core/links/link-choice.ts'
import { addressOfChoice, titleOfChoice } from './link-choice-words.ts'
import { useLinkWords, useTargetNames } from './link-words.ts'
import type { PickedTarget } from './picked-target.ts'
import type { FoundChoices } from './use-link-choices.ts'

/** Choices below the field of a link, by kind. */
export function LinkChoiceList(props: {
  /** Of the field; those of the list begin with it. */
  readonly id: string
  readonly found: FoundChoices
  readonly active: LinkChoice | undefined
  readonly targets: readonly PickedTarget[]
  readonly isOpen: boolean
  readonly take: (choice: LinkChoice) => void
}): ReactNode {
  const { id, found, active, targets, isOpen, take } = props
  const words = useLinkWords()
  const nameOf = useTargetNames(targets)
  const { choices, state } = found
  const groups = groupsOf(choices, nameOf, words)
  const count = choices.length
  return (
    <>
      <div className="link-picker__popup" hidden={!isOpen}>
        <div aria-label={words.list} className="link-picker__list" id={`${id}-list`} role="listbox" tabIndex={-1}>
          {groups.map(({ name, members }, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a list of choices
            <div aria-labelledby={`${id}-group-${place}`} key={name} role="group">
              <div className="link-picker__kind" id={`${id}-group-${place}`} role="presentation">
                {name}
              </div>
              {members.map((choice) => (
                <Choice
                  choice={choice}
                  id={`${id}-${choices.indexOf(choice)}`}
                  isActive={choice === active}
                  key={choiceKey(choice)}
                  take={take}
                />
              ))}
            </div>
          ))}
        </div>
        {count === 0 && state !== 'asking' && (
          <p className="link-picker__nothing">{state === 'failed' ? words.failed : words.nothing}</p>
        )}
      </div>
      <output className="visually-hidden">{isOpen && state === 'answered' ? words.found(count) : ''}</output>
    </>
  )
}

function Choice(props: {
  readonly id: string
  readonly choice: LinkChoice
  readonly isActive: boolean
  readonly take: (choice: LinkChoice) => void
}): ReactNode {
  const { id, choice, isActive, take } = props
  const words = useLinkWords()
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active choice
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are those of the field
    <div
      aria-selected={isActive}
      className="link-picker__choice"
      id={id}
      onClick={() => take(choice)}
      onMouseDown={(event) => event.preventDefault()}
      ref={line}
      role="option"
    >
      <span className="link-picker__title">
        {titleOfChoice(choice, words)}
        {isHome(choice) && <small> {choice.title}</small>}
        {choice.kind === 'document' && !choice.isPublished && <small> {words.draft}</small>}
      </span>
      <span className="link-picker__address">{addressOfChoice(choice)}</span>
    </div>
  )
}

interface ChoiceGroup {
  readonly name: string
  readonly members: readonly LinkChoice[]
}

function groupsOf(
  choices: readonly LinkChoice[],
  nameOf: ReturnType<typeof useTargetNames>,
  words: ReturnType<typeof useLinkWords>,
): readonly ChoiceGroup[] {
  const groups = new Map<string, LinkChoice[]>()
  for (const choice of choices) {
    const name = nameOfGroup(choice)
    groups.set(name, [...(groups.get(name) ?? []), choice])
  }
  return [...groups].map(([name, members]) => ({ name, members }))

  function nameOfGroup(choice: LinkChoice): string {
    switch (choice.kind) {
      case 'document':
        return nameOf(choice.type) ?? choice.type
      case 'section':
        return words.sections
      case 'file':
        return words.files
      default:
        return words.kinds[choice.kind]
    }
  }
}
