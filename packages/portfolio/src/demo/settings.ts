/** Portfolio of the demo: where it is, and how it lists its projects. */
export const portfolioSettings = {
  slug: 'work',
  title: 'Work',
  description: 'Seven of forty-one: rooms, furniture and lamps by Halden & Rye.',
  layout: 'tiles',
  show: 'more',
  count: 6,
}
