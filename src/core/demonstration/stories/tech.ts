import {
  embed,
  factBox,
  film,
  footnotes,
  gallery,
  picture,
  related,
  type Story,
  table,
} from '../story.ts';
import { prose } from '../write-blocks.ts';

const category = 'Tech';

export const techStories: readonly Story[] = [
  {
    number: 22,
    title: 'A sensor that costs less than the onion beside it',
    standfirst:
      'Two wires, a leaf of zinc and a radio the size of a stamp tell a field when it is thirsty.',
    category,
    by: ['Ishita Kalve'],
    hours: 20,
    tags: ['Farming', 'Monsoon'],
    pieces: [
      picture('sensor', 'A small sensor on a pole in rows of seedlings', {
        caption: 'One for every twelve rows; the battery is the soil.',
      }),
      ...prose(`
        Measuring how wet a field is used to cost ₹9,000 a point, so nobody did. The growers’ club
        at Gadipur has got it down to ₹14, which was, in the week in which they finished, the price
        of an onion.

        The trick is to give up on accuracy. A laboratory wants to know that the soil holds 23.4 per
        cent of water. A grower wants to know whether to open the sluice *today*. For that, said
        Tejaswi Bhosle, who is nineteen and left a degree to do this, it is enough to be right about
        wetter and drier.

        ## How it works

        - Two wires of different metals in damp soil make a weak battery.
        - When the soil dries, the battery fails.
        - When it fails, the radio falls silent.
        -- Silence is the message: *water here*.
        -- A thing that reports by dying needs no switch.

        Last summer the 400 acres of the club took 31 per cent less water[^1] from the canal, and the
        tail of the canal, where there had been none for six years, had some. The tail has sent
        onions.

        ## What went wrong first

        The first forty failed in a week, because ants like zinc. The next hundred were dipped in
        candle wax, and failed in a day, because candle wax keeps water out. What works is a sleeve
        of bicycle tube with one hole, at the bottom, where the ants have not yet thought to look.

        There was also the matter of the goats. A pole in a field is something to scratch against,
        and a pole that costs fourteen rupees bends. The club moved each pole next to a thorn bush,
        and where there was no bush, planted one. *Four hundred bushes* have come up so far.

        ## Who wants it

        Letters have come from eleven districts and two ministries. The ministries have asked
        whether the sensor could be made a little more accurate, and for a quotation. The districts
        asked how to dip the wires. The club has answered the districts.

        The plans are free. They fit on one side of paper, and begin: \`1. Do not buy anything yet.\`
      `),
      related(20),
      footnotes(
        'Meter readings of the canal office, June to September, against the mean of the six years before.',
      ),
    ],
  },
  {
    number: 23,
    title: 'The map that works where the telephone does not',
    standfirst: 'Ambulance drivers in the Devlai hills have drawn their own, and it speaks.',
    category,
    by: ['Noor Hashmeen'],
    hours: 70,
    tags: ['Health', 'Cities'],
    pieces: [
      ...prose(`
        The road to Upper Kharsi is on every map. It was washed away in 2020. The path by which one
        now gets there is on none, so ambulances went by the road, stopped at its end, and telephoned.
        There is no signal at its end.

        Eighteen drivers have spent a year recording what they know. Their map lives on an old
        telephone in each cab and *needs no network*. It says things that no other map says: “Left
        at the pipal; not if it has rained.” “Sound the horn here, twice, for the bus.” “Ask for
        Manbir. He has the key to the bridge.”

        The average journey is eleven minutes shorter. “Of course I knew the way,” said Dolma
        Rawat, who drives at night. “The map is for when I am off.”
      `),
      embed(
        'https://www.openstreetmap.org/#map=10/30.45/78.75',
        'Map: the country that the drivers cover',
        'The drivers give what they know back to a free map of the world.',
      ),
    ],
  },
  {
    number: 24,
    title: 'A machine learns to take dictation in Dharwani, swear words and all',
    standfirst: 'Grandmothers read to it for three hundred hours. It has picked up their opinions.',
    category,
    by: ['Leela Oommachan'],
    hours: 115,
    tags: ['Schools'],
    pieces: [
      picture('school', 'Pupils before a blackboard with a rising sun drawn on it'),
      ...prose(`
        Computers could take down 140 languages last year, and Dharwani was not one of them. It has
        two million speakers and hardly any recordings, for nobody records what is said in kitchens.

        So a kitchen was where it was done. Sixty women read aloud, cooked, quarrelled and told
        stories into a microphone for three hundred hours. What came out is the first program that
        takes dictation in Dharwani: at the clinic, at the registry, and for people who *never
        learned to write*.

        It makes a mistake in one word out of nine. It also finishes sentences. Told “My
        daughter-in-law”, it suggested an ending that cannot be printed here. The women have asked
        for that to be left in.

        !! It has picked up their opinions.

        The recordings belong to those who speak on them. Any company may use them for a fee, which
        a committee of six sets over tea. It has refused two and, in one case, the tea.
      `),
    ],
  },
  {
    number: 25,
    title: 'Eleven thousand hospital computers too old to be safe are now too simple to fail',
    standfirst:
      'A state decided not to buy new machines. It took everything off the old ones instead.',
    category,
    by: ['Ferdie D’Souza'],
    hours: 199,
    tags: ['Health', 'Money'],
    pieces: [
      ...prose(`
        The computers in the hospitals of Suvarna district are fourteen years old. To replace them
        would have cost ₹48 crore. To go on with them was worse: in March a virus held the records
        of two wards for nine days.

        A team of four found a third way. They wiped the machines and put back one program, which
        shows one page: that of the ward’s own server. There is *nothing else on the disk*, so there
        is nothing to infect. Machines that took six minutes to start take eleven seconds.

        > A tap has one handle. Nobody calls it obsolete. — Shanthi Rajagopal, who led the team
      `),
      table(
        { caption: 'A ward’s computer, before and after', source: 'District health office' },
        `
        Measure | Before | After
        Seconds to start | 360 | 11
        Programs | 64 | 1
        Calls for help a week | 9 | 0.4
        `,
      ),
      ...prose(`
        Nurses miss one thing, a game of cards. It has been put on the server. It can be played by
        the whole ward, *including patients*, and closes by itself at ten.
      `),
    ],
  },
  {
    number: 26,
    title: 'Swap, don’t charge: the rickshaw stand that never waits',
    standfirst:
      'Drivers at Perumthura change a battery in forty seconds, and argue about it for longer.',
    category: 'Auto',
    by: ['Roshan Mathai'],
    hours: 246,
    tags: ['Energy', 'Cities'],
    pieces: [
      picture('tech', 'A silicon wafer rises like a sun behind a field of radio dishes'),
      ...prose(`
        An electric rickshaw runs for four hours and then stands for five. A driver cannot eat a
        standing rickshaw. At Perumthura they therefore own the vehicle and rent the battery: forty
        seconds for a change, at any of nine stands, most of which are tea stalls.

        The stalls charge the batteries at noon, from their own roofs, when the sun gives more than
        anybody wants, and *sell that noon all night*. It has become the better half of the business.
        “I am a power station,” said the owner of stand six, “with samosas.”
      `),
      film(
        'An open film about a rabbit, shown at stand six while drivers wait. It lasts ten minutes.',
      ),
      ...prose(`
        The quarrel is about tired batteries. Each driver is sure that the last one took the good
        one. A light on every case now shows its true strength. There are still quarrels, but they
        are about the light.
      `),
    ],
  },
  {
    number: 27,
    title: 'The cable under the bay has been listening to whales',
    standfirst:
      'A glass thread that carries telephone calls turns out to be an ear ninety kilometres long.',
    category,
    by: ['Ishita Kalve'],
    hours: 372,
    tags: ['Oceans'],
    isPremium: true,
    pieces: [
      picture('world', 'A container ship enters harbour under a sun drawn as a globe'),
      ...prose(`
        A little of the light that is sent down a glass cable comes back. If the cable is shaken,
        even by a sound, it comes back changed. Engineers knew this as a nuisance. Then one of them
        put the nuisance on a loudspeaker, and it sang.

        The cable under Chelora bay now doubles as ninety kilometres of microphones, one every four
        metres. In its first winter it followed **thirty-one whales**, told seven ships apart by
        their propellers, and noticed an earthquake nine seconds before the coast did.

        ## Who may listen

        It hears ships that would rather not be heard. The harbour wants that; fishermen, whose best
        places it could give away, do not. They have come to terms: whales and earthquakes are
        public, propellers are deleted after an hour, and the fishing grounds are *deaf*.

        The whales, it turns out, fall silent when the ferry passes, and then all speak at once.
      `),
      related(8),
    ],
  },
  {
    number: 28,
    title: 'A school balloon falls in the right place',
    standfirst: 'It went up to photograph the monsoon and came down on the weather office.',
    category: 'Education',
    by: ['Noor Hashmeen'],
    hours: 480,
    tags: ['Schools', 'Monsoon'],
    pieces: [
      ...prose(`
        The balloon that class nine of the girls’ school at Kaveripakkam let go on the 3rd had a
        camera, a thermometer and a note: “Please telephone.” It rose to 31 kilometres, saw the whole
        of the monsoon laid out like a dropped sari, burst, and came down through the skylight of the
        state weather office.

        The office had lost its own balloon that morning. The girls’ readings were entered in its
        place and went into the *forecast for the evening*, which was right.

        A meteorologist brought the balloon back in person, with a new skylight drawn on the bill and
        crossed out. He stayed for two lessons. Class nine has been asked to send up another one each
        month until the office’s own supplier delivers, which, the office adds, may be a while.
      `),
      gallery('What was to fly along', 'strip', [
        [
          'india',
          'Rain falls over paddy fields as a train crosses a viaduct at first light',
          'What the balloon was to see.',
        ],
        [
          'glacier',
          'A research hut on a glacier under a low sun',
          'How cold it was up there: a drawing by class nine.',
        ],
        [
          'sensor',
          'A small sensor on a pole in rows of seedlings',
          'The thermometer, lent by a growers’ club.',
        ],
      ]),
      factBox(
        'Build one yourself',
        'A balloon for 1,200 grams, helium for ₹4,000, a parachute made of a raincoat.',
        '**Ask** the aviation office three weeks ahead: `balloon@` is read on Mondays.',
      ),
    ],
  },
];
