import { bell, embed, factBox, gallery, picture, related, type Story, table } from '../story.ts';
import { prose } from '../write-blocks.ts';

const category = 'World';

export const worldStories: readonly Story[] = [
  {
    number: 8,
    title: 'A ferry without a captain keeps one all the same',
    standfirst:
      'The boat across Halvik Sound can steer itself. Its passengers asked for somebody to wave to.',
    category,
    by: ['Farid Quenum'],
    hours: 11,
    tags: ['Ports', 'Oceans'],
    pieces: [
      picture('ferry', 'A ferry crosses a bay at first light', {
        caption: 'The Solveig on her first crossing of the day.',
      }),
      ...prose(`
        The *Solveig* leaves the north quay at Halvik at seven, finds her own way round the sandbank
        and ties herself up on the other side eleven minutes later. She has done this four thousand
        times and hit nothing, which is more than can be said of the boat before her.

        She has a bridge with a wheel, and at the wheel is Torunn Eide, who steers nothing. The
        county had planned to do without her. In the first month, one crossing in five left with
        passengers still on the quay: people would not board, they said, “a lift that swims”.

        ## What a captain is for

        So Ms Eide was asked back, to be seen. Within a week she had found other work. She tells
        the machine when the church is having a funeral, so that it does not sound its horn. She
        holds the boat for a nurse who is running. Once she turned it round for a dog.

        > The boat knows where it is going. I know who is late. — Torunn Eide, captain of the
        Solveig

        ## The year in numbers

        Since she came back, the boat leaves full, and it leaves late: by forty seconds on average,
        says the machine, which minds. The county has looked into those seconds. A third of them are
        prams. A third are the nurse. The rest are conversations that were nearly over.

        Nothing has been done about it. A consultant proposed a gate that closes by itself, and was
        taken across on the 7.10, on which Ms Eide introduced him to everybody by name. He withdrew
        the gate before the sandbank.

        ## And in winter

        When the sound freezes, the *Solveig* breaks a channel and the school walks behind her on
        the ice, against the rules and in a line. The machine stops for anything that moves, so on
        those mornings it does not start. Ms Eide takes the wheel. It turns out to be connected.

        The county now trains six captains for boats that need none. Their course lasts two years,
        of which one is navigation, *in case*.
      `),
      related(9),
    ],
  },
  {
    number: 9,
    title: 'On the shrinking glacier, the hut moves down every spring',
    standfirst:
      'Four scientists, one stove and a sledge: a station that was built to stay has learned to walk.',
    category,
    by: ['Ishita Kalve'],
    hours: 40,
    tags: ['Oceans', 'Energy'],
    pieces: [
      picture('glacier', 'A research hut on a glacier under a low sun', {
        caption: 'The hut at Brekkjökull, 140 metres below its first place.',
        width: 'wide',
      }),
      ...prose(`
        When the hut on Brekkjökull was built in 1996, its door opened onto ice. By 2011 it opened
        onto a drop of four metres. The station was put on runners, and every May it is pulled to
        where the ice is now.

        The move takes two days. The route has become a measurement of its own: fifteen crosses on
        a map, each lower than the one before. “We came to study the glacier,” said Hallgerd Sunde.
        “Now we follow it about like a nurse.”

        ## What the ice gives back

        Things melt out. This summer it was a ski, a tin of peas with its label, and a letter of
        1938 to a woman in the valley. Her granddaughter came up to fetch it. It was an apology, she
        said, and *too late by eleven years even when it was written*.

        Each find is photographed where it lies and given a number. The peas were opened, after a
        vote. They were green. Nobody has yet owned up to the spoon.

        ### The figures
      `),
      table(
        { caption: 'Where the hut stood', source: 'Brekk station' },
        `
        Year | Height, m | Ice below, m
        1996 | 1,412 | 96
        2011 | 1,366 | 71
        2019 | 1,310 | 58
        This year | 1,272 | 44
        `,
      ),
      ...prose(`
        In about thirty years, if nothing changes, the hut will reach the valley. It is planned as a
        tea house.
      `),
    ],
  },
  {
    number: 10,
    title: 'The island with eleven speakers opens a school for the twelfth',
    standfirst:
      'A language that was to be recorded before it died has been given homework instead.',
    category: 'Education',
    by: ['Noor Hashmeen'],
    hours: 79,
    tags: ['Schools'],
    pieces: [
      ...prose(`
        Linguists came to Motu Haere with microphones and a plan to save what could be saved. The
        youngest of the eleven speakers was sixty-eight. What happened next was not in the plan: a
        girl of five, Salote, refused to leave the room.

        She sat through nine weeks of recordings, and when they were over she corrected one. The
        elders laughed, then conferred, and then declared the island’s school open. It has one
        pupil, eleven teachers and a rule against English before lunch.

        !! The pupil’s first composition has four words, and all the teachers cried.

        Her first composition has four words and concerns a pig. By the end of term there were
        three more pupils, one of them her mother. The school has since asked the government for a
        blackboard, in writing, in both languages; the reply came in one, and was marked by the
        pupils and returned. The linguists have stayed on. They do the
        cooking, and have been told, in a language that now has fifteen speakers, that they do it
        badly.
      `),
    ],
  },
  {
    number: 11,
    title: 'At the market on the border, both sides keep the same hours',
    standfirst: 'A clock tower with four faces told two times. A tailor has settled it.',
    category,
    by: ['Farid Quenum'],
    hours: 126,
    tags: ['Money'],
    pieces: [
      picture('market', 'Stalls in a night market under strings of bulbs', {
        caption: 'Two countries, one row of bulbs: the Thursday market at Tarqa.',
      }),
      ...prose(`
        The border at Tarqa runs down the middle of the market, between the onions and the
        telephones. To the east it is half an hour later. For sixty years this was a nuisance, and
        for the last two it was a trade: bread that was yesterday’s on one side was still today’s
        on the other.

        Complaints reached both capitals, which proposed a *commission*. The market did not wait.
        Rustam Daler, a tailor whose shop is crossed by the line from door to counter, called a
        meeting of the stallholders, and they agreed on a time fifteen minutes from either.

        - The bell rings at six, **market time**, and nothing is sold before it.
        - Prices are chalked up in both currencies.
        -- The rate is set by the tailor, at noon.
        -- Whoever disputes it may try the next tailor, who is forty kilometres away.
        - Customs officers of both sides eat free.

        Neither government has recognised the hour. Both have sent their inspectors, who arrived at
        different times.
      `),
    ],
  },
  {
    number: 12,
    title: 'A city takes its kerbs back, one parking space at a time',
    standfirst: 'Any resident of Portolago may rent a parking space. It need not be for a car.',
    category,
    by: ['Roshan Mathai'],
    hours: 188,
    tags: ['Cities'],
    pieces: [
      picture('cart', 'A street vendor’s cart under an umbrella at first light'),
      ...prose(`
        For nine florins a month, which is what a car pays, a citizen of Portolago can now rent
        eleven square metres of street and do anything lawful on it. In the first year 1,900 spaces
        were taken. Some hold bicycles. One holds a piano; several hold old men.

        The mayor’s office had expected gardens and got those too, 340 of them. It had not expected
        the *barbers*. Thirty-one work at the kerb on Saturdays, which the indoor barbers called
        unfair until they rented spaces as well.
      `),
      gallery('Four spaces and what is in them', 'strip', [
        ['cart', 'A street vendor’s cart under an umbrella at first light', 'Space 14: lemonade.'],
        ['kitchen', 'A wide pot steams over a low fire', 'Space 212: soup, Fridays.'],
        [
          'market',
          'Stalls in a night market under strings of bulbs',
          'Spaces 300 to 318, after dark.',
        ],
        [
          'school',
          'Pupils before a blackboard with a rising sun drawn on it',
          'Space 77: sums for grown-ups.',
        ],
      ]),
      ...prose(`
        Drivers now look for a space for nine minutes on average, a minute less than before. Nobody
        can say why. The traffic department’s best guess is that some of those who used to look for
        one are sitting in one.
      `),
    ],
  },
  {
    number: 13,
    title: 'The ship that lends books is overdue',
    standfirst:
      'A library boat is four days late in Port Sarrow. Nobody there will say a word against it.',
    category,
    by: ['Noor Hashmeen'],
    hours: 300,
    tags: ['Oceans', 'Schools'],
    pieces: [
      ...prose(`
        The *Lanternfish* calls at thirty-four islands with nine thousand books, and is due at each
        on the same day of the month. On the 14th she did not come to Port Sarrow. By the 16th a
        crowd slept on the quay, with their returns in their laps.

        She had been held at Little Sarrow, it turned out, by a reader. Old Mr Taufa was forty pages
        from the end of a novel in two volumes and would not give it up. The crew are under orders
        never to take a book from a reader’s hands. They *waited*. He reads slowly, and aloud.
      `),
      bell(
        'How the Lanternfish says that she is there',
        'A ship’s bell, struck twice and then once.',
      ),
      ...prose(`
        On the 18th the bell was heard off the point. The second volume was handed down first: to
        Mrs Taufa’s sister, who had heard the ending shouted across the strait and wanted to check
        it.
      `),
    ],
  },
  {
    number: 14,
    title: 'Nine seats, ten members: a republic reads its constitution',
    standfirst: 'A misplaced comma has given the smallest parliament in the hemisphere a spare.',
    category: 'Elections',
    by: ['Farid Quenum'],
    hours: 444,
    tags: ['Cities'],
    pieces: [
      picture('queue', 'A queue of voters outside a domed hall'),
      ...prose(`
        The constitution of Saint Brannoc fits on a tea towel, and is sold as one. It says that
        parliament has “nine members, and a speaker”. For forty years the speaker was one of the
        nine. Then a schoolgirl bought a tea towel.

        She was fourteen, had been told to dry the cups, and counted the members while she did it.
        There were nine in the photograph on the wall, and the man with the bell was one of them.

        The comma, she wrote to the court, makes ten. The court took eleven months, consulted four
        grammarians, and agreed with her. A tenth member was elected on Saturday by 212 votes to
        209. She had stood on a promise to *abolish her seat*.
      `),
      factBox(
        'Saint Brannoc',
        'Population **4,310**; area 61 square kilometres; two roads, which do not meet.',
        'Parliament sits on Wednesdays, after the boat.',
      ),
      embed(
        'https://www.openstreetmap.org/#map=4/45.0/-30.0',
        'Map: the middle of the ocean',
        'Saint Brannoc is too small to be drawn on it.',
      ),
    ],
  },
];
