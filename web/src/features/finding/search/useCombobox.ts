import { searchParameters } from '@fitness-zone/contract/catalog/search-parameters.ts';
import { usualRadius } from '@fitness-zone/contract/places/distance.ts';
import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SuggestionOption_ProductFragment } from '../../../generated/graphql.ts';
import { isComposing } from '../../../lib/controls/isComposing.ts';
import type { FragmentType } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { storeMyPlace } from '../../places/myPlace.ts';
import { type ChosenPlace, chosenPlace } from '../../places/place.ts';
import { useSuggestions } from './useSuggestions.ts';

/** One suggestion. */
export type Suggestion = { id: string; to: string } & (
  | { kind: 'category' | 'words'; text: string }
  | { kind: 'town'; text: string; place: ChosenPlace }
  | { kind: 'product'; product: FragmentType<SuggestionOption_ProductFragment> }
);

type Options = {
  input: HTMLInputElement;
  /** the id of the element that lists the suggestions */
  listId: string;
  /** results replace the history entry */
  replace: boolean;
};

/** The address of the results of a text, around a place if one is named. */
function resultsOf(text: string, near?: string): string {
  const search = new URLSearchParams({
    ...(text.trim() && { [searchParameters.text]: text.trim() }),
    ...(near && { [searchParameters.near]: near, [searchParameters.within]: `${usualRadius}` }),
  });
  return search.size > 0 ? `${paths.pages}?${search}` : paths.pages;
}

/**
 * Turns the search field into a combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox): arrows move through the
 * suggestions, Enter chooses one or searches for the text, Escape closes them.
 */
export function useCombobox({ input, listId, replace }: Options) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<string>();
  const { categories, productNames, towns, products } = useSuggestions(typed);
  const suggestions: Suggestion[] = [
    ...categories.map(({ id, title }) => ({
      kind: 'category' as const,
      id: `${listId}${id}`,
      text: title,
      to: paths.category(id),
    })),
    ...towns.map(({ text, ...town }, index) => {
      const place = chosenPlace(town.place);
      return {
        kind: 'town' as const,
        id: `${listId}town${index}`,
        text: [text, 'near', placeText(place)].filter(Boolean).join(' '),
        to: resultsOf(text, placeText(place)),
        place,
      };
    }),
    ...productNames.map((name, index) => ({
      kind: 'words' as const,
      id: `${listId}${index}`,
      text: name,
      to: resultsOf(name),
    })),
    ...products.map((product) => ({
      kind: 'product' as const,
      id: `${listId}${product.id}`,
      product,
      to: paths.product(product.id),
    })),
  ];
  const isShown = typed !== '' && suggestions.length > 0;

  function close() {
    setTyped('');
    setActive(undefined);
  }
  function go(to: string) {
    close();
    input.blur();
    void navigate(to, { replace });
  }
  function choose(suggestion: Suggestion) {
    if (suggestion.kind === 'town') storeMyPlace(suggestion.place);
    go(suggestion.to);
  }
  function move(step: number) {
    const at = suggestions.findIndex(({ id }) => id === active);
    const places = suggestions.length + 1;
    // One of the positions is the field itself.
    setActive(suggestions[((at + 1 + step + places) % places) - 1]?.id);
  }

  const onInput = () => {
    setTyped(input.value);
    setActive(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      // Closes the suggestions first; the text stays.
      if (isShown) event.preventDefault();
      close();
    } else if (isShown && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = suggestions.find(({ id }) => isShown && id === active);
    if (chosen) choose(chosen);
    else go(resultsOf(input.value));
  };

  const handlers = useRef({ onInput, onKeyDown, onSubmit, close });
  handlers.current = { onInput, onKeyDown, onSubmit, close };
  useEffect(() => {
    const { form } = input;
    const ending = new AbortController();
    const { signal } = ending;
    // Handles text typed while this was loading.
    const shownText = new URLSearchParams(location.search).get(searchParameters.text) ?? '';
    if (document.activeElement === input && input.value !== shownText) handlers.current.onInput();
    input.addEventListener('input', () => handlers.current.onInput(), { signal });
    input.addEventListener('keydown', (event) => handlers.current.onKeyDown(event), { signal });
    input.addEventListener('blur', () => handlers.current.close(), { signal });
    form?.addEventListener('submit', (event) => handlers.current.onSubmit(event), { signal });
    return () => ending.abort();
  }, [input]);

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? listId : null,
      'aria-activedescendant': (isShown && active) || null,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
  }, [input, isShown, active, listId]);
  return { suggestions, isShown, active, choose };
}
