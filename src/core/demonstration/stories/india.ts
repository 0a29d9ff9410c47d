import { bell, embed, factBox, gallery, picture, related, type Story, table } from '../story.ts';
import { prose } from '../write-blocks.ts';

const category = 'India';

export const indiaStories: readonly Story[] = [
  {
    number: 1,
    title: 'The night train to Perumthura gets back the hour it lost in 1987',
    standfirst:
      'A timetable that nobody dared to touch allowed sixty-one minutes for a curve that no longer exists.',
    category,
    by: ['Leela Oommachan'],
    hours: 7,
    tags: ['Rail', 'Cities'],
    isFeatured: true,
    pieces: [
      picture('train', 'A train comes head-on under a red sky', {
        caption: 'The 21.40 leaves Chelora under the new timetable.',
      }),
      ...prose(`
        For thirty-eight years the night train to Perumthura has stopped outside the village of
        Ambalakunnu and waited. Passengers thought it was for water, or for a goods train, or out
        of respect for a temple. It was waiting for its own timetable.

        The wait goes back to a curve that was laid in 1952 and taken up in 1987. Trains had to
        crawl round it, and the timetable allowed for that. When the line was made straight, the
        sixty-one minutes stayed, because **no office owned them**. Operations thought they belonged
        to engineering; engineering thought they belonged to operations.

        ## How the hour was found

        It was found by Devika Nambissan, a trainee of twenty-four, who had been told to redraw the
        timetable in colour. “I ran out of colours,” she said. “There was a train standing still in
        an open field and I had no colour for that.”

        From Monday the train leaves at the same time and arrives an hour earlier. That changes
        more than an hour:

        - the milk van at Perumthura waits for the train, and now beats the heat;
        - the first bus to the district hospital leaves *after* the train, and not before it;
        - the tea stall at Ambalakunnu loses its only customers.
      `),
      table(
        { caption: 'The night train, before and after', source: 'Divisional office, Kottapuzha' },
        `
        Station | Until Sunday | From Monday
        Chelora | 21.40 | 21.40
        Kottapuzha | 23.55 | 23.50
        Ambalakunnu (halt) | 1.12–2.13 | —
        Perumthura | 5.48 | 4.44
        `,
      ),
      ...prose(`
        ## The stall

        Sarojini Amma has sold tea to sleepless passengers through the bars of second class since
        1991. The railway has offered her a pitch on the platform at Perumthura, rent free for five
        years. She has asked for six. “One for each minute that they were late with the letter,” she
        said.

        ## What comes next

        The division has given Ms Nambissan the other fourteen timetables. She says that she has
        ordered more colours. The history of the line is told in [our report on the reopened
        viaduct](/article/article-1).
      `),
    ],
  },
  {
    number: 2,
    title: 'A shelter that is a school on dry days',
    standfirst:
      'On the Kaveripakkam coast, eleven new cyclone shelters are built so that somebody is always inside.',
    category: 'Explainers',
    by: ['Noor Hashmeen'],
    hours: 31,
    tags: ['Monsoon', 'Schools'],
    pieces: [
      picture('shelter', 'A cyclone shelter on pillars, palms bent by the wind', {
        caption: 'Shelter number four stands on twelve pillars above the highest flood on record.',
        width: 'wide',
      }),
      ...prose(`
        A shelter that is used once in nine years is a building with a rusty lock. The district of
        Kaveripakkam learned this in the storm of 2019, when three of its seven shelters could not
        be opened and one was full of cement.

        The eleven new ones have no locks. On ordinary days they are schools, ration shops, a
        dance class and, on the first Tuesday of the month, a court. The ramp that lets a goat walk
        up in a flood lets a wheelchair up on a Wednesday.

        > We stopped asking what a shelter needs in a cyclone and asked what a village needs on a
        Thursday. — Ezhil Maran, engineer

        When a warning comes, this is what happens:

        1. The school bell rings for one minute without a pause.
        2. Pupils of the top class carry the registers upstairs; they know every household.
        3. The last to leave the ground opens the gates of the cattle sheds.
        4. Names are called. Whoever is missing is fetched while there is still time.

        ## Who holds the key

        There is one, for the cupboard with the loudhailer, and it is worn round the neck of the
        cook. She was chosen by vote, since she is there before anybody and leaves when the pots are
        dry. In the storm of 2019 the keys were with the secretary, and the secretary was in town.

        ## A drill with goats

        Animals are the reason why people stay too long. So the ramp was built first, wide enough
        for a buffalo with an opinion, and the ground floor of every shelter is a byre with rings in
        the wall. Each household has a painted ring. Children know theirs before they know the
        alphabet, which begins upstairs.

        ## The count

        In last month’s drill, 1,140 people were counted in nineteen minutes. The one person
        missing was the officer who had come to watch. He had taken the lift, which stops by itself
        when the bell rings.
      `),
      factBox(
        'The shelters in figures',
        '**Eleven** shelters for **14,200** people, each on pillars of 4.5 metres.',
        'Walls withstand wind of 260 kilometres an hour; tanks hold water for three days.',
        'Each cost ₹2.1 crore, a fifth more than a shelter that is nothing else.',
      ),
      related(1),
    ],
  },
  {
    number: 3,
    title: 'Sums in the language of the kitchen',
    standfirst:
      'In four hundred village schools, children now learn to count in the words they already use.',
    category: 'Education',
    by: ['Ishita Kalve'],
    hours: 55,
    tags: ['Schools'],
    pieces: [
      picture('school', 'Pupils before a blackboard with a rising sun drawn on it'),
      ...prose(`
        Ask a class of six-year-olds in Dharwani what is half of a half, in the language of the
        textbook, and you will hear the fan turn. Ask how many mouths one roti feeds if two share
        it and each shares again, and every hand goes up.

        A trial in four hundred schools has taken that seriously. For the first three years, sums
        are taught in the language of the home. The language of the state follows in the fourth,
        when the ideas are old friends and only the words are new.

        !! Every hand goes up.

        The results are in from the first group to finish. At ten, they were *ahead by eight
        months* in arithmetic and, to everybody’s surprise, by three months in the state’s own
        language too. “A child who is not afraid of the sum listens to the sentence,” said Malati
        Barse, who has taught for thirty-one years and wrote none of the textbooks.

        The difficulty is teachers. Dharwani alone has five home languages, and the college trains
        for two. Until there are more, grandmothers are paid by the hour to sit in the back row and
        translate. Attendance among grandmothers is 96 per cent.
      `),
    ],
  },
  {
    number: 4,
    title: 'Nine villages vote again, and this time the river counts as one of them',
    standfirst: 'The ballot boxes of the Suvarna islands were a day late. The result held.',
    category: 'Elections',
    by: ['Farid Quenum', 'Leela Oommachan'],
    hours: 98,
    tags: ['Cities'],
    pieces: [
      picture('queue', 'A queue of voters outside a domed hall', {
        caption: 'Voters at Suvarna Kadavu waited for the second boat.',
      }),
      ...prose(`
        When the ferry with the ballot boxes ran aground in April, nine villages on the Suvarna
        islands had their votes thrown out for arriving late. On Sunday they voted again, and the
        election office had learned something about rivers: the boxes came the day *before*, by
        two boats, and slept in a police station.

        Turnout rose from 71 to 84 per cent. People said that they were cross. “I had decided not
        to vote for anybody,” said the boatman Peethambaran. “Then they told me that mine had not
        been counted, and I found that I minded.”
      `),
      table(
        {
          caption: 'Votes counted on the Suvarna islands',
          source: 'District election office',
          hasTotal: true,
        },
        `
        Village | April | Sunday
        Suvarna Kadavu | 812 | 1,004
        Thekke Thuruth | 455 | 530
        Pallithazham | 390 | 471
        Six others | 1,866 | 2,102
        All nine | 3,523 | 4,107
        `,
      ),
      ...prose(`
        The seat did not change hands. The majority did, from 214 votes to 61, and the winner has
        promised a bridge. It is the fourth time that a bridge has been promised. The ferry has been
        painted.
      `),
    ],
  },
  {
    number: 5,
    title: 'Beneath the car park, a stepwell with ninety-four steps',
    standfirst:
      'A town that had bought its water by the tanker finds that it has been parking on a well.',
    category: 'Photos',
    by: ['Ishita Kalve'],
    hours: 170,
    tags: ['Cities', 'Monsoon'],
    pieces: [
      ...prose(`
        The first step was found by a woman who dropped her keys. They fell through a crack in the
        municipal car park of Ranmahal and she heard them ring, she said, “for a long time, and
        then a splash”.

        Ninety-four steps have been dug free since. The well is five hundred years old, seven
        storeys deep and, apart from thirty years of bottle tops, in good order. In its first
        monsoon in the open it has filled to the fifty-second step.
      `),
      gallery('Rain, cars and tea', 'grid', [
        [
          'india',
          'Rain falls over paddy fields as a train crosses a viaduct at first light',
          'The rain that filled it.',
        ],
        [
          'market',
          'Stalls in a night market under strings of bulbs',
          'The car park now, by night.',
        ],
        [
          'cart',
          'A street vendor’s cart under an umbrella at first light',
          'Tea by the ninety-fourth step.',
        ],
      ]),
      ...prose(`
        Ranmahal used to buy forty tankers of water a week. In August it bought none. The council
        has let the cars stand in the street, where they complain, and has given the contract for
        tankers to a man who will repair the other wells instead. There are said to be eleven. Their
        places are known only from a *song*, of which the town remembers two verses.

        A professor of music has been engaged.
      `),
    ],
  },
  {
    number: 6,
    title: 'The last bell of the Kottapuzha light',
    standfirst: 'The keepers leave, the lamp stays, and a town asks who will ring in the fog.',
    category,
    by: ['Leela Oommachan'],
    hours: 262,
    tags: ['Oceans', 'Ports'],
    isPremium: true,
    pieces: [
      picture('ferry', 'A ferry crosses a bay at first light', { width: 'full' }),
      ...prose(`
        Three families have lived at the foot of the Kottapuzha light since 1904. The last of them,
        the Pereiras, carried their refrigerator down to the boat on Friday. The lamp has lit
        itself since the spring. It sends a message to an office on the mainland when a bulb dies,
        and a second message when nobody answers the first.

        What cannot send a message is the bell. It hangs in a frame by the landing and is rung by
        hand in fog: two strokes, a breath, one stroke.
      `),
      bell(
        'The fog bell of Kottapuzha, two strokes and one',
        'A bell is struck twice, quickly. After a pause it is struck once more and dies away.',
      ),
      ...prose(`
        Modern boats do not need it, said the harbour office, because they can see in fog. “The
        boats can,” said Agnes Pereira, who rang it for nineteen years. “My brother is in a canoe.”

        A vote of the fishermen’s society has settled it for now. Each night of fog, the
        youngest member whose boat is in port walks out along the mole. There is a list; there is
        a fine; there is a flask. On the first night, eleven people came to see that it was done
        properly.
      `),
    ],
  },
  {
    number: 7,
    title: 'The post office that delivers mangoes finds its season extended',
    standfirst: 'A sorting hall with nothing to sort becomes the coldest room in the valley.',
    category,
    by: ['Noor Hashmeen'],
    hours: 410,
    tags: ['Farming', 'Money'],
    pieces: [
      ...prose(`
        Letters to the hill town of Devlai fell by nine tenths in twenty years. Its sorting hall,
        with walls a metre thick and no window to the south, was to be sold. Then the postmaster
        put a basket of mangoes in it, to make a point, and forgot them. A week later they were as
        good as new.

        ## A parcel with a smell

        The hall now keeps eleven tonnes of fruit at 14 degrees, without a machine, and the vans
        that brought three letters a day carry it down. Growers pay by weight, as for any parcel. A
        stamp has been printed. It does not smell of mango, though that was *considered*.

        “We lost the letters because somebody found a faster way,” said the postmaster, Harilal
        Bhandari. “Nobody has found a faster way to send a mango.”
      `),
      embed(
        'https://www.openstreetmap.org/#map=7/30.3/78.9',
        'Map: hills and valleys of the upper post round',
        'The vans climb from 400 to 2,300 metres twice a week.',
      ),
    ],
  },
];
