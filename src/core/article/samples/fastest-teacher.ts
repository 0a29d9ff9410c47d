import type { Article } from '../article.ts';
import { picture, prose, sampleArticle } from './sample-article.ts';

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
