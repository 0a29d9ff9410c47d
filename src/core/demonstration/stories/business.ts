import { factBox, footnotes, gallery, picture, related, type Story, table } from '../story.ts';
import { prose } from '../write-blocks.ts';

const category = 'Business';

export const businessStories: readonly Story[] = [
  {
    number: 15,
    title: 'Small loans, paid back by the day, outlast the bank that laughed at them',
    standfirst:
      'Vendors who repay eleven rupees every evening miss fewer instalments than companies do.',
    category,
    by: ['Roshan Mathai'],
    hours: 15,
    tags: ['Money', 'Cities'],
    pieces: [
      picture('ledger', 'A hand holds a telephone that shows a list of paid instalments', {
        caption: 'The ledger of a flower seller at Chelora: 240 evenings, two gaps.',
      }),
      ...prose(`
        A bank lends by the month because its ledgers used to be closed by the month. A woman who
        sells jasmine has never in her life had a monthly income. She has a good evening or a bad
        one.

        The Sandhya fund lends to her kind and collects every evening, by telephone, whatever was
        agreed that morning. After three years and 61,000 loans, **98.7 per cent** of the money has
        come back. The savings bank at Perumthura, which declined to take part and said why in a
        letter that the fund has framed, stands at 91.[^1]
      `),
      table(
        { caption: 'Repaid on time, per cent', source: 'Sandhya fund; state bankers’ committee' },
        `
        Borrowers | By the month | By the day
        Flower sellers | 78 | 99
        Fish sellers | 74 | 98
        Barbers | 83 | 99
        Companies with a letterhead | 91 | —
        `,
      ),
      ...prose(`
        ## Rain is in the contract

        What makes it work is a clause of nine words: *no instalment on a day when rain exceeds 60
        millimetres*. Nobody has to ask. The gauge at the bus station decides, and a message says
        so before the stalls would have opened.

        “Other lenders were kind to me,” said Bhagyam, who has sold jasmine at the east gate for
        twenty-six years. “Kindness takes all day. You have to go there and be sorry.”

        The fund’s costs are its weak point. Collecting eleven rupees costs one. From next year the
        state will pay half of that, on the ground that it used to spend more on *inspecting* the
        moneylenders.
      `),
      related(18),
      footnotes(
        'Sandhya fund, annual account, table 4; the bank’s own figure is for the year before.',
      ),
    ],
  },
  {
    number: 16,
    title: 'The mill that closed for good opens on Tuesday',
    standfirst: 'Its looms were too slow for shirts. They turn out to be just right for sails.',
    category,
    by: ['Ferdie D’Souza'],
    hours: 62,
    tags: ['Ports', 'Energy'],
    pieces: [
      picture('mill', 'A mill with a saw-tooth roof and lit windows at night', {
        caption: 'The weaving shed at Cherthala Road, lit for the first time in nine years.',
        width: 'wide',
      }),
      ...prose(`
        The looms of the Cherthala Road mill weave eleven metres an hour. A modern loom weaves
        sixty. That was the end of the mill in 2017, and that is why it has been bought.

        Cloth for the sails of cargo ships must be woven slowly, under a tension that breaks faster
        machines. There are three places that can do it. Two are booked until 2031, for after forty
        years of talk, ships are again being *built with masts*.

        > We spent nine years apologising for those looms. — Kunjumol, weaver

        Of the 160 weavers who lost their work, 97 have come back. The rest have shops, or
        grandchildren. The new owner wanted to paint the machines. The weavers would not have it:
        each knows her loom by its scratches.

        The first order is four sails of 1,400 square metres. If they hold, there will be forty. If
        they do not, said the manager, it will be heard from here.
      `),
    ],
  },
  {
    number: 17,
    title: 'A tea auction falls silent, and prices rise',
    standfirst: 'When the shouting stopped at Munnathodu, the quiet buyers began to bid.',
    category,
    by: ['Roshan Mathai'],
    hours: 104,
    tags: ['Farming', 'Money'],
    isPremium: true,
    pieces: [
      picture('business', 'Tea gardens under a sun drawn as a coin', {
        caption: 'Second flush at Munnathodu fetched ₹412 a kilo.',
      }),
      ...prose(`
        For a hundred and thirty years the tea of Munnathodu was sold by shouting. It took a voice,
        an elbow and a cousin near the front. Since January it has been sold in silence: each bidder
        has a button, and nobody can see who pressed it.

        The first thing to change was who comes. Eleven co-operatives, which used to sell to the men
        with the voices, now bid for one another’s leaf to blend. The second was the price. Good
        leaf is up by 14 per cent; poor leaf is down by nine. *Shouting had averaged them*.

        The men with the voices have asked for the old way back on one day a month, for the sake of
        tradition. It has been granted, with tickets. It is sold out until spring.

        Growers have used the difference to pay off the new withering sheds three years early. The
        auctioneer, Philipose Kurian, has kept his gavel. He misses, he says, the arithmetic: he
        could tell from the pitch of a man’s voice how much money he had left.
      `),
    ],
  },
  {
    number: 18,
    title: 'Who owns the night market? The people who sweep it',
    standfirst:
      'After eleven at night, the stalls of Chelora belong to a company of nineteen sweepers.',
    category,
    by: ['Ishita Kalve'],
    hours: 147,
    tags: ['Cities', 'Money'],
    pieces: [
      picture('market', 'Stalls in a night market under strings of bulbs', {
        caption: 'Ninety stalls, four languages, one broom cupboard.',
        width: 'full',
      }),
      ...prose(`
        By day the square at Chelora is a bus stand. By night it is ninety stalls, and it used to be
        a quarrel about rubbish. The council offered to whoever would end it the right to let the
        pitches. There was one offer. It was written on the back of a duty roster.

        The nineteen sweepers who signed it are now a company. They let each pitch with a broom,
        which must come back used. They take 4 per cent of the evening, and *nothing* from a stall
        in its first month.

        ## What they changed

        1. Lights on one switch, so that the market ends for all at once.
        2. Water at both ends.
        3. Sellers of fish downwind.
        4. A bench for those who buy nothing.

        Takings have doubled. So has the number of benches. The company’s first annual meeting was
        held at 4 a.m., after work, and took nine minutes. Its first dividend was spent on boots.
      `),
    ],
  },
  {
    number: 19,
    title: 'Nobody makes money mending umbrellas, so eleven towns share a mender',
    standfirst:
      'She comes by the 8.15, a different town each day, and is booked until the monsoon.',
    category,
    by: ['Noor Hashmeen'],
    hours: 221,
    tags: ['Monsoon', 'Rail'],
    pieces: [
      ...prose(`
        A mended umbrella costs ₹60 and a new one ₹180, which lasts for one monsoon. By that sum
        there should be a mender in every street. There is none, for a street breaks only two
        umbrellas a week.

        Eleven towns on the branch line to Devlai have solved it with a timetable. Rukhsana Bano
        takes the 8.15 with a box of ribs and springs, sits down in the waiting room of the day, and
        mends what the station porter has collected. In a year she has saved 9,300 umbrellas.

        !! A street breaks only two umbrellas a week.

        The idea has spread to knives, spectacles and accordions. The station at Devlai has put up a
        board on which the trades arrive and depart. *Shoes* were delayed on Thursday by a landslide.
      `),
      factBox(
        'A mender’s year',
        '**9,300** umbrellas, of which 1,120 were the same 400 again.',
        'Commonest fault: a broken rib. Strangest: a wasps’ nest.',
      ),
    ],
  },
  {
    number: 20,
    title: 'The co-operative that stores cold in a hole',
    standfirst: 'Potatoes at Gadipur are cooled by last winter. The electricity board has noticed.',
    category,
    by: ['Ferdie D’Souza'],
    hours: 330,
    tags: ['Energy', 'Farming'],
    pieces: [
      ...prose(`
        There is a hole under the cold store at Gadipur, thirty metres deep and full of gravel. In
        January, when the nights are at four degrees, fans blow the night into it. In May, when the
        days are at forty-four, the fans turn round.

        The co-operative’s 8,000 tonnes of potatoes now need a fifth of the electricity that they
        used to. The method is not new; *palaces* had it. What is new is a member who was told by
        his doctor to dig.

        ## A lesson in gravel

        The size of the stones matters more than anything. Too fine, and the air will not pass; too
        coarse, and it takes no notice of them. Members threw stones of nine sizes into oil drums
        for a winter and measured. The answer is *a hen’s egg*. It has been written into the
        by-laws, where the hen is defined.
      `),
      gallery('Sensors by day, fans by night', 'grid', [
        [
          'sensor',
          'A small sensor on a pole in rows of seedlings',
          'Each row reports its temperature.',
        ],
        [
          'mill',
          'A mill with a saw-tooth roof and lit windows at night',
          'The fans work at night.',
        ],
      ]),
      related(22),
    ],
  },
  {
    number: 21,
    title: 'An insurer that pays before you ask',
    standfirst:
      'When the gauge falls short, money is sent. There is no form, and no one to argue with.',
    category: 'Explainers',
    by: ['Roshan Mathai'],
    hours: 506,
    tags: ['Monsoon', 'Money', 'Farming'],
    pieces: [
      ...prose(`
        The letter that Kamala Doddamani received in August was the first she had ever had from an
        insurance company that contained no question. It said that 31 millimetres of rain had fallen
        in her village in July, that this was too little, and that ₹6,400 had been paid.

        Ordinary crop insurance sends a man to look at the field. He is paid by the day and comes in
        November. The new kind looks only at the rain gauge: below a line, **everybody is paid**;
        above it, nobody is, however bad the crop.
      `),
      table(
        {
          caption: 'What a policy for one acre of millet pays',
          source: 'Policy document, page 1 of 1',
        },
        `
        Rain in July, mm | Payment, ₹
        over 60 | 0
        45–60 | 2,000
        30–45 | 6,400
        under 30 | 11,000
        `,
      ),
      ...prose(`
        It is rough justice. A field under a lucky cloud is paid for its neighbour’s drought. But it
        costs a third as much to run, and growers have turned out to prefer a rule that is sometimes
        wrong to a man who is *sometimes right*.

        Gauges are read by the village school. Three have been found with water poured into them.
        None has been found with a hole.
      `),
    ],
  },
];
