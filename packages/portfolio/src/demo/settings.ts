/** Portfolio of the demo: where it is, and how it lists the projects of a category. */
export const portfolioSettings = {
  slug: 'work',
  title: 'Work',
  description: 'Seven of forty-one: rooms, furniture and lamps by Halden & Rye.',
  layout: 'names',
  show: 'more',
  count: 6,
}
