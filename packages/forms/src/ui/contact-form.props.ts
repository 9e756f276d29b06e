import type { PublicForm } from '../core/form.ts'
import type { PageOutcome } from '../core/outcome.ts'
import type { UnitTag } from '../core/unit-tag.ts'
import type { PageSettings } from './page-script.ts'

/** Everything a contact form needs, on the server and in the browser. It stands in the page's source. */
export interface ContactFormProps {
  readonly form: PublicForm
  readonly unitTag: UnitTag
  readonly pageId: number
  /** Address that a post without script goes to. */
  readonly action: string
  /** Content of the page's own global; null where the page must provide it. */
  readonly wpcf7: PageSettings | null
  /** Language of the schema, as the protocol writes it; absent for the site's default. */
  readonly language?: string
  /** Position of the form on the page. */
  readonly placement: FormPlacement
  readonly outcome?: PageOutcome
}

export interface FormPlacement {
  /** Name of the form for screen readers. */
  readonly label: string
  readonly id?: string
  readonly name?: string
  readonly classes?: readonly string[]
  /** Level of headings in the form; 2 if absent. */
  readonly headingLevel?: 2 | 3
}

/** Version that the protocol's hidden field and events tell. */
export const PLUGIN_VERSION = '6.1.6'
