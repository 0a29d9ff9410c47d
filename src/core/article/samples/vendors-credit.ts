import type { Article } from '../article.ts';
import { picture, prose, sampleArticle } from './sample-article.ts';

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
