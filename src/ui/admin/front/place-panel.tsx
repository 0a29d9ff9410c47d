import { type Ref, useId, useState } from 'react';
import type { ArticleCard } from '#core/article/article-card.ts';
import type { FrontDesk } from '#core/front/front-desk.ts';
import type { Pin, Slot } from '#core/front/front-plan.ts';
import type { FilledSlot } from '#core/front/resolve-front.ts';
import { inDigits, inPercent } from '#core/locale/numbers.ts';
import { wallTimeAt } from '#core/locale/wall-time.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { ErrorLine } from '#ui/kit/design/field-frame.tsx';
import * as words from '#ui/words/admin/front-words.ts';
import { useSiteZone } from '../articles/list/due-cell.tsx';
import {
  instantOf,
  type TypedTime,
  typedTime,
  WallTimeInput,
} from '../articles/moves/hour-question.tsx';
import { TextInput } from '../parts/form/form-field.tsx';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { nameOfSlot } from './name-of-slot.ts';

const HOUR = 60 * 60 * 1000;

/** Hours until the end that a pin is offered. */
const OFFERED_HOURS = 6;

const PanelButton = ({ children, ...rest }: { children: string; onClick: () => void }) => (
  <Button tone="line" size="small" className="pointer-coarse:min-h-11" {...rest}>
    {children}
  </Button>
);

interface PinEndProps {
  until: string | undefined;
  onChange: (until: string | undefined) => void;
}

/** The end of a pin, on the clocks of the site. */
function PinEnd({ until, onChange }: PinEndProps) {
  const zone = useSiteZone();
  const [typed, setTyped] = useState<TypedTime>();
  if (until === undefined) {
    const offered = new Date(Math.ceil((Date.now() + OFFERED_HOURS * HOUR) / HOUR) * HOUR);
    return (
      <div>
        <PanelButton onClick={() => onChange(offered.toISOString())}>{words.giveAnEnd}</PanelButton>
      </div>
    );
  }
  const isPast = Date.parse(until) <= Date.now();
  return (
    <div className="grid gap-2">
      <WallTimeInput
        labels={[words.pinnedUntilDay, words.hour]}
        value={typed ?? typedTime(wallTimeAt(Date.parse(until), zone))}
        error={isPast ? words.endIsPast : undefined}
        onChange={(value) => {
          const given = instantOf(value, zone);
          // Inputs are incomplete while they are typed into.
          setTyped(given ? undefined : value);
          if (given) onChange(given.instant.toISOString());
        }}
      />
      <div>
        <PanelButton
          onClick={() => {
            setTyped(undefined);
            onChange(undefined);
          }}
        >
          {words.withoutAnEnd}
        </PanelButton>
      </div>
    </div>
  );
}

const shareOf = ({ shown, followed }: { shown: number; followed: number }): string =>
  words.followedOf(inDigits(followed), inDigits(shown));

interface SecondHeadlineProps extends Pick<PlacePanelProps, 'test' | 'isHomepage'> {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Headline that is tested beside the other one, with what is counted so far. */
function SecondHeadline({ value = '', test, isHomepage, onChange }: SecondHeadlineProps) {
  const { edition } = useBackOffice().site;
  if (!isHomepage) return null;
  if (edition === 'browser') return <p className="text-meta">{words.testsNeedAServer}</p>;
  return (
    <div className="grid gap-2">
      <TextInput
        label={words.secondHeadline}
        rows={2}
        value={value}
        hint={words.secondHeadlineHint}
        onChange={(typed) => onChange(typed === '' ? undefined : typed)}
      />
      {test ? (
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-meta tabular-nums">
          <dt>{words.firstHeadline}</dt>
          <dd>{shareOf(test.first)}</dd>
          <dt>{words.secondHeadlineShort}</dt>
          <dd>{shareOf(test.second)}</dd>
          <dt>{words.better}</dt>
          <dd>
            {test.first.shown + test.second.shown === 0
              ? words.notKnownYet
              : words.betterWith(
                  test.better === 'first' ? words.firstHeadline : words.secondHeadlineShort,
                  inPercent(test.sure),
                )}
          </dd>
        </dl>
      ) : null}
    </div>
  );
}

interface PlacePanelProps {
  slot: Slot;
  filled: FilledSlot<ArticleCard> | undefined;
  /** The pin of the place in the draft, if it has one. */
  pin: Pin | undefined;
  /** Title of the pinned article. */
  pinTitle: string;
  /** Why the place was refused at the last launch. */
  error: string | undefined;
  /** The article's own headline. */
  ownTitle: string;
  headlineRef: Ref<HTMLDivElement>;
  /** Test of headlines that readers take part in, for the article of the place. */
  test: FrontDesk['tests'][number] | undefined;
  /** True on the homepage, where headlines are tested. */
  isHomepage: boolean;
  onPin: (pin: Pin) => void;
  onUnpin: () => void;
  onTakeOff: () => void;
  onMove: (by: 1 | -1) => void;
}

/** Buttons for the article that stands in the place. */
const CardButtons = ({ onTakeOff, onMove }: Pick<PlacePanelProps, 'onTakeOff' | 'onMove'>) => (
  <>
    <PanelButton onClick={onTakeOff}>{words.takeOff}</PanelButton>
    <PanelButton onClick={() => onMove(-1)}>{words.moveUp}</PanelButton>
    <PanelButton onClick={() => onMove(1)}>{words.moveDown}</PanelButton>
  </>
);

/** What the chosen place shows, and what can be done with it. */
export function PlacePanel(props: PlacePanelProps) {
  const { slot, filled, pin, pinTitle, error, ownTitle, headlineRef, test, isHomepage } = props;
  const { onPin, onUnpin, onTakeOff, onMove } = props;
  const id = useId();
  const card = filled?.card;
  /** True if the pin's article stands in the place: not if it is at its end, or readers don't have it. */
  const stands = pin !== undefined && pin.article === card?.id;
  const title = stands || !pin ? ownTitle : pinTitle;
  const change = (fields: Partial<Pin>): void => {
    if (pin) onPin({ ...pin, ...fields });
    else if (card) onPin({ slot, article: card.id, headline: '', until: undefined, ...fields });
  };
  return (
    <section aria-labelledby={id} className="grid gap-4 border-rule border-b bg-wash p-4">
      <h2 id={id} className="font-bold text-title">
        {nameOfSlot(slot)}
      </h2>
      {error ? (
        <div role="alert">
          <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
        </div>
      ) : null}
      {pin && !stands ? (
        <p className="text-warn wrap-anywhere">{words.pinDoesNotStand(pinTitle)}</p>
      ) : null}
      {card || pin ? (
        <>
          <div ref={headlineRef}>
            <TextInput
              label={words.headlineOnTheFrontAlone}
              rows={2}
              value={pin?.headline ?? ''}
              placeholder={title}
              hint={words.theArticlesOwn(title)}
              onChange={(headline) => change({ headline })}
            />
          </div>
          <SecondHeadline
            isHomepage={isHomepage}
            value={pin?.secondHeadline}
            test={test}
            onChange={(secondHeadline) => change({ secondHeadline })}
          />
          {pin ? (
            <div data-pin-end="">
              <PinEnd key={slot} until={pin.until} onChange={(until) => change({ until })} />
            </div>
          ) : null}
          <div className="flex flex-wrap gap-2">
            {pin ? (
              <PanelButton onClick={onUnpin}>{words.unpin}</PanelButton>
            ) : (
              <PanelButton onClick={() => change({})}>{words.pin}</PanelButton>
            )}
            {card ? <CardButtons onTakeOff={onTakeOff} onMove={onMove} /> : null}
          </div>
        </>
      ) : (
        <p>{words.emptyPlace}</p>
      )}
    </section>
  );
}
