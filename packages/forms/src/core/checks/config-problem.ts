/**
 * Codes of problems that the checks find. They are those of the protocol's original and never change. [reference 13.6]
 */
export type ConfigCode =
  | 'multiple_controls_in_label'
  | 'unavailable_names'
  | 'unavailable_html_elements'
  | 'dots_in_names'
  | 'colons_in_names'
  | 'upload_filesize_overlimit'
  | 'maybe_empty'
  | 'invalid_mailbox_syntax'
  | 'email_not_in_site_domain'
  | 'unsafe_email_without_protection'
  | 'invalid_mail_header'
  | 'file_not_found'
  | 'file_not_in_content_dir'
  | 'attachments_overweight'
  | 'html_in_message'
  | 'deprecated_settings'

/** Something in a form that works against its editor. It is a warning: the form stays as it is. */
export interface ConfigProblem {
  /** `form.body`, `mail.subject`, `mail_2.sender`, `messages.spam`, `additional_settings.body`. */
  readonly section: string
  readonly code: ConfigCode
  readonly detail?: ProblemDetail
}

/** Details of a problem, by which its message names the cause. */
export interface ProblemDetail {
  /** Names of fields, in quotes and with commas between them. */
  readonly names?: string
  /** A header of the mail. */
  readonly name?: string
  /** A line of the attachments. */
  readonly path?: string
}
