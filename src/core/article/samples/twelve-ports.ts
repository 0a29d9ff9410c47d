import type { Article } from '../article.ts';
import { picture, prose, sampleArticle } from './sample-article.ts';

export const twelvePorts = (publishedAt: string): Article =>
  sampleArticle({
    id: 'article-2',
    title: 'Twelve ports agree one form for every container, ending a decade of paperwork',
    standfirst:
      'The form is two pages long. Getting there took eleven years, four drafts and one night in a harbour office with the heating off.',
    category: 'World',
    author: 'Farid Quenum',
    publishedAt,
    image: 'A container ship enters harbour under a sun drawn as a globe',
    pieces: [
      picture(
        '/art/world.svg',
        'A container ship enters harbour under a sun drawn as a globe',
        'From March, one form will travel with every box between the twelve ports.',
      ),
      ...prose(`
        Somewhere between the third pot of coffee and the fourth, at twenty past four in the
        morning, the harbourmasters of twelve ports on three oceans agreed what to call a box.

        It is a “unit”. It is not a container, which under one port’s law includes barrels, nor a
        load, which under another’s includes passengers. The word took up most of the last night of
        talks at Halvik, in a harbour office where the heating goes off at ten. Once it was settled,
        the rest of the form fell into place in forty minutes.

        From the first of March a shipper sending goods between any two of the twelve will answer
        thirty-one questions, once. Today the same voyage can need nine documents. Several ask for
        one weight in different measures, and one, still compulsory at Marsa Tarfa, asks for the
        name of the captain’s horse. Clerks write “none”.

        Nadira Belhaouane, who chaired the talks for the last five of their eleven years, said that
        the aim was never to save paper. “Paper is cheap,” she said. “What is expensive is a ship at
        anchor with its lights on because two offices have two spellings of the same tractor.” By
        her secretariat’s count a container in the twelve ports now waits an average of thirty-one
        hours for its documents alone. The new form should bring that down to six.

        For the largest exporters those hours are an irritation. For the smallest they are the
        business. Tomasi Veikune ships vanilla and dried breadfruit from Port Sarrow, four
        containers a year, and keeps a cousin on half wages to fill in the forms. “My cousin is a
        very good pastry cook,” he said. “I should like to give him back.”

        Three earlier drafts failed, each in its own way. The first had 140 fields, because every
        port added its favourites and none would give one up. The second was short, but existed in
        one language. The third was accepted by all twelve ports and refused by their banks, which
        do not lend against a document that has no wet stamp. The fourth keeps the stamp, and prints
        beside it a square code that says the same thing to a machine.

        What broke the deadlock was a rule about rules. No question could stay on the form unless
        the port that wanted it named a decision that somebody makes with the answer. Sixty-two
        questions turned out to have nobody to defend them. “We went round the table asking who
        reads this,” said Ingrid Solheim-Adeyemi, the head of customs at Halvik. “For some of them
        you could hear the snow.”

        There are objections. The clerks’ union at Carrow Bay says that four hundred of its members
        do little but copy one form onto another, and wants them trained for something else before
        March rather than after it. Two ports have promised that; ten have not. Inspectors feared
        that fewer questions would mean fewer lies to catch. A trial on one route found the
        opposite: with all the answers on one sheet, the contradictions stood side by side, and
        seizures rose by a fifth.

        The agreement binds only those who signed it. Together they handle about one in fourteen of
        the world’s containers. Seven more ports sent observers, one of whom, asking not to be named
        because his minister had yet to make up her mind, spent the last night photographing each
        page as it was finished.

        The signing was at seven, on the only table in the building that was big enough, with the
        sea charts moved to the floor. Somebody had turned the heating back on. The thirty-first and
        last question on the form is “Anything else?”, with room for two hundred characters. Marsa
        Tarfa asked for it, so that captains who wish to can still mention the horse.
      `),
    ],
  });
