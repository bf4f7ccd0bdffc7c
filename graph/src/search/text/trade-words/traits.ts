/**
 * Traits. Each line: shoppers' words `=` sellers' words; without `=`, each finds all others. A word always finds itself.
 */
export const traits = [
  'folding, foldable, fold, fold up, foldup, fold away, foldaway, fold down, folding up, collapsible, folds flat, easy to store, storable = fold, foldaway, collapsible',
  'small, compact, mini, petite, tiny, slim, slimline, thin, narrow, low profile, space saving, space saver, spacesaving, small space, small spaces, small apartment, small apartments, small flat, small home, small house, small room, small rooms, studio apartment, tiny apartment, apartment, apartments, apartment size, apartment friendly, condo, dorm, dorm room, bedroom, little space, limited space, tight space, tight spaces, not much space, little room = compact, mini, petite, slim, slimline, apartment, small, foldaway, fold, space, portable, travel, footprint, short, under desk, couch, bed',
  'quiet, quite, silent, noiseless, low noise, no noise, noise, less noise, without noise, noisy, quietest, not loud, soundless, neighbors, neighbours = quiet, silent, no noise',
  'portable, travel, lightweight, light weight, easy to move, movable, moveable, easy to carry, with wheels, on wheels, wheels, rolling = portable, travel, wheel, carry, roll, light',
  'adjustable, adjust, adjusting, selectorized, selectable, changeable = adjustable, adjust, dial, selector, position',
  'electric, motorized, motor, powered, electronic, automatic',
  'magnetic, magnet, mag, magnetic resistance',
  'screen, display, touchscreen, touch screen, monitor, tv, tablet, smart, connected, interactive, bluetooth, app, console, wifi = screen, display, tablet, bluetooth, connect, app, console, monitor',
  'kids, kid, children, child, childrens, junior, youth, toddler, teen, teens, teenager, teenagers, boys, girls, son, daughter = kid, children, teenager, junior, youth, toddler, starting',
  'large, big, xl, extra large, huge, oversized, wide, tall, extra long, long, tall person, tall people, big guy = large, xl, long, wide, tall, extra long, big',
  'commercial, commercial grade, gym quality, gym grade, professional, pro, institutional, light commercial, club = commercial, club, gym grade, professional, studio, university, hotel',
  'purple, violet, lilac, lavender',
  'gray, silver',
  'colored, colorful, multicolor, multicolored',
  'beige, cream',
  'wood, wooden, walnut, ash, oak, timber, beech',
  'iron, cast iron, steel, metal = iron, steel',
  'rubber, rubberized, rubber coated, urethane',
  'neoprene, vinyl, soft coated, plastic',
  'hex, hexagonal, hexagon, hexes',
  'incline, inclined, inclining',
  'safety, safeties, spotter, spotter arms, safety bars, spotter bars',
  'backrest, back rest, back support seat',
  'carpet, carpet friendly',
  'heavy, heaviest, heavier = heavy, 32kg',
  'light, lightest, lighter, light weights = light, neoprene, starter',
  'competition, comp, competition style',
  'warranty, guarantee, guaranteed = warranty',
  ...['red', 'blue', 'green', 'pink', 'black', 'white', 'yellow', 'orange', 'brown', 'gold'],
  'subscription free, no subscription, without subscription, subscription = subscription, account',
] as const;

/** Soft wishes. They only affect the order, unless a text names nothing else. Without `=`, each finds only itself. */
export const preferences = [
  'like new, as new, almost new, nearly new, barely used, hardly used, lightly used, gently used, mint, mint condition, new, brand new, perfect condition, perfect, pristine, unused, never used, excellent condition, great condition, very good condition, top condition, good as new, excellent = excellent',
  'good condition, working condition, working, works, fully working, decent, fair price, good = good, excellent',
  'fair condition, fair = fair',
  'set, sets, kit, bundle, package, collection, lot, combo, full set, complete set, complete = set, kit, rack, collection, family, trio, pair, stack, bundle',
  'pair, pairs, two, double, twin, couple = pair, double, twin, two',
  'single, one = single',
  'heavy duty, sturdy, robust, solid, strong, stable, durable, strongest = solid, steady, heavy, massive, firm, sturdy, strong',
  'beginner, beginners, starter, starting out, novice, first time, newbie, entry level, starters, starting, easy = starter, first, beginner, light',
  'advanced, expert, serious, athlete = pro, club, athlete, commercial',
  'machine, machines, equipment, gear, gym, home, home use, workout, workouts, exercise, exercises, exercising, fitness, training, trainer, indoor, indoors, accessories, accessory, standard, classic, modern, olympic',
] as const;

/** Words that no product has to match. */
export const ignored = [
  // Used and cheap: everything here is.
  'used, second hand, secondhand, 2nd hand, pre owned, preowned, pre loved, preloved, previously owned, refurbished, refurb, reconditioned, cheap, cheapest, cheaper, cheaply, affordable, inexpensive, budget, low price, low priced, low cost, bargain, bargains, deal, deals, discount, discounts, discounted, clearance, value, worth, budget friendly, reasonable, reasonably priced',
  // Buying
  'for sale, on sale, sale, sales, buy, buying, to buy, purchase, sell, selling, sold, seller, sellers, shop, shops, shopping, store, stores, online, price, prices, priced, cost, costs, how much, free delivery, free shipping, delivery, delivered, shipping, pick up only, local pickup, pickup, collection only, cash, offer, offers, offerup, craigslist, facebook marketplace, marketplace, fb marketplace, ebay, gumtree, classifieds',
  // Where
  'near me, near by, nearby, near, close to me, close by, closeby, close to, local, locally, around me, around here, in my area, my area, area, in my city, here',
  // Asking
  'looking for, look for, looking, searching for, search, find, finding, need, needed, needs, want, wanted, wanting, would like, like to, get, getting, show me, show, recommend, recommended, recommendation, suggestions, suggest, best, top, top rated, nice, great, cool, quality, high quality, good quality, popular, reliable, please, today, now, asap, help, helps, helping, good for, suitable for, suitable, ideal for, ideal, made for, used for, use, using, do, does, doing, can, could, should, have, has, got, any good, holds, holding, supports, supporting, rated for, weight capacity, capacity',
  // Small words
  'a, an, the, dont, doesnt, isnt, cant, make, makes, making, made, goes, fit, fits, fitting, own, every, all, each, some, any, something, anything, thing, things, stuff, item, items, product, products, unit, units, piece, pieces, type, kind, sort, style, i, im, ive, me, my, mine, you, your, we, our, us, it, its, is, are, be, that, this, these, those, which, what, whats, where, who, how, and, or, for, of, to, in, at, on, with, without, w, by, from, about, than, as, if, so, too, also, not, no, very, really, super, extra, more, less, most, only, just, pls, thanks, hi, hello',
  // For whom
  'men, mens, man, male, women, womens, woman, female, ladies, lady, adult, adults, unisex, person, people, user, husband, wife, boyfriend, girlfriend, mom, mum, mother, dad, father, family, friend, gift, gifts, present, christmas, birthday, everyone',
  'equipment for home, home gym equipment, gym equipment, fitness equipment, exercise equipment, workout equipment, sports equipment, training equipment, workout gear, gym gear, fitness gear, exercise gear, exercise machine, exercise machines, workout machine, workout machines, fitness machine, fitness machines, gym stuff, workout stuff, exercise stuff, used gym equipment, sporting goods, home equipment, sport, sports, device, apparatus, tool, tools, lover, lovers, fan of, fans, enthusiast, usd, dollars',
] as const;
