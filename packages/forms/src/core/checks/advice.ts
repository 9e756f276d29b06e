import type { ConfigCode, ConfigProblem, ProblemDetail } from './config-problem.ts'

/** Tells an editor what is wrong, why it matters and what to do. */
export function adviceOn({ code, detail = {} }: ConfigProblem): string {
  return ADVICE[code](detail)
}

const ADVICE: Readonly<Record<ConfigCode, (detail: ProblemDetail) => string>> = {
  multiple_controls_in_label: () =>
    'A label holds more than one control. A click on it reaches only the first, and a screen reader names all of them ' +
    'alike. Give each control its own label; for choices, use_label_element does that.',
  unavailable_names: ({ names = '' }) =>
    `WordPress keeps ${names} for its own addresses: there, visitors without script would get a page not found. ` +
    'Here such names work. Choose others if this form is to go there.',
  unavailable_html_elements: () =>
    'The template holds a form element. The form has one already, and browsers ignore a form in a form, its end ' +
    'included, so that fields may get lost. Take <form> and </form> out.',
  dots_in_names: () =>
    'A field has a dot in its name. What is sent has an underscore in its place, so two names may become one. ' +
    'Write hyphens or underscores.',
  colons_in_names: () =>
    'A field has a colon in its name, which other programs that read the messages may not understand. ' +
    'Write hyphens or underscores.',
  upload_filesize_overlimit: () =>
    'A file field allows more than the server takes, so larger files fail although the form promises them. ' +
    'Lower its limit, or raise that of the server.',
  maybe_empty: () =>
    'This is empty when a visitor leaves out what need not be filled in, and mails with nothing here are often taken for ' +
    'spam. Add words of your own, or the tag of a required field.',
  invalid_mailbox_syntax: ({ name }) =>
    `${name ? `The header ${name}` : 'This'} may not be an e-mail address once the tags are filled in, and the mail may ` +
    'then not be sent. Write addresses with commas between them, or the tag of a required e-mail field.',
  email_not_in_site_domain: () =>
    'The sender is not of the domain of this site. Mail servers often take that for a forgery and refuse the mail. Send ' +
    "from an address of this site, and put the visitor's address into Reply to. A sender that the visitor types gives the " +
    'mail only its name and gets the answers; the address is that of the settings.',
  unsafe_email_without_protection: ({ name }) =>
    `${name ? `${name} takes` : 'The mail goes to'} an address that any visitor can type, so programs can send mails to ` +
    'strangers through this form. Switch a bot check on, or let only members see the form.',
  invalid_mail_header: () =>
    'A line is no header and is left out of the mail. Write a name, a colon and a value, such as Cc: office@example.com.',
  file_not_found: ({ path = '' }) =>
    `${path} was not found, so mails go out without it. Write the names of file fields in brackets, or correct the path.`,
  file_not_in_content_dir: ({ path = '' }) =>
    `${path} is outside of the folder for such files, and mails go out without it. Move the file into that folder.`,
  attachments_overweight: () =>
    'The attachments can come to more than 25 MB, which many mail servers refuse; what exceeds it is left out. ' +
    'Lower the limits of the file fields.',
  html_in_message: () =>
    'The text has HTML, or blanks at its ends. Visitors see it as plain text without them. Take them out.',
  deprecated_settings: () =>
    'on_sent_ok and on_submit do nothing. Let a script of the page listen to the events of the form, and take them out.',
}
