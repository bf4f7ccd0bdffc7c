import { expect } from 'vitest';
import type { OfferRecord } from '../../graph/src/domains/offers/offer.model.ts';
import { noteOf } from '../../graph/src/domains/offers/offer-note.service.ts';
import type { Swept } from './read-swept.ts';

/** Each side's notes are in the thread exactly once, and an open amount has the note that came with it. */
export async function expectNotes(swept: Swept): Promise<void> {
  const { services, state, present, stored } = swept;
  const threads = await services.models.Thread.find({}).lean();
  const messages = await services.models.Message.find({}).lean();
  for (const [index, { _id }] of state.buyers.entries()) {
    const own = threads.filter(({ buyerId }) => buyerId.equals(_id));
    expect(own.length).toBeLessThanOrEqual(1);
    const written = messages.filter(({ threadId }) => own.some((one) => one._id.equals(threadId)));
    const sent = { makeOffer: _id, counterOffer: state.seller._id };
    const given = state.done.flatMap(({ act }) =>
      (act.do === 'makeOffer' || act.do === 'counterOffer') && act.buyer === index && act.note
        ? [`${sent[act.do]}: ${act.note}`]
        : [],
    );
    for (const { senderId, text } of written) {
      const [line, lines] = [`${senderId}: ${text}`, written.map(lineOf)];
      expect(countOf(lines, line)).toBeLessThanOrEqual(countOf(given, line));
    }
    if (!present.has(_id.toHexString())) continue;
    for (const offer of stored.filter(({ buyerId }) => buyerId.equals(_id))) {
      const context = swept.process.as(swept.state.seller);
      expect(notesOf(swept, offer, index)).toContain((await noteOf(context, offer))?.text ?? null);
    }
  }
  const ofBuyers = threads.map(({ _id }) => _id.toHexString());
  for (const { threadId } of messages) expect(ofBuyers).toContain(threadId.toHexString());
}

const lineOf = ({ senderId, text }: { senderId: unknown; text: string }) => `${senderId}: ${text}`;
const countOf = (lines: readonly string[], line: string) =>
  lines.filter((one) => one === line).length;

/** The notes that could have come with an offer's last amount; null for none. */
function notesOf({ state }: Swept, { amount, proposedBy, changedAt }: OfferRecord, buyer: number) {
  const proposing = proposedBy === 'buyer' ? 'makeOffer' : 'counterOffer';
  return state.done.flatMap(({ act, from, to }) =>
    act.do === proposing &&
    act.buyer === buyer &&
    act.amount === amount &&
    from <= changedAt.getTime() &&
    changedAt.getTime() <= to
      ? [act.note ?? null]
      : [],
  );
}
