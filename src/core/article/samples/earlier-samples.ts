import type { Article } from '../article.ts';
import { film, picture, prose, sampleArticle } from './sample-article.ts';

export const firstWafers = (publishedAt: string): Article =>
  sampleArticle({
    id: 'article-4',
    title: 'Hyderabad line ships its first silicon wafers two months early',
    standfirst:
      'The chips are plain, the customers make electricity meters, and the engineers would like everybody to remember that this was the easy part.',
    category: 'Tech',
    author: 'Ananya Kolachina',
    publishedAt,
    image: 'A silicon wafer rises like a sun behind a field of radio dishes',
    pieces: [
      picture(
        '/art/tech.svg',
        'A silicon wafer rises like a sun behind a field of radio dishes',
        'Each wafer carries 412 chips, bound for electricity meters.',
      ),
      ...prose(`
        The box that left the loading bay at twenty past three in the morning was the size of a cake
        tin. It travelled with two guards, a shock recorder and an engineer who had asked whether
        she might hold it. Inside were twenty-five silicon wafers, each carrying 412 chips.

        They are the first to be sold by the new line on Hyderabad’s southern edge, and they left it
        two months before the contract said they must. By the standards of the trade they are not
        remarkable. Their circuits are drawn at 90 nanometres, a size that the leading makers left
        behind two decades ago, and they will spend their lives inside electricity meters.

        “Nobody writes songs about a meter,” said Rukmini Vadlakonda, the plant’s director. “But
        there are crores of them to replace, and each waits for a part that comes from somewhere
        else. We chose the dullest thing that everybody needs.”

        The two months were won with water. A chip line rinses its wafers hundreds of times, in
        water so pure that it has to be made on the spot, and in most new plants tuning that system
        holds up everything behind it. Here it was switched on before the roof was finished and run
        for seven months without a wafer in sight. What came out went into the lake next door. “For
        a while we had the cleanest lake in Telangana,” said Imran Sayeed Pasha, who runs the water
        hall. “The ducks left. There was nothing in it to eat.” They returned, he added, once the
        line began to use the water itself.

        Other months were nearly lost. In the first trial batch only 38% of the chips worked. For
        five weeks nobody knew why, until a night cleaner, Lakshmi Boddupalli, remarked that the bad
        wafers came from the hours in which she used the goods lift. It stands sixty metres away.
        Each time it stopped at the second floor, it shook the exposure machine by less than the
        width of a virus, which was enough. The lift now waits its turn, and Boddupalli works for
        the vibration team.

        In the batch that shipped, 91% of the chips passed their tests. The contract asks for 85%.

        Whether the plant can pay for itself is another matter. It cost ₹7,600 crore, half of it
        public money. It turns out 1,400 wafers a month and needs something like 20,000 to break
        even. “Shipping the first box is a matter of will,” said Devika Menon-Frost, an analyst of
        supply chains. “Shipping the ten-thousandth, on a wet Tuesday, is a matter of habit. Habit
        takes ten years, and I have not yet seen anybody subsidise it.”

        Keeping people is the plant’s own first worry. Its 830 staff are twenty-seven years old on
        average, and one in six of the engineers it sent abroad to train has since been hired away.
        Four polytechnics nearby have started a two-year course for technicians. Their practice
        clean room used to be a cold store for mangoes, and on warm days, students say, it still
        remembers.

        The wafers will be sawn up and packaged near Mysuru, and will come out as parts for about
        9,300 meters. Those go first to three towns where the supply fails most often, on the theory
        that a meter that survives there will survive anywhere.

        Suresh Ambekar, who buys components for a meter factory in Nashik, has agreed to pay 4% more
        than he pays for imports. He does not call it patriotism. “Two winters ago I had sixty
        thousand meters on the shelf, all waiting for one part the size of a lentil,” he said. “I
        would have paid anything. Four per cent is cheap.”

        Sharanya Gottumukkala, the engineer who held the box, rode with it as far as the airport.
        The recorder on her lap showed that the worst jolt of the whole journey came at the
        speed-breaker outside the plant’s own gate. She is twenty-four, and it was her first
        shipment. She has put in a request to have it removed.
      `),
    ],
  });

export const fastestTeacher = (publishedAt: string): Article =>
  sampleArticle({
    id: 'article-5',
    title: 'Schoolteacher from Jharsuguda runs the year’s fastest 400 metres',
    standfirst:
      'Malati Kerai trains beside a goods line, by the timetable. She was back in class for the first lesson.',
    category: 'Sports',
    author: 'Bikram Sahoo-Lal',
    publishedAt,
    image: 'Three sprinters on the last bend of a floodlit track',
    pieces: [
      picture(
        '/art/sports.svg',
        'Three sprinters on the last bend of a floodlit track',
        'Kerai went into the last bend in fifth place.',
      ),
      ...prose(`
        Malati Kerai had asked for two days off. The headmaster of the upper primary school at
        Kurebaga gave her one and a half, because Class Seven had fractions, and so the woman who
        has run 400 metres faster than anybody in the world this year went straight from the track
        to the station and caught the night passenger home.

        Her time at the National Open in Bhubaneswar was 49.11 seconds. It was nearly a second
        better than she had ever run. Reshma Dhillonwal, the defending champion, who was second in
        50.36, looked at the clock, then at the timekeepers, as though somebody ought to check.
        Somebody did, twice.

        Kerai ran the way she teaches, without hurry and without raising her voice. She was fifth at
        half-way, in 24.0 seconds, with two women already out of sight of her in lane seven. Then
        the others began to slow, as everybody does over the second half of this distance, and she
        slowed the least. She passed three on the last bend and the fourth, Dhillonwal, with thirty
        metres left. “It is a race about who gets sad first,” she said. “I am not a sad person.”

        She is twenty-seven and came to it late, or rather came back. She ran for her district at
        fifteen and stopped at seventeen, when her father, a fitter at a brick kiln, fell ill and
        there were other things to be done with the mornings. She trained as a teacher. Four years
        ago her school needed someone to organise sports day, and the only flat ground was an old
        cinder oval beside the railway. She marked out the lanes with lime, ran one lap to see
        whether they were even, and ran another.

        Dibakar Pradhani saw the second lap. He is a retired railway guard who had coached nobody,
        and he went home and borrowed two library books. The rest of his method is the branch line.
        Goods trains pass the oval every twelve to fourteen minutes; when one does, she runs, and
        until the next one comes, she rests. “A stopwatch she would argue with,” he said. “She never
        argues with a train.”

        She trains from five until half past six, six days a week, and teaches from eight. The
        spikes she wore in Bhubaneswar were two seasons old. She had bought them for ₹1,500 from a
        hurdler, who telephoned on the night of the race to ask whether they were for sale.

        The federation has offered a place at its national camp, 1,400 kilometres away. Kerai has
        not said yes. “The camp has a physiotherapist, and I would like a physiotherapist,” she
        said. “But I have forty-one children in Class Seven. I would like to know whether he can
        come by train.” Gurnam Aulakhpur, the chief coach, said that the federation was “considering
        unusual arrangements”.

        It was one race on one warm night, on a track laid last year, and those who follow the event
        are careful not to promise a second. Joan Vellapally, who keeps the records for an athletics
        annual, can find only four other women in twenty years who have broken fifty seconds while
        holding a full-time job. “One was a doctor,” she said. “None of them had forty-one
        children.”

        The forty-one watched on the headmaster’s telephone, propped against the globe in the
        assembly hall, three hours after most of them should have been asleep. As the runners came
        off the last bend the picture froze. For eleven seconds the school looked at a blur with a
        number on it, and shouted anyway.

        Kerai walked in at ten to eight. Somebody had chalked 49.11 across the blackboard. She
        rubbed it out, wrote it up again as forty-nine and eleven hundredths, and asked who could
        tell her how many metres that made in each second. Class Seven needed a good deal longer
        than she had. The answer, to two places, is 8.14.
      `),
    ],
  });

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
