import { bell, embed, factBox, gallery, picture, related, type Story } from '../story.ts';
import { prose } from '../write-blocks.ts';

const category = 'Entertainment';

export const entertainmentStories: readonly Story[] = [
  {
    number: 35,
    title: 'A film shot by lighthouse, nine seconds at a time',
    standfirst: 'The director had no money for lamps. She had a lamp that comes round.',
    category: 'Movies',
    by: ['Leela Oommachan'],
    hours: 28,
    tags: ['Film', 'Oceans'],
    pieces: [
      picture('entertainment', 'An open-air screen under a sun drawn as a reel', {
        caption: 'The first showing was projected onto the lighthouse itself.',
      }),
      ...prose(`
        *Two Strokes and One* lasts eighty-four minutes and was lit for eleven of them. The rest is
        darkness, in which the sea is heard. Every nine seconds the beam of the Kottapuzha light
        comes round, and for as long as a breath one sees what has changed.

        Revathi Sukumaran had the keeper’s consent, a borrowed camera and four nights. Actors learned
        to move in the dark and to stand still in the light. A kiss takes *three turns of the lamp*.
        A murder takes two, and nobody has yet seen who did it.

        ## Why it works

        You lean forward, that is why. In an ordinary film the dark is where the story is not.
        Here it is where everything happens, and by the second reel the audience at the harbour
        cinema was breathing with the lamp. A child called out in the interval of the beam: “He’s
        behind the boat!” He was.
      `),
      bell('The bell of the title', 'A bell is struck twice, then once, and dies away over water.'),
      ...prose(`
        It will be shown wherever there is a wall and no street lamp. Bring a coat.
      `),
      related(6),
    ],
  },
  {
    number: 36,
    title: 'Television’s slowest cook is renewed for a second year',
    standfirst: 'One pot, one hour, no cuts. Viewers say that they can smell it.',
    category: 'Lifestyle',
    by: ['Noor Hashmeen'],
    hours: 93,
    tags: ['Television'],
    pieces: [
      picture('kitchen', 'A wide pot steams over a low fire', {
        caption: 'The pot of episode nine, an hour and four minutes in.',
        width: 'wide',
      }),
      ...prose(`
        In the first episode of *The Pot*, Rosamma Chacko put rice on the fire, sat down, and waited
        for it. She waited for thirty-eight minutes. She mentioned a cousin. The state channel, which
        had run out of football, let it go out as it was, and **1.9 million people** stayed to the
        end.

        There is no music and no clock. If something needs stirring, it is stirred. Mrs Chacko speaks
        when something occurs to her: why her father would not eat with his left hand, what to do
        about ants. In episode six she falls asleep, and the fish is *perfect*.

        !! If something needs stirring, it is stirred.

        Doctors at two hospitals play it in their waiting rooms. A rival channel has begun a
        programme with six cooks and a siren. It was told by its own viewers to sit down.
      `),
      factBox(
        'Rosamma Chacko’s rule for rice',
        'Wash it until you are bored, and then **once more**.',
        'Water to the first joint of the finger. Whose finger? “Mine.”',
      ),
    ],
  },
  {
    number: 37,
    title: 'The puppet company with one puppet',
    standfirst: 'A flood took 140 marionettes. The last one now plays every part.',
    category,
    by: ['Ishita Kalve'],
    hours: 158,
    tags: ['Theatre', 'Monsoon'],
    pieces: [
      ...prose(`
        The store of the Sundari company stood in water for five days. When it was opened there was
        paint on the ceiling, and of 140 puppets one could be saved: a washerwoman, with four lines,
        from the second act of something that nobody performs.

        The company opened three weeks later in the epic that it has given every winter since 1931.
        The washerwoman is the king. She is both armies. As the demon she has a *red cloth*; as the
        queen she has the same cloth, lower.

        > You don’t notice after a minute. Then, at the end, she comes on as the washerwoman, and the
        whole house cries. — Padma Sundari, who holds the strings

        Other companies have offered puppets. They have been thanked, and the crates are in the new
        store, unopened. There are eleven more performances. After that, said Ms Sundari, they will
        see. The washerwoman is down for a rest, a coat of varnish and, at her age, a *new knee*.
      `),
      gallery('The stage and the store', 'strip', [
        [
          'entertainment',
          'An open-air screen under a sun drawn as a reel',
          'The stage, before the doors open.',
        ],
        [
          'shelter',
          'A building on pillars, palms bent by the wind',
          'The new store stands on pillars.',
        ],
      ]),
    ],
  },
  {
    number: 38,
    title: 'A radio play that is different in every village',
    standfirst: 'The script has gaps. Whoever is near the microphone fills them.',
    category,
    by: ['Farid Quenum'],
    hours: 234,
    tags: ['Radio'],
    isPremium: true,
    pieces: [
      ...prose(`
        Each Thursday at eight, nineteen small stations in the Suvarna delta broadcast the same play,
        *The Inspector Is Expected*. Each has its own cast, its own inspector and its own gaps.

        A gap is a line in the script that says, for example: “Here somebody explains what is wrong
        with the road.” In the first week, actors had prepared something. By the third, people were
        queueing. At Thekke Thuruth the gap about the road lasted for forty minutes, and ended when
        the *real* inspector rang in.

        ## Nineteen endings

        - In four villages the inspector is bribed, with a goat.
        - In nine he resigns and takes over the ferry.
        -- In two of these he is happy.
        - In five he turns out to be somebody’s brother.
        - In one he has not arrived yet. It is in its seventh week.

        The author, who lives in the capital, has the recordings sent to her. She wrote eleven pages.
        She has received nine hundred hours, and says that it is the best thing that she ever wrote.
      `),
      embed(
        'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        'An open film, ten minutes long',
        'Stations that have a screen show it while the cast changes. It loads after a click.',
      ),
    ],
  },
  {
    number: 39,
    title: 'An orchestra plays on nine roofs at once, and the wind conducts',
    standfirst:
      'The brass was early, the strings were blown to the harbour. Nobody wanted it otherwise.',
    category,
    by: ['Ferdie D’Souza'],
    hours: 356,
    tags: ['Music', 'Cities'],
    pieces: [
      picture('entertainment', 'An open-air screen under a sun drawn as a reel', { width: 'full' }),
      ...prose(`
        The concert hall at Perumthura is shut for repairs, so on Sunday the city orchestra went up
        onto the roofs around the tank: violins on the savings bank, horns on the fish market, the
        drums, for reasons of weight, on the police. The conductor stood on the water tower with two
        flags.

        Sound takes a second to cross the tank. She had done the sums, and beat time differently for
        every roof. Then the wind rose, and *the sums blew away*.

        She gave the signal all the same. The horns, who could see only the red flag, came in with
        the green. Somewhere over the tank the two halves of a waltz met, and passed.

        What was heard depended on where one stood. At the bus stop the slow movement was all
        cellos. By the temple steps the flutes arrived twice. People walked about in it, as one walks
        about in a garden, and told each other where it was good.

        ***

        The hall will reopen in May. A petition asks that it should not hurry.
      `),
    ],
  },
  {
    number: 40,
    title: 'A comic that is printed on tickets comes to the end of the line',
    standfirst: 'Four hundred episodes, one a day, on the back of the 11-rupee fare.',
    category: 'Lifestyle',
    by: ['Roshan Mathai'],
    hours: 552,
    tags: ['Rail', 'Books'],
    pieces: [
      ...prose(`
        For four hundred days, whoever bought an 11-rupee ticket on the coast line got a picture on
        the back: a crow, a suitcase, and what the crow did next. Commuters who had season tickets
        began to buy singles. The railway took ₹2.4 crore more than usual, and *did not know why*
        until an inspector was seen reading in a corner.

        The artist is a booking clerk. Vinod Achari drew on the night shift, had the rolls printed
        with the fares, and told nobody. He was suspended on a Tuesday and reinstated on the
        Wednesday, after the 7.40 refused to leave.

        > I wanted people to look at the other side. — Vinod Achari

        In the last episode the crow gets off. The suitcase, it turns out, was full of tickets. A book
        will appear in the spring. It will cost 11 rupees, or **400 times 11**, depending on whether
        one wants to keep the stubs.

        ***

        Mr Achari has been promoted to timetables. A crow has been seen in the [new edition for the
        night train](/article/article-demo-01), standing in an open field, at 1.12.
      `),
      related(1),
    ],
  },
];
