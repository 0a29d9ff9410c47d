import type { Article } from '../article.ts';
import { picture, prose, sampleArticle } from './sample-article.ts';

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
