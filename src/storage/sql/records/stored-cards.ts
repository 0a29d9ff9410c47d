import {
  type CardName,
  type CardOf,
  type CollectionName,
  definitionOf,
  type RecordOf,
} from '#core/collections.ts';
import { listedNumber } from '#core/freshness/touch.ts';
import { parsedOnce } from './parsed-records.ts';

/** A card with its record's id and the number by which that is listed; 0 if it has none. */
export interface ListedCard<Name extends CardName> {
  id: string;
  card: CardOf<Name>;
  number: number;
}

/** Source of a stored card: the edition of its declaration and the version of its record. */
export const cardSource = (name: CollectionName, version: number | string): string =>
  `${definitionOf(name).cardEdition} ${version}`;

/** Returns the text that a record's card is stored as; empty for collections without cards. */
export function cardText<Name extends CollectionName>(name: Name, record: RecordOf<Name>): string {
  const definition = definitionOf(name);
  if (!definition.card) return '';
  const { id } = record;
  const card = definition.card(record);
  return JSON.stringify({ id, card, number: listedNumber(definition, record) });
}

/** Returns the columns of a record's card; none for collections without cards. */
export function cardColumns<Name extends CollectionName>(
  name: Name,
  record: RecordOf<Name>,
): Record<string, string> {
  const card = cardText(name, record);
  return card ? { card, card_of: cardSource(name, record.version ?? 0) } : {};
}

/** Returns the card that is stored as this text. It is frozen, and parsed once while it is read often. */
export const readCard = <Name extends CardName>(name: Name, text: string): ListedCard<Name> =>
  parsedOnce<ListedCard<Name>>(`card of ${name}`, text, () => JSON.parse(text)) as ListedCard<Name>;
