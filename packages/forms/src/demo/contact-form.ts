/** Recipient of the demo's messages. */
const STUDIO = 'studio@halden-rye.example'

const choices = (...labels: readonly string[]) => labels.join('\n')

/** The form of the contact page. */
export const contactForm = {
  title: 'Contact',
  fields: [
    { blockType: 'text', name: 'your-name', label: 'Your name', required: true, autocomplete: 'name', maxLength: 120 },
    { blockType: 'email', name: 'your-email', label: 'E-mail', required: true, autocomplete: 'email', maxLength: 200 },
    { blockType: 'tel', name: 'phone', label: 'Telephone', required: false, autocomplete: 'tel', maxLength: 40 },
    {
      blockType: 'select',
      name: 'project',
      label: 'What is it about?',
      required: false,
      includeBlank: true,
      choices: choices('A whole interior', 'One room', 'A piece of furniture', 'Light', 'A visit to the workshop'),
    },
    {
      blockType: 'radio',
      name: 'budget',
      label: 'What may it cost?',
      defaultValue: 'I do not know yet',
      choices: choices('Up to £5,000', '£5,000 to £25,000', '£25,000 to £100,000', 'More', 'I do not know yet'),
    },
    { blockType: 'date', name: 'start-date', label: 'When should it begin?', required: false },
    {
      blockType: 'textarea',
      name: 'your-message',
      label: 'Your message',
      required: true,
      placeholder: 'The room, its light, who lives or works in it.',
      maxLength: 4000,
    },
    {
      blockType: 'acceptance',
      name: 'privacy',
      label: 'Privacy',
      text: 'You may keep my message to answer it, as the privacy page says.',
      optional: false,
    },
    { blockType: 'submit', label: 'Send message' },
  ],
  mail: {
    recipient: STUDIO,
    sender: `[_site_title] <${STUDIO}>`,
    replyTo: '[your-name] <[your-email]>',
    subject: 'Message from [your-name]: [project]',
    body: [
      '[your-name] <[your-email]>',
      'Telephone: [phone]',
      '',
      'About: [project]',
      'Budget: [budget]',
      'Begin: [start-date]',
      '',
      '[your-message]',
      '',
      '-- ',
      'Sent from the contact page of [_site_title], [_site_url]',
    ].join('\n'),
    excludeBlank: true,
  },
  messages: {
    mail_sent_ok: 'Thank you. Your message is on the desk. We answer within two working days.',
  },
}
