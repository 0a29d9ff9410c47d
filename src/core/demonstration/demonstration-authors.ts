import type { Author } from '../author/author.ts';

/** The people who write the demonstration newspaper. */
export const demonstrationAuthors: readonly Author[] = [
  {
    id: 'author-demo-1',
    name: 'Leela Oommachan',
    slug: '',
    role: 'Coast correspondent',
    biography:
      'Leela Oommachan has written about railways, rain and the people who wait for both since 2009. She lives above a ticket office.',
    picture: '/art/person-oommachan.svg',
    pictureAlt: 'Portrait of Leela Oommachan, drawn',
    links: [],
  },
  {
    id: 'author-demo-2',
    name: 'Farid Quenum',
    slug: '',
    role: 'World editor',
    biography:
      'Farid Quenum has reported from thirty-one ports. He collects timetables of lines that no longer run.',
    picture: '',
    pictureAlt: '',
    links: [],
  },
  {
    id: 'author-demo-3',
    name: 'Roshan Mathai',
    slug: '',
    role: 'Economy correspondent',
    biography:
      'Roshan Mathai writes about small money: who lends it, who lives on it and what it costs to count.',
    picture: '/art/person-mathai.svg',
    pictureAlt: 'Portrait of Roshan Mathai, drawn',
    links: [],
  },
  {
    id: 'author-demo-4',
    name: 'Ishita Kalve',
    slug: '',
    role: 'Science reporter',
    biography:
      'Ishita Kalve trained as a surveyor. She reports on what people measure, and on what they measure it with.',
    picture: '/art/person-kalve.svg',
    pictureAlt: 'Portrait of Ishita Kalve, drawn',
    links: [],
  },
  {
    id: 'author-demo-5',
    name: 'Ferdie D’Souza',
    slug: '',
    role: 'Sports and culture',
    biography:
      'Ferdie D’Souza kept goal for nine seasons and the door of a cinema for four. He writes about both kinds of evening.',
    picture: '/art/person-dsouza.svg',
    pictureAlt: 'Portrait of Ferdie D’Souza, drawn',
    links: [],
  },
  {
    id: 'author-demo-6',
    name: 'Noor Hashmeen',
    slug: '',
    role: 'Reporter',
    biography:
      'Noor Hashmeen covers the hills, schools and the post.\n\nLetters reach her anywhere.',
    picture: '',
    pictureAlt: '',
    links: [],
  },
];
