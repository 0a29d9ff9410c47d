import type { Article } from '../article.ts';
import { picture, prose, sampleArticle } from './sample-article.ts';

export const lateRain = (publishedAt: string): Article =>
  sampleArticle({
    id: 'article-1',
    title: 'Late rain refills the Malabar paddies as the coast line reopens after nine days',
    standfirst:
      'Farmers who had written off the second crop are transplanting again. Engineers say the viaduct at Kottapuzha is safe at reduced speed.',
    category: 'India',
    author: 'Leela Oommachan',
    publishedAt,
    image: 'Rain falls over paddy fields as a train crosses a viaduct at first light',
    isFeatured: true,
    pieces: [
      picture(
        '/art/india.svg',
        'Rain falls over paddy fields as a train crosses a viaduct at first light',
        'The 6.10 from Kottapuzha crosses the viaduct at walking pace.',
      ),
      ...prose(`
        The first train in nine days crossed the Kottapuzha viaduct at ten past six in the morning,
        slowly enough for the women transplanting rice beneath it to count its windows. There were a
        hundred and forty-four. Nobody had ever had the time to check.

        By then the fields on both sides stood a hand deep in water. Ten days earlier they had
        cracks in them wide enough to lose a sandal in, and most growers in the lower valley had
        given up the season. “We sold the seedlings,” said Devaki Amma Parol, who works two acres on
        the seaward side and rents a third. “My neighbour bought them for his goats. Yesterday I
        went from house to house, buying back what the goats had left.”

        The rain arrived six weeks late and all at once. The gauge at Kottapuzha caught 214
        millimetres in three days, more than in the whole of October. It ended a dry spell that had
        emptied three of the district’s five reservoirs. It also tore out a culvert two kilometres
        south of the viaduct, which cut the coast line in half and left eleven villages with a
        single road to the nearest hospital.

        While the line was shut, the valley improvised. Two fishing boats took schoolteachers over
        the estuary at seven and brought them back at four. The milk co-operative at Chelora sent
        its cans by handcart along the sleepers, after a stationmaster agreed to look the other way
        and then, when the cans proved too heavy for one man, to push. The co-operative reckons that
        it lost 900 litres in the first two days and none after that.

        Engineers inspected the viaduct four times before they let a train onto it. The flood had
        scoured the river bed around two of its nineteen piers, said Joji Thundathil, the divisional
        engineer, but had not reached the footings. Trains will cross at 20 kilometres an hour until
        a steel brace is fitted next month. “It is more than a century old and it is tired,” he
        said. “It isn’t in danger. There is a difference, and I have slept under it for a week to be
        sure of it.”

        For growers the margin is thinner. A short-season variety set out this week ripens in a
        little over ninety days, just ahead of the heat and of the day on which the canal closes for
        repairs. One more dry fortnight would undo it. Safiya Kunnath, the agricultural officer for
        the lower valley, has told people to plant only what the canal or a neighbour’s pump can
        reach, and to keep the high ground for pulses.

        Not everybody has taken the advice. On the landward side Raghavan Ittiyil, who is
        seventy-one, was flooding all four of his acres from edge to edge. He had lost the first
        crop to drought, he said, and did not mean to lose the second to caution. “An officer has to
        be right on average. I have to be right once.”

        What growers want to know is who will pay for the crop that failed. The district has
        promised one list of losses, by survey number, in place of the four lists kept by four
        offices that led to eighteen months of argument the last time. The collector’s office has
        received 6,200 claims. The list, it says, will be pinned up at every village office by the
        end of the month, and read aloud to anyone who asks.

        Seedlings, meanwhile, are scarce. A bundle that cost ₹40 in September changed hands for ₹110
        at the Chelora landing this week, until the co-operative set a limit of twenty bundles a
        household and began to deliver them on the same handcarts that had carried the milk. A
        nursery two districts north has promised three wagonloads. With the line open they can
        arrive before they wilt.

        The second train went over at noon with the first of those bundles in its last wagon. This
        time nobody under it counted anything. The women had reached the far bund, the row of green
        behind them was as straight as the track, and there was another field to fill before dark.
      `),
    ],
  });

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

export const vendorsCredit = (publishedAt: string): Article =>
  sampleArticle({
    id: 'article-3',
    title: 'Street vendors’ credit pool crosses ₹4,000 crore with defaults under 2%',
    standfirst:
      'It lends to people whom no branch had wanted to meet, asks for no security and lets anybody stop paying for a fortnight. It is still being paid back.',
    category: 'Business',
    author: 'Harish Vembanad',
    publishedAt,
    image: 'Market stalls in front of office towers that step upward like a bar chart',
    pieces: [
      picture(
        '/art/business.svg',
        'Market stalls in front of office towers that step upward like a bar chart',
        'The pool’s members trade in 1,900 markets.',
      ),
      ...prose(`
        For nineteen years Shakuntala Bhoite took ₹900 from a man on a motorcycle at five in the
        morning, bought coriander and green chillies with it, and gave him ₹1,000 at night. She
        never missed a day, and she never owned the next day’s stock.

        Since the spring she has owed ₹20,000 to somebody else, and pays back ₹116 a day. The
        somebody else is 6.4 lakh people very like her. The street vendors’ credit pool, begun six
        years ago by eleven hawkers’ associations with ₹3 crore of their own members’ savings, says
        that it has now lent more than ₹4,000 crore, in loans that average ₹18,000. Of all that
        money, 1.8% has not come back.

        Bankers who were asked to join at the start, and declined, had pencilled in a figure nearer
        to 12%. “They were not being unkind,” said Meher Talwalkar, the pool’s chief executive, who
        used to sell crop insurance. “They were looking at what a vendor owns, which is nothing. We
        looked at where a vendor sits, which is in the same place every day.”

        There is no branch and no security. Seven people who trade within sight of one another form
        a circle, and any of them can borrow once the other six agree. If one falls behind, nobody
        in the circle can take a new loan until that is put right, but nobody else pays the debt.
        The distinction matters, Talwalkar said. “When neighbours have to pay, they hide you or they
        hound you. When they only have to wait, they come and ask what is wrong.”

        What is wrong is usually illness, rain or the municipality. So a borrower may stop paying
        for fourteen days a year, by pressing one key on a telephone, and is not asked why. Two in
        three use at least a week of it. The pool had expected those to be its worst customers. They
        default half as often as the people who never stop.
      `),
      picture(
        '/art/business.svg#svgView(viewBox(0,620,498,280))',
        'A woman in a marigold sari at a row of market stalls with striped awnings',
        'Circles are made up of people who can see each other’s stalls.',
      ),
      ...prose(`
        Members’ savings now make up ₹310 crore of what the pool has out on loan. The rest comes
        from two development banks and a pension fund, at 9%. The pool charges about 18%. The
        difference pays for 2,100 collectors, most of them former vendors, for the loans that fail
        and for a reserve. Last year ₹11 crore was left over, and every borrower was let off nine
        days’ repayments in the week of Diwali.

        Some advise caution. Half of the loans are less than two years old, said Prabir Lahkar, an
        economist in Guwahati who studies household debt, and a young book always looks healthy.
        “Ask again after a bad monsoon and a demolition drive in the same year,” he said. He also
        worries about those who are left out: a circle chooses its own members, and newcomers to a
        city have no neighbours to vouch for them.

        The pool does not dispute it. Nine applicants in a hundred never find six others. In forty
        markets it now introduces strangers to one another and lends to the circles that result.
        Defaults there are 3.4%, nearly double the rest. Talwalkar calls that the price of an open
        door, and says that the board will pay it for two more years before deciding.

        A harder decision is whether to lend for carts and cold boxes, up to ₹80,000 over two years.
        It has been put off twice. Bhoite, one of nine vendors elected to the board, voted against
        it both times. “Whoever can lend you eighty thousand can want something from you,” she said.

        The man on the motorcycle still comes. Three in ten of the pool’s borrowers use a daily
        lender as well, mostly for school fees. In her market his terms have improved: ₹950 in the
        morning for ₹1,000 at night.

        Her own loan has forty-one days to run. When the market closes she counts out the ₹116
        first, then the price of tomorrow’s chillies, then the rest. “Earlier I used to count the
        rest first,” she said. “It was quicker. There wasn’t any.”
      `),
    ],
  });
