const POST = { relationTo: 'posts', value: { post: 'a-bench-for-people-who-are-late' } }

/** Comments of readers, and the studio's replies, by the name under which they are replied to. One waits for approval. */
export const comments = {
  knees: {
    about: POST,
    parent: null,
    author: 'Agnes Thorne',
    comment:
      'I take that ferry twice a week. I had not noticed the bench, which I suppose is the point.\n\nMy knees noticed the two centimetres.',
    createdAt: '2026-11-02T17:40:00.000Z',
    state: 'approved',
  },
  drawing: {
    about: POST,
    parent: { comment: 'knees' },
    author: 'Yusuf Demir',
    comment: 'That is the best review it has had. The drawing said 48; the second model said 47.',
    createdAt: '2026-11-03T08:12:00.000Z',
    state: 'approved',
  },
  busStop: {
    about: POST,
    parent: { comment: 'drawing' },
    author: 'Agnes Thorne',
    comment: 'Then please measure the bus stop next.',
    createdAt: '2026-11-03T09:05:00.000Z',
    state: 'approved',
  },
  slats: {
    about: POST,
    parent: null,
    author: 'Per',
    comment: 'How do you clean between the slats?',
    createdAt: '2026-11-05T11:20:00.000Z',
    state: 'approved',
  },
  brush: {
    about: POST,
    parent: { comment: 'slats' },
    author: 'Yusuf Demir',
    comment: 'With a flat brush, once a week. A ticket falls out every time.',
    createdAt: '2026-11-05T15:02:00.000Z',
    state: 'approved',
  },
  oil: {
    about: POST,
    parent: null,
    author: 'Lotte',
    comment: 'Is the oak oiled or soaped?',
    createdAt: '2026-11-09T19:31:00.000Z',
    state: 'waiting',
  },
}
