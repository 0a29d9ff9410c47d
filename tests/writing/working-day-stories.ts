/** A paragraph; `linked` words at its end or within it lead to `href`. */
interface Paragraph {
  type: 'paragraph';
  text: string;
  linked?: { words: string; href: string };
}

export type Piece =
  | Paragraph
  | { type: 'heading'; text: string }
  | { type: 'quotation'; text: string; source: string }
  | { type: 'list'; points: readonly string[] }
  | { type: 'image'; alt: string; caption: string; credit: string }
  | { type: 'embed'; url: string; title: string };

export interface WrittenStory {
  title: string;
  category: 'India' | 'World' | 'Business';
  standfirst: string;
  /** First paragraph as it is stored; `typed` are its keys, which the language's marks replace. */
  opening: { typed?: string; stored: string };
  pieces: readonly Piece[];
}

const text = (words: string, linked?: Paragraph['linked']): Paragraph => ({
  type: 'paragraph',
  text: words,
  ...(linked && { linked }),
});
const heading = (words: string): Piece => ({ type: 'heading', text: words });
const list = (...points: string[]): Piece => ({ type: 'list', points });
const picture = (alt: string, caption: string, credit: string): Piece => ({
  type: 'image',
  alt,
  caption,
  credit,
});

const bridge: WrittenStory = {
  title: 'The footbridge at Ambalakunnu opens without a ribbon',
  category: 'India',
  standfirst:
    'Three hundred pupils crossed the line by the tracks. On Monday they took the stairs.',
  opening: {
    typed: `The footbridge at Ambalakunnu was opened on Monday by a girl of nine who had forgotten her atlas. "I ran back for it," said Meenakshi Das, "and the barrier was gone." Nobody had told her that the bridge was open -- nobody had told the station master either.`,
    stored:
      'The footbridge at Ambalakunnu was opened on Monday by a girl of nine who had forgotten her atlas. “I ran back for it,” said Meenakshi Das, “and the barrier was gone.” Nobody had told her that the bridge was open — nobody had told the station master either.',
  },
  pieces: [
    text(
      'The village has asked for the bridge since 1998, when the second track was laid. The first petition had four hundred names and no answer. The ninth had eleven names and a photograph of a goat on the signal, and was answered within a week. The whole correspondence can be read in the reading room of the panchayat. It weighs six kilograms.',
      { words: 'the second track was laid', href: 'https://rail.example/history/second-track' },
    ),
    picture(
      'Pupils in blue uniforms climb a steel staircase over two railway tracks',
      'Twenty-six steps up, twenty-six down.',
      'Photo: Leela Oommachan',
    ),
    heading('Why it took so long'),
    text(
      'The bridge itself was never the difficulty. It was built in Kottapuzha in 2016, carried to the village on a flat wagon, and put down beside the line, where it lay for ten years under a tarpaulin. Goats lived in it. What was missing was a decision about whose land the last two steps would stand on.',
    ),
    {
      type: 'quotation',
      text: 'Twenty-four steps belonged to the railway and two to the panchayat, and a staircase cannot be opened in part.',
      source: 'Devika Nambissan, divisional office, Kottapuzha',
    },
    text(
      'In March the divisional office tried a new way. It asked each side to write down what it would lose if the other side owned the two steps. Both sheets came back empty. The decision was taken the same afternoon, and the tarpaulin was given to the goats.',
    ),
    picture(
      'A rusted steel frame in tall grass with two goats in its shade',
      'The bridge as it lay, in February.',
      'Photo: Panchayat of Ambalakunnu',
    ),
    heading('What changes on Monday'),
    text('Three things are different from now on, and the village has rehearsed all of them:'),
    list(
      'the school begins at nine, and no longer at twenty past, since nobody waits for the goods train;',
      'the barrier by the tea stall stays down, and the footpath across the tracks is closed with a fence;',
      'the night train no longer whistles at the crossing, which the people of the first row call a loss.',
    ),
    text(
      'Sarojini Amma, whose stall stood beside the old crossing, has moved her kettle under the landing. Trade was bad on the first day. On the second she put a bench on the landing itself, from which one sees both trains come in, and by evening she had run out of milk.',
    ),
    picture(
      'A woman pours tea below a steel staircase',
      'The stall moved eleven metres.',
      'Photo: Leela Oommachan',
    ),
    {
      type: 'embed',
      url: 'https://maps.example/ambalakunnu-halt',
      title: 'Map: the bridge, the school and the halt',
    },
    text(
      'The railway counts crossings for a month before it calls a bridge used. A clerk sits at its foot with a hand counter. On Monday he counted 1,206 people, nine bicycles and, he wrote in the column for remarks, one atlas. His report will be published with those of the other halts.',
      { words: 'those of the other halts', href: '/category/india' },
    ),
  ],
};

const archive: WrittenStory = {
  title: 'A harbour finds its own map in a fish merchant’s ceiling',
  category: 'World',
  standfirst:
    'The chart of 1871 was thought to be lost at sea. It kept the rain off an office for ninety years.',
  opening: {
    stored:
      'When the ceiling of Olsen & Daughters came down in April, the clerk swept it up, and then he stopped sweeping. “There was an island in the dustpan,” said Henrik Aas. It was Skarvøy, at a scale of one to five thousand… and there were soundings all around it.',
  },
  pieces: [
    text(
      'The chart had been pasted over the boards in four sheets, face down, some time before 1936. Above it was tar, below it distemper, and both had kept it better than a museum would have done. The harbour office had last entered it in a list of losses after the gale of 1902, with the words “gone with the survey boat”.',
      { words: 'the gale of 1902', href: 'https://weather.example/gales/1902' },
    ),
    picture(
      'Four sheets of a sea chart on a long table, with brown stains along the folds',
      'The four sheets, dry after eleven weeks.',
      'Photo: Harbour office of Skarvøy',
    ),
    heading('A survey by one rower'),
    text(
      'The soundings were taken by Ingeborg Lie, who was hired for one summer to row a lieutenant about and did the work herself when he was seasick. She measured with a lead line and her own height. Of 2,140 depths on the chart, divers have now checked sixty. Fifty-eight are right to within a hand.',
    ),
    {
      type: 'quotation',
      text: 'We have had sonar for forty years and never found the rock at the north mole. It has a name on her chart, and a small drawing of a cormorant.',
      source: 'Solveig Dahl, harbour master',
    },
    picture(
      'A pencil drawing of a cormorant on a rock in the corner of a chart',
      'The rock that the sonar missed.',
      'Photo: Solveig Dahl',
    ),
    heading('What the harbour does with it'),
    text(
      'The chart cannot be used at sea. It can be used to ask questions, and the harbour has begun with three of them. Each concerns a place where the old depths and the new ones differ by more than a metre, and where nobody remembers that anybody dredged:',
    ),
    list(
      'the basin behind the ice house, which is deeper than it was, although silt should have filled it;',
      'the sound west of the church, where a bank of sand has moved four hundred metres in a straight line;',
      'the rock with the cormorant, which is now marked by a buoy and will be blown up in the autumn.',
    ),
    text(
      'The last of these is disputed. The divers want the rock gone, the bird society wants it kept, and the firm below whose ceiling it was found has offered to pay for the buoy in any case. A meeting in the boathouse lasted until one in the morning. It ended with a vote to look at the cormorants first.',
      { words: 'look at the cormorants first', href: '/search?q=cormorant' },
    ),
    picture(
      'An empty row of wooden boards where a ceiling was',
      'The office has asked for a new ceiling.',
      'Photo: Henrik Aas',
    ),
    {
      type: 'embed',
      url: 'https://charts.example/skarvoy-1871',
      title: 'Chart: depths of 1871 and of this year',
    },
    text(
      'Ingeborg Lie was paid 46 kroner for the summer, less six for a broken oar. Her name is on none of the printed charts. The office will print it on the next one, in the place where the lieutenant’s stood, and has sent the six kroner, without interest, to her great-grandson in Bergen.',
    ),
  ],
};

const pools: WrittenStory = {
  title: 'The vegetable market of Nagarvel sells by the hour now',
  category: 'Business',
  standfirst:
    'At six a cauliflower costs forty rupees, at two it costs twelve. Both prices hang on the same board.',
  opening: {
    stored:
      'Savitri Bhoir wipes her board at seven, at nine, at eleven and at two. “People think that I am giving up,” she says. “I’m only telling the time.” Since May the four hundred stalls of the Nagarvel market change their prices together — by a bell, and in one direction.',
  },
  pieces: [
    text(
      'The bell belongs to the Vendors’ Circles Federation, which had lent money against unsold vegetables for years and was tired of being paid in cabbages. Its clerks noticed that the same stalls were short every week, and that they were the stalls farthest from the gate. Buyers came in at six, bought from the first row and left. What lay in the eleventh row at noon was thrown away at four.',
    ),
    picture(
      'A blackboard with four prices for cauliflower, three of them crossed out',
      'Eleven o’clock, by the board.',
      'Photo: Ishita Kalve',
    ),
    heading('How the hours work'),
    text(
      'Each kind of vegetable has a first price, which the stalls settle in the evening before, and three steps down. A stall may sell below the step, never above it. The rules fit on a card, and the card is painted on the wall of the weighing room:',
    ),
    list(
      'the bell rings four times, and a price once wiped off is not written again that day;',
      'whoever buys for a kitchen of more than fifty waits until nine, so that households come first;',
      'what is left at two goes to the hostel kitchen for the price of the cart that carries it.',
    ),
    {
      type: 'quotation',
      text: 'Before the bell I shouted all day and came home with a voice and half a cart. Now I come home with neither.',
      source: 'Raghunath Pawar, greens, row eleven',
    },
    picture(
      'A man pulls the rope of a brass bell above a market hall',
      'The bell came from a school that got an electric one.',
      'Photo: Ishita Kalve',
    ),
    heading('What the books say'),
    text(
      'The federation has published the books of the first five months. The stalls together took two per cent less than a year before, and threw away a third as much. The gain went to the back rows, where takings rose by a fifth. In the first row they fell, and eleven of its thirty stalls have asked for the old way back.',
      {
        words: 'the books of the first five months',
        href: 'https://circles.example/books/nagarvel',
      },
    ),
    text(
      'Economists at Morvad, who have watched the market from a window since June, call it an auction that nobody needs to attend. They see one danger. If buyers learn to wait, the first price becomes a decoration. So far they have not learned it. Two in three still come before nine, most of them, according to a count at the gate, because the good tomatoes are gone by ten.',
      { words: 'a count at the gate', href: '/category/business' },
    ),
    picture(
      'Crates of tomatoes in the first light, most of them empty',
      'Ten past nine. The tomatoes are gone.',
      'Photo: Ishita Kalve',
    ),
    {
      type: 'embed',
      url: 'https://data.example/nagarvel-hours',
      title: 'Chart: what a cauliflower costs, hour by hour',
    },
    text(
      'In November the market of Morvad will hang up a bell of its own. It has asked Nagarvel for advice and was sent a single sheet of paper. On it is the card from the weighing room and, below, in Savitri Bhoir’s hand, a line that is not painted on the wall: ring it on time, even when it rains.',
    ),
  ],
};

const choir: WrittenStory = {
  title: 'Forty people sing in a car park, and the lift plays the bass',
  category: 'India',
  standfirst: 'The choir of Chelora lost its hall to a flood. It found a room with a longer echo.',
  opening: {
    typed: `The lift in the car park of Chelora hums on a low B flat. "It's a little under," says Father Anil Kuruvila, "so we are all a little under." For nine weeks the Harbour Choir has rehearsed on level three, between the pillars and the pay machine, and it will give its concert there too.`,
    stored:
      'The lift in the car park of Chelora hums on a low B flat. “It’s a little under,” says Father Anil Kuruvila, “so we are all a little under.” For nine weeks the Harbour Choir has rehearsed on level three, between the pillars and the pay machine, and it will give its concert there too.',
  },
  pieces: [
    text(
      'The parish hall stood under a metre of water in August. The piano floated to the window and stayed there, and the sheet music dried on the lines of the laundry next door, in no order. Some of it was taken home as wrapping paper. The choir counted its members, its chairs and its copies, and had enough of the first alone.',
      { words: 'under a metre of water in August', href: 'https://weather.example/floods/chelora' },
    ),
    picture(
      'Rows of sheet music pegged to washing lines between two houses',
      'The alto parts, in the sun.',
      'Photo: Chelora Laundry',
    ),
    heading('An echo of four seconds'),
    text(
      'Level three was the idea of Thankam George, who parks there. A cough on the ramp comes back after four seconds, she told the priest, and it comes back better. They tried it on a Sunday, when the offices are shut. By the second verse a guard had come to ask them to stop, and by the fourth he had asked whether they needed tenors.',
    ),
    {
      type: 'quotation',
      text: 'In the hall we sang at people. Here we sing, and then we wait, and then it is beautiful.',
      source: 'Thankam George, alto',
    },
    picture(
      'Singers in raincoats between painted concrete pillars, lit by a row of lamps',
      'Sopranos stand in bays 41 to 52.',
      'Photo: Leela Oommachan',
    ),
    heading('What had to be agreed'),
    text(
      'The owner of the car park asked for no rent. He asked for three promises, which hang beside the pay machine:',
    ),
    list(
      'nobody sings while a car reverses, because the driver must hear the guard;',
      'the lift is not switched off, and the programme is chosen to suit it;',
      'bays 41 to 60 are free of cars from seven, and free of singers from half past nine.',
    ),
    text(
      'The second promise decided the music. A piece in D was tried and given up after a page; the lift won. The programme now has five songs in B flat and one, at the end, during which the lift is to travel from the ground to the roof with its doors closed. The guard has rehearsed the button.',
    ),
    picture(
      'A hand rests beside the illuminated button of a lift',
      'The last song begins at the ground floor.',
      'Photo: Leela Oommachan',
    ),
    {
      type: 'embed',
      url: 'https://sound.example/chelora-level-three',
      title: 'Listen: a rehearsal on level three',
    },
    text(
      'The hall will be dry by March, says the builder. The choir has thanked him and booked level three until June. There is a vote on Thursday about what comes after that. It is expected to be long, since whoever speaks has to wait for the echo. Seats for the concert are sold at the exit barrier, with the ticket for the car; the other dates are on the page of the parish.',
      { words: 'the other dates', href: '/search?q=choir' },
    ),
  ],
};

/** Stories of one working day, each of 400 to 800 words. */
export const workingDayStories = [bridge, archive, pools, choir] as const;
