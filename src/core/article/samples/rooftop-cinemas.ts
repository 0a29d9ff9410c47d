import type { Article } from '../article.ts';
import { film, picture, prose, sampleArticle } from './sample-article.ts';

export const rooftopCinemas = (publishedAt: string): Article =>
  sampleArticle({
    id: 'article-6',
    title: 'Open-air cinemas find a second life on apartment rooftops',
    standfirst:
      'In six cities, residents’ groups have turned water-tank roofs into the busiest small cinemas in town.',
    category: 'Entertainment',
    author: 'Kaveri Nath-Dias',
    publishedAt,
    image: 'An open-air cinema crowd watches a dancer on a bright screen',
    pieces: [
      picture(
        '/art/entertainment.svg',
        'An open-air cinema crowd watches a dancer on a bright screen',
        'On an ordinary Saturday some thirty thousand people watch a film on a roof.',
      ),
      ...prose(`
        The screen is a king-size bedsheet, hemmed on three sides, and belongs to Pushpa Iyengar of
        flat 402. The projector is on loan from a coaching institute that wants it back by seven.
        The queue begins at the water tank and goes down four floors, because the lift has been
        given over to grandmothers.

        Film nights like this one, at Sagarika Apartments in Kolkata, have spread to six cities in
        two years. The Rooftop Film Circle, which began as a list shared by three building
        secretaries in Pune, now has 340 roofs on it. About ninety people come to each on an
        ordinary Saturday, which makes thirty thousand seats, none of them fixed to the floor.

        A ticket is ₹50, or a plate of something. A night costs around ₹3,200 in licence, chairs and
        electricity, and what is left goes to the building. Two seasons of comedies have paid for a
        new waterproof coat on the very roof that they are watched from. “People came to see a hero
        jump off a building,” said Anirban Pakrashi, the secretary at Sagarika. “They ended up
        mending one.”

        It did not start so tidily. In the first year most roofs showed whatever was on somebody’s
        laptop, and the letters from distributors were not friendly. The Circle now has an agreement
        with eleven of them: a flat fee a night, for films that are more than five years old. For
        films that their makers have given away, there is no fee at all.

        That is how the film most often shown on Indian rooftops came to be neither a blockbuster
        nor a classic, but a ten-minute cartoon about a very large rabbit with three very small
        enemies. Big Buck Bunny was made to be shown by anybody, and it has no dialogue, so that it
        is equally clear in every language spoken on a staircase.
      `),
      film('aqz-KE-bpKQ'),
      ...prose(`
        It goes first on nearly every bill. “It does three jobs,” said Farzana Dey, who draws up the
        programme for twenty roofs. “It lets the latecomers in. It tests the sound. And it shows us
        which children will have to be carried home.”

        Sound is what neighbours complain of. So at ten o’clock the loudspeakers go off and the
        soundtrack moves to a small radio transmitter, and those who want the second half listen to
        it on their telephones. Ninety people laugh together at a silent sheet. From the opposite
        building, one resident said, it is like watching a religion.

        Fire officers in two cities have published rules: a parapet of 1.2 metres, two staircases,
        one person to a square metre, and nobody on the tank. Ruben Lobo, who inspects roofs in
        Pune, has closed fourteen and let nine of them open again. “I am not against cinema,” he
        said. “I am against ninety people and one staircase.”

        Commercial cinemas expected to suffer and so far have not. Shirin Balsar, who speaks for
        independent cinema owners, said that takings near the busiest roofs were flat for new films
        and slightly up for revivals. One owner now lends his old projectors out for nothing. His
        reasoning is that a child who has watched a film under the stars will want, sooner or later,
        to watch one in the rain.

        Gulab Mistry, who is sixty-eight, has seen it all before. He ran a touring tent cinema for
        thirty years, until the last of his reels went to a man who made bangles. Four roofs a week
        now pay him to come, although a digital projector has nothing to thread. He teaches the
        other half of the trade: to put the screen where the moon will be behind the audience, to
        fold the sheet so that no crease ever crosses a face, and to know when to stop for tea.

        At Sagarika the wind got up during the last song. The sheet filled, and the heroine, three
        metres tall, seemed to take a breath. Nobody minded. By half past ten the chairs were
        stacked and the projector was packed in its box. By eleven the screen was back on the bed in
        flat 402.
      `),
    ],
  });
