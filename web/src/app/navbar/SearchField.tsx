import { searchParameters } from '@fitness-zone/contract/catalog/search-parameters.ts';
import { mdiClose, mdiMagnify } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { keepingScroll } from '../../lib/keepScroll.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { closeButton, field, keyHint, openButton } from './searchField.styles.ts';

const SearchSuggestions = lazyChunk(
  async () =>
    (await import('../../features/finding/search/SearchSuggestions.tsx')).SearchSuggestions,
);

/**
 * The product search on every page. A plain form, so it works before the scripts load. On the home page, or if the bar
 * has no room, a button lays it over the bar, and going back closes it.
 */
export function SearchField() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isSearching = Boolean(state?.isSearching);
  // The home page has a search of its own at the top.
  const isButton = (pathname === paths.home || pathname === paths.homeAlias) && {
    'data-button': '',
  };
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  const text = new URLSearchParams(search).get(searchParameters.text) ?? '';
  const open = () => {
    // Focused at once, since the location changes in a transition: phones then show their keyboard.
    setOpen(true);
    void navigate({ pathname, search }, { state: { ...keepingScroll, isSearching: true } });
  };
  const latest = useRef(open);
  latest.current = open;

  const shown = useRef(text);
  useEffect(() => {
    if (!ref.current || shown.current === text) return;
    shown.current = text;
    ref.current.value = text;
  }, [text]);
  useEffect(() => {
    // The user may have focused it before the page was hydrated.
    if (document.activeElement === ref.current) setWanted(true);
  }, []);
  useEffect(() => setOpen(isSearching), [isSearching]);
  useEffect(() => {
    if (!isOpen) return;
    ref.current?.focus();
    // The user may go back before the new location is rendered.
    const close = () => setOpen(false);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [isOpen]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyped =
        event.target instanceof Element && event.target.closest('input,textarea,select');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyped) return;
      event.preventDefault();
      if (ref.current?.offsetParent) ref.current.focus();
      else latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Box
        component="form"
        role="search"
        action={paths.pages}
        onFocus={() => setWanted(true)}
        sx={field}
        {...isButton}
        {...(isOpen && { 'data-open': '' })}
      >
        <Icon path={mdiMagnify} />
        <input
          ref={ref}
          name={searchParameters.text}
          defaultValue={text}
          type="search"
          aria-label="Search products"
          placeholder="Search products"
          maxLength={200}
          autoComplete="off"
        />
        <Box component="kbd" aria-hidden sx={keyHint}>
          /
        </Box>
        <IconButton
          aria-label="Close the search"
          color="inherit"
          onClick={() => void navigate(-1)}
          sx={closeButton}
        >
          <Icon path={mdiClose} size={24} />
        </IconButton>
        {wanted && ref.current && <SearchSuggestions input={ref.current} replace={isSearching} />}
      </Box>
      <IconButton color="inherit" aria-label="Search" onClick={open} sx={openButton} {...isButton}>
        <Icon path={mdiMagnify} size={24} />
      </IconButton>
    </>
  );
}
