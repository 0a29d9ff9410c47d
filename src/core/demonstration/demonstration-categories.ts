import type { SectionInk } from '../category/section-ink.ts';

export interface DemonstrationCategory {
  name: string;
  description: string;
  ink?: SectionInk;
  /** Name of the category that it belongs to. */
  parent?: string;
}

/** Descriptions, colours and parents for default categories that have only a name. */
export const demonstrationCategories: readonly DemonstrationCategory[] = [
  {
    name: 'India',
    description: 'The country from its coasts to its hills, told by those who live there.',
  },
  { name: 'World', description: 'Ports, borders and the people who cross them.' },
  {
    name: 'Business',
    description: 'Small money and large: who lends it, who lives on it, who counts it.',
  },
  { name: 'Tech', description: 'What is measured and built, and with what.' },
  { name: 'Movies', description: 'New films, old cinemas and the evenings in between.' },
  { name: 'Cricket', description: 'Scores, and the weather that decided them.', parent: 'Sports' },
  { name: 'Lifestyle', description: 'Kitchens, gardens and other rooms.' },
  {
    name: 'Education',
    description: 'Schools, and what is learned on the way there.',
    ink: 'world',
  },
  { name: 'Explainers', description: 'One question, answered from the beginning.', ink: 'tech' },
  { name: 'Auto', description: 'Wheels, from the bicycle upwards.' },
  { name: 'Sports', description: 'Games, and those who stay until the end of them.' },
  { name: 'Elections', description: 'Who stands, who votes and how it is counted.' },
];
