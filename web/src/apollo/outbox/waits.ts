const minuteMs = 60_000;

type Wait = {
  /** what it is called in the list of what waits */
  text: string;
  /** dropped if it couldn't be sent within this time */
  withinMs?: number;
};

/**
 * The mutations that wait for the network. Sent twice they do the same once: by their request id, or since the server
 * answers that it is done. All others ask for the network at once, above all paying, accepting and cancelling.
 */
export const waits: Readonly<Record<string, Wait>> = {
  AddToWishList: { text: 'Add to wish list' },
  AddToBookingList: { text: 'Booking' },
  AskSeller: { text: 'Message to the seller' },
  SendMessage: { text: 'Message' },
  SendOrderMessage: { text: 'Message' },
  EnterHandOverCode: { text: 'Pick-up code. Not confirmed yet' },
  AnnounceArrival: { text: '“I’m here”', withinMs: 15 * minuteMs },
};
