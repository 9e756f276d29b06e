/** The body of a form as a tree. Controls are named by their place in the form's list. */
export type FormNode =
  | string
  | { readonly control: number }
  | {
      readonly element: string
      readonly attributes: Readonly<Record<string, string>>
      readonly children: readonly FormNode[]
    }
