/** A town, or a postal code's part of it, with coordinates of about 1 km. */
export type FoundPlace = {
  name: string;
  /** The state's code in the United States; elsewhere the region's name. */
  region: string | null;
  /** ISO 3166-1 code of two letters. */
  country: string;
  postalCode: string | null;
  latitude: number;
  longitude: number;
};

/** The liberties a text may take with a full name: none, one wrong letter, or also an unfinished name. */
export type Guess = 'none' | 'typo' | 'beginning-or-typo';

/** The place that a text names or probably means. */
export type NamedPlace = {
  place: FoundPlace;
  /** Whether the text isn't a name of the place. */
  isGuess: boolean;
  /** Others that it can mean as well, the largest first. */
  others: FoundPlace[];
};

export type Places = {
  /**
   * Places with a name or postal code that begins with a text, largest first. If there are none, those whose name
   * differs by one letter. A region or country may follow the name.
   * @throws Refusal `unavailable` if the geocoder doesn't answer, or the list of towns is still being loaded
   */
  suggest(text: string, first: number): Promise<FoundPlace[]>;
  /**
   * The only place that a text can mean, such as `Portland, OR` or `St. Johns, Portland, OR`; null for none or several.
   * @throws as `suggest`
   */
  match(text: string): Promise<FoundPlace | null>;
  /**
   * The largest place that a text names in full, by any of its names; otherwise the largest that it probably means;
   * null if there is none.
   * @throws as `suggest`
   */
  find(text: string, guess: Guess): Promise<NamedPlace | null>;
  /** Loads the list of towns unless it is loaded; stops once closed. */
  prepare(): Promise<void>;
  /** The source of the data, shown beside places. */
  readonly attribution: { text: string; url: string };
  readonly hosted: boolean;
  close(): Promise<void>;
};
