import { factBox, film, gallery, picture, related, type Story, table } from '../story.ts';
import { prose } from '../write-blocks.ts';

const category = 'Sports';

export const sportsStories: readonly Story[] = [
  {
    number: 29,
    title: 'Chelora win the final by standing still',
    standfirst:
      'With nine seconds left and the score level, their last raider simply held the line.',
    category,
    by: ['Ferdie D’Souza'],
    hours: 25,
    tags: ['Kabaddi'],
    pieces: [
      picture('sports', 'A batter under a sun drawn as a ball', {
        caption: 'The ground at Chelora holds 4,000. On Saturday it held 6,100.',
      }),
      ...prose(`
        Kabaddi is a game of rushing. You cross the line, you touch, you get home on one breath. In
        the last raid of the state final, with the score at 31 all, Meenakshi Velayudhan of Chelora
        crossed the line and *stopped*.

        She stood for seven of the nine seconds with her hands at her sides, chanting. Five
        defenders of Perumthura waited for her to move. Then the youngest of them, who could bear it
        no longer, lunged. Velayudhan lifted one foot, touched her shoulder, and was home with a
        second to spare.

        > I was so tired. I thought: let them come to me. — Meenakshi Velayudhan
      `),
      table(
        { caption: 'How the final was won', source: 'State kabaddi association', hasTotal: true },
        `
        Part | Chelora | Perumthura
        First half | 14 | 19
        Second half | 17 | 12
        Last raid | 1 | 0
        Total | 32 | 31
        `,
      ),
      ...prose(`
        The losing captain asked the umpires whether it is allowed to do nothing. It is. The
        association has been asked by *eleven* clubs to make a rule against it and has scheduled a
        meeting, at which, it says, nothing will be done in haste.
      `),
    ],
  },
  {
    number: 30,
    title: 'She bowled with the other arm, and the innings was over by lunch',
    standfirst: 'An injury, a bet among sisters and seven wickets for nineteen runs.',
    category: 'Cricket',
    by: ['Noor Hashmeen'],
    hours: 88,
    tags: ['Cricket'],
    pieces: [
      picture('story-cricket', 'A bowler runs in under a low sun', { width: 'wide' }),
      ...prose(`
        When Zoya Pathan broke a finger of her right hand in July, her sister bet her a bicycle that
        she could not bowl with the left. On Sunday, for Dharwani Women against Gadipur, she took
        *seven for nineteen*.

        She has no action to speak of. The ball comes out late, from somewhere behind the ear, and
        does what it likes. “I was not deceiving anybody,” she said. “I didn’t know either.”

        ## The seven

        1. Bowled, through a defence that had been praised at breakfast.
        2. Caught behind, off a glove.
        3. Leg before, after a conference.
        4. Bowled, off the pad, the boot and a sparrow.
        5. Stumped by a yard.
        6. Caught in the deep by the sister.
        7. Bowled. The batter applauded.

        Gadipur’s coach watched from the roller with a towel over his head. He had prepared them, he
        said, for a right arm: there had been a film about it, with arrows. Nobody had thought to
        make one about the left, since nobody knew that there was one.

        The finger comes out of plaster on Friday. The captain has asked the doctor whether that is
        strictly necessary. The bicycle is red.
      `),
    ],
  },
  {
    number: 31,
    title: 'A game of chess that has lasted eleven years is adjourned for a wedding',
    standfirst: 'Two players, 41 moves, 82 postcards. Neither has missed a turn.',
    category,
    by: ['Roshan Mathai'],
    hours: 134,
    tags: ['Chess'],
    pieces: [
      ...prose(`
        Yusuf Karimpanal and Ingrid Vaage have met once, in 2014, on a railway platform, where they
        began a game on his pocket set and were interrupted by her train. They agreed to go on by
        postcard. Move 41, which arrived in Chelora on Monday, took forty-four days, because it went
        by way of a different Chelora.

        He is a tailor, she is a vet. The cards have room for a move and about twenty words, and
        these have been the difficulty. “I could not spend all that time on a *bishop*,” said Mr
        Karimpanal. So the bishop got five words, and the other fifteen went to his mother’s
        operation, the price of cloth, and, in time, a daughter’s engagement.

        !! Room for a move, and about twenty words.

        Ms Vaage is coming to the wedding. They have agreed not to bring the board: with face-to-face
        play it might be over in an hour. She is thought to be slightly better. Move 42 has been
        written, and is in his pocket.
      `),
      related(7),
    ],
  },
  {
    number: 32,
    title: 'Six miners, one boat, and a lake that was a pit',
    standfirst: 'The rowing club of Old Karamadai has no river. It waited for the pumps to stop.',
    category,
    by: ['Ishita Kalve'],
    hours: 211,
    tags: ['Rowing'],
    pieces: [
      picture('ferry', 'A boat crosses still water at first light'),
      ...prose(`
        The pit at Old Karamadai closed in 2009, and when the pumps were switched off it filled. By
        2021 it was two kilometres of still green water, dead straight, in a county without a river.
        Six men who had worked at the bottom of it bought an old boat and learned to row across the
        top.

        They are between fifty-four and sixty-eight. On Saturday they won the *state regatta for
        all ages*, by four lengths, against crews whose fathers they might have been. None of the
        others had ever trained on water without a current.

        ## The secret

        Coaches who have come to watch put it down to rhythm: for thirty years the six swung hammers
        in a row. The men put it down to the lunch, which is served at eleven and at one.
      `),
      gallery('From the course to lunch', 'grid', [
        [
          'ferry',
          'A boat crosses still water at first light',
          'The course, seen from the old winding house.',
        ],
        [
          'mill',
          'A building with a saw-tooth roof and lit windows at night',
          'The boathouse was the lamp room.',
        ],
        ['kitchen', 'A wide pot steams over a low fire', 'Lunch, the first of two.'],
      ]),
    ],
  },
  {
    number: 33,
    title: 'At 3,900 metres, the winner is whoever walks',
    standfirst:
      'The highest marathon in the state was won in five hours and two minutes, downhill included.',
    category,
    by: ['Ferdie D’Souza'],
    hours: 318,
    tags: ['Running', 'Health'],
    pieces: [
      picture('story-himalaya', 'A high pass under a large sun', { width: 'full' }),
      ...prose(`
        All the favourites ran from the start. That is how one knew that they were not from Kharsi.
        At 3,900 metres there is a third less air, and by the ninth kilometre the favourites were
        sitting on a wall in foil blankets.

        Pemba Lhamo, who is fifty and carries salt, *walked*. She walked up for three hours, ate a
        potato at the top, and then ran down. She was wearing, she said, her good shoes, meaning the
        other ones were at home.
      `),
      factBox(
        'The Kharsi marathon',
        '**42.2** kilometres, of which 19 go up. Starters: 212; finishers: 97.',
        'Medical tent: 61 visitors, all of whom asked who had won.',
      ),
      ...prose(`
        At the water points they had warned her that she was ninetieth, then sixtieth, then fifth.
        She thanked them each time and asked after their mothers. The lead came to her at kilometre
        thirty-one, in a river bed, where a man in a very light vest was looking for his shoe.

        The prize is a cow. Ms Lhamo has four and has asked for the money. The organisers, who had
        counted on one of the favourites, are looking for somebody who wants a cow.
      `),
    ],
  },
  {
    number: 34,
    title: 'The bus drivers’ football club goes up, and the 47 is diverted',
    standfirst: 'Promotion to the second division, after nine years of matches at the depot.',
    category,
    by: ['Roshan Mathai'],
    hours: 402,
    tags: ['Football', 'Cities'],
    pieces: [
      ...prose(`
        Depot United play on the turning circle behind the Kottapuzha garage, between the evening
        peak and the night service. Kick-off is at 9.50. At half-time a bus comes through. It has
        right of way, and in 2022 it was *credited with an assist*.

        On Thursday they beat Customs 2–1 and went up. The second division requires grass, so next
        year they will play at the agricultural college, and the 47, which all the supporters drive
        or take, has been diverted to stop at the gate.

        > We are losing the home advantage of knowing where the potholes are. — Sabu Varkey,
        goalkeeper, route 12
      `),
      film('An open film, shown to the supporters at the depot while the goals were being moved.'),
      ...prose(`
        The college has a stand with a roof. The supporters have been to look at it and have asked
        that a few of the seats be left facing the wrong way, as at home.

        Customs have lodged a protest. The winning goal was scored while their defender was letting
        a bus pass. The league has ruled that he was *right to*.
      `),
    ],
  },
];
