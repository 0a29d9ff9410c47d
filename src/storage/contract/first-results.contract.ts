import { readAsked } from '#core/search/asked-search.ts';
import { find, type Published, publish, type SearchCase } from './search-case.contract.ts';
import { expectEqual } from './store-case.contract.ts';

/** A small newspaper, each story with its age in days. */
const paper: Published[] = [
  {
    title: 'Budget raises tax on sugar',
    text: 'The finance minister spoke for two hours. Fuel stays as it was.',
    category: 'Business',
    author: 'Ravi Iyer',
    days: 1,
  },
  {
    title: 'What the budget means for farmers',
    text: 'Loans, seed and rain insurance. Sugar mills object.',
    category: 'Business',
    author: 'Asha Rao',
    days: 2,
  },
  {
    title: 'City budget delayed',
    text: 'The council met and went home. The mayor is ill.',
    category: 'India',
    author: 'Asha Rao',
    days: 3,
  },
  {
    title: 'Monsoon reaches Kerala',
    text: 'Rain fell on Kochi before dawn. Schools stay shut.',
    category: 'India',
    author: 'Meera Nair',
    days: 1,
  },
  {
    title: 'Schools shut as rain continues',
    text: 'The monsoon is ten days early. Trains are late.',
    category: 'India',
    author: 'Meera Nair',
    days: 2,
  },
  {
    title: 'Late trains, and why',
    text: 'Signals from 1962, and a lack of drivers. The railway replies.',
    category: 'India',
    author: 'Ravi Iyer',
    days: 5,
  },
  {
    title: 'Railway orders 400 new trains',
    text: 'The order goes to a factory in Chennai.',
    category: 'Business',
    author: 'Ravi Iyer',
    days: 9,
  },
  {
    title: 'Cricket: India win by one wicket',
    text: 'A six off the last ball, in light rain.',
    category: 'Sports',
    author: 'Tom Perera',
    days: 1,
  },
  {
    title: 'The last ball',
    text: 'Cricket is a game of waiting, and of tea.',
    category: 'Sports',
    author: 'Tom Perera',
    days: 12,
  },
  {
    title: 'Tea prices at a record',
    text: 'Assam had no rain in May. Exporters are glad.',
    category: 'Business',
    author: 'Asha Rao',
    days: 6,
  },
  {
    title: 'Élections: how to vote',
    text: 'Polling stations open at seven. Bring your card.',
    category: 'India',
    author: 'Meera Nair',
    days: 4,
  },
  {
    title: 'Vote counted in eleven districts',
    text: 'Elections took place on Sunday. Turnout was high.',
    category: 'India',
    author: 'Meera Nair',
    days: 2,
  },
  {
    title: 'Chip factory opens in Chennai',
    text: 'Wafers for cars and phones. The minister cut a ribbon.',
    category: 'Tech',
    author: 'Li Wei',
    days: 3,
  },
  {
    title: 'Your phone knows the weather',
    text: 'A forecast for each street, from pressure in phones.',
    category: 'Tech',
    author: 'Li Wei',
    days: 7,
  },
  {
    title: 'Weather: heat until Friday',
    text: 'Drink water. Delhi waits for the monsoon.',
    category: 'India',
    author: 'Desk',
    days: 1,
  },
  {
    title: 'Open-air cinema returns',
    text: 'Films on a sheet, tea from a flask, and a sky without rain.',
    category: 'Movies',
    author: 'Zoya Khan',
    days: 8,
  },
  {
    title: 'Review: The Long Monsoon',
    text: 'A film of three hours, in which it rains for two.',
    category: 'Movies',
    author: 'Zoya Khan',
    days: 10,
  },
  {
    title: 'मानसून केरल पहुंचा',
    text: 'कोच्चि में बारिश हुई।',
    category: 'India',
    author: 'Meera Nair',
    days: 1,
  },
  {
    title: 'केरल में स्कूल बंद',
    text: 'मानसून समय से पहले आया।',
    category: 'India',
    author: 'Meera Nair',
    days: 2,
  },
  {
    title: '東京で大雨',
    text: '電車が止まった。',
    category: 'World',
    author: 'Yuki Mori',
    days: 2,
  },
  {
    title: '大雨の後の東京',
    text: '学校は休み。',
    category: 'World',
    author: 'Yuki Mori',
    days: 1,
  },
  {
    title: 'Дождь в Москве',
    text: 'Поезда опаздывают.',
    category: 'World',
    author: 'Desk',
    days: 3,
  },
  {
    title: 'Regen in Köln',
    text: 'Züge fahren später. Die Straße ist gesperrt.',
    category: 'World',
    author: 'Desk',
    days: 4,
  },
  {
    title: 'Köln feiert',
    text: 'Trotz Regen auf der Strasse.',
    category: 'World',
    author: 'Desk',
    days: 6,
  },
];

/** Searches with the first results, three at most, that a reader expects. */
const expected: [asked: string, first: string[]][] = [
  [
    'budget',
    ['Budget raises tax on sugar', 'What the budget means for farmers', 'City budget delayed'],
  ],
  ['budget sugar', ['Budget raises tax on sugar', 'What the budget means for farmers']],
  ['sugar', ['Budget raises tax on sugar', 'What the budget means for farmers']],
  ['city budget', ['City budget delayed']],
  ['farmers', ['What the budget means for farmers']],
  ['farmer', ['What the budget means for farmers']],
  ['tax', ['Budget raises tax on sugar']],
  ['minister', ['Budget raises tax on sugar', 'Chip factory opens in Chennai']],
  ['mayor', ['City budget delayed']],
  ['monsoon', ['Monsoon reaches Kerala', 'Review: The Long Monsoon', 'Weather: heat until Friday']],
  ['monsoon kerala', ['Monsoon reaches Kerala']],
  ['kerala monsoon', ['Monsoon reaches Kerala']],
  ['monsoom', ['Monsoon reaches Kerala', 'Review: The Long Monsoon', 'Weather: heat until Friday']],
  ['mosnoon', ['Monsoon reaches Kerala', 'Review: The Long Monsoon', 'Weather: heat until Friday']],
  ['MONSOON', ['Monsoon reaches Kerala', 'Review: The Long Monsoon', 'Weather: heat until Friday']],
  [
    'rain',
    [
      'Schools shut as rain continues',
      'Monsoon reaches Kerala',
      'Cricket: India win by one wicket',
    ],
  ],
  // A typo leads to rain as well as to trains.
  ['rains', ['Review: The Long Monsoon', 'Schools shut as rain continues', 'Late trains, and why']],
  ['schools', ['Schools shut as rain continues', 'Monsoon reaches Kerala']],
  ['school', ['Schools shut as rain continues', 'Monsoon reaches Kerala']],
  [
    'trains',
    ['Late trains, and why', 'Railway orders 400 new trains', 'Schools shut as rain continues'],
  ],
  ['late trains', ['Late trains, and why', 'Schools shut as rain continues']],
  ['"late trains"', ['Late trains, and why']],
  ['trains -late', ['Railway orders 400 new trains', 'Review: The Long Monsoon']],
  ['railway', ['Railway orders 400 new trains', 'Late trains, and why']],
  ['railwy', ['Railway orders 400 new trains', 'Late trains, and why']],
  ['400', ['Railway orders 400 new trains']],
  ['1962', ['Late trains, and why']],
  ['cricket', ['Cricket: India win by one wicket', 'The last ball']],
  ['last ball', ['The last ball', 'Cricket: India win by one wicket']],
  ['"last ball"', ['The last ball', 'Cricket: India win by one wicket']],
  ['cricket -tea', ['Cricket: India win by one wicket']],
  ['tea', ['Tea prices at a record', 'Open-air cinema returns', 'The last ball']],
  ['tea -cricket', ['Tea prices at a record', 'Open-air cinema returns']],
  ['tea prices', ['Tea prices at a record']],
  ['prices tea assam', ['Tea prices at a record']],
  ['elections', ['Élections: how to vote', 'Vote counted in eleven districts']],
  ['élections', ['Élections: how to vote', 'Vote counted in eleven districts']],
  ['vote', ['Vote counted in eleven districts', 'Élections: how to vote']],
  ['how to vote', ['Élections: how to vote']],
  ['chennai', ['Chip factory opens in Chennai', 'Railway orders 400 new trains']],
  ['factory chennai', ['Chip factory opens in Chennai', 'Railway orders 400 new trains']],
  ['"factory in chennai"', ['Railway orders 400 new trains']],
  ['phone', ['Your phone knows the weather', 'Chip factory opens in Chennai']],
  ['weather', ['Weather: heat until Friday', 'Your phone knows the weather']],
  ['wether', ['Weather: heat until Friday', 'Your phone knows the weather']],
  ['delhi', ['Weather: heat until Friday']],
  ['open-air cinema', ['Open-air cinema returns']],
  ['"open air"', ['Open-air cinema returns']],
  ['film', ['Open-air cinema returns', 'Review: The Long Monsoon']],
  ['movies', ['Open-air cinema returns', 'Review: The Long Monsoon']],
  ['nair', ['Monsoon reaches Kerala', 'मानसून केरल पहुंचा', 'Schools shut as rain continues']],
  ['perera ball', ['The last ball', 'Cricket: India win by one wicket']],
  ['मानसून', ['मानसून केरल पहुंचा', 'केरल में स्कूल बंद']],
  ['केरल स्कूल', ['केरल में स्कूल बंद']],
  ['東京', ['大雨の後の東京', '東京で大雨']],
  ['大雨', ['大雨の後の東京', '東京で大雨']],
  ['電車', ['東京で大雨']],
  ['дождь', ['Дождь в Москве']],
  ['strasse', ['Regen in Köln', 'Köln feiert']],
  ['koln', ['Regen in Köln', 'Köln feiert']],
  ['regen köln', ['Regen in Köln', 'Köln feiert']],
  ['volcano', []],
];

/** Readers of every store find the same first. */
export const firstResultsCase: SearchCase = {
  title: '[search-order] the first results of sixty searches are those that readers expect',
  run: async (opened) => {
    await publish(opened, paper);
    const wrong: [asked: string, got: string[], wanted: string[]][] = [];
    for (const [asked, wanted] of expected) {
      const { words: term, phrases, without } = readAsked(asked);
      const { results } = await find(opened, term, { phrases, without });
      const got = results.slice(0, 3).map(({ article }) => article.title);
      if (got.join('|') !== wanted.slice(0, 3).join('|')) wrong.push([asked, got, wanted]);
    }
    expectEqual(wrong, [], 'first results');
  },
};
