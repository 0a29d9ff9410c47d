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
