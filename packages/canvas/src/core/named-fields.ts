/** A field of a form, as far as what it holds can be found by its name. */
export interface NamedField<Field> {
  readonly type: string
  readonly name?: string | undefined
  readonly fields?: readonly Field[] | undefined
  readonly tabs?: readonly Omit<Field, 'type'>[] | undefined
}

/** A tab with a name is a group in a value. */
type TabGroup<Field> = Omit<Field, 'type'> & { readonly type: 'group' }

/** The fields that have a name in a value; rows, collapsible parts and tabs without a name have none. */
export function namedFields<Field extends NamedField<Field>>(
  fields: readonly Field[],
): readonly (Field | TabGroup<Field>)[] {
  return fields.flatMap((field): readonly (Field | TabGroup<Field>)[] => {
    const { type, name, fields: inner = [], tabs = [] } = field
    if (name !== undefined && type !== 'tabs') return [field]
    const inTabs = tabs.flatMap((tab): readonly (Field | TabGroup<Field>)[] => {
      const group = { ...tab, type: 'group' as const }
      return group.name === undefined ? namedFields(group.fields ?? []) : [group]
    })
    return [...namedFields(inner), ...inTabs]
  })
}
