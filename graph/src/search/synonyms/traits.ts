/**
 * Traits. Each line: shoppers' words `=` sellers' words and facts (`:`). Without `=`, each word finds all others. A
 * word always finds itself.
 */
export const traits = {
  'a treadmill that folds up':
    'folding, foldable, fold, folds, fold up, folds up, foldup, fold away, foldaway, folds away, fold down, folding up, collapsible, folds flat, easy to store, storable, for storage, stands up for storage, stores upright = :foldable, foldaway, collapsible',
  'rack that can be taken apart':
    'comes apart, come apart, take apart, takes apart, taken apart, can be taken apart, disassembles, disassemble, disassembled, dismantles, knock down, in pieces, breaks down, splits in two = :disassembles, apart, disassemble, split, unbolt',
  'bench that fits in a small car':
    'fits in a small car, fits in my car, fits in a car, fit in a car, fit in my car, fit in a small car, fits in car, fit in car, in my car, small car, fits my car, car friendly, fits in the trunk, fit in trunk, in the trunk, fits in a trunk, in a hatchback, fits in a hatchback, easy to transport, transportable, in my suv, in an suv, by car = :foldable :weight<=45, :disassembles :weight<=60, :length<=125 :weight<=30',
  'rower that doesnt take up space':
    'small, compact, mini, petite, tiny, slim, slimline, thin, narrow, low profile, space saving, space saver, spacesaving, small space, small spaces, small footprint, little space, limited space, tight space, tight spaces, not much space, little room, wont take up space, doesnt take up space, takes little space, takes up little space, wont take much space, take up little space = compact, mini, petite, slim, slimline, small, foldaway, :foldable, :length<=125, space, portable, travel, footprint, short, under desk, couch, bed',
  'rower for an apartment':
    'apartment, apartments, small apartment, small apartments, for an apartment, for my apartment, in an apartment, apartment size, apartment friendly, flat apartment, small flat, small home, small house, small room, small rooms, studio apartment, tiny apartment, upstairs, upstairs flat, upstairs apartment, upstairs neighbors, condo, dorm, dorm room, bedroom, student room, thin walls, shared wall = apartment, flat, :foldable, :resistance=magnetic :length<=200, :length<=130 :weight<=60, compact, petite, space, under desk, couch, footprint, :resistance=water, small',
  'rack for a low ceiling':
    'low ceiling, low ceilings, short ceiling, basement ceiling, low basement = :height<=190, ceiling, low, short',
  'treadmill that wont wake the neighbors':
    'quiet, quite, silent, silently, noiseless, low noise, no noise, noise, less noise, without noise, noisy, not noisy, quietest, not loud, not too loud, soundless, neighbors, neighbours, wont wake, doesnt wake = quiet, silent, no noise, :resistance=magnetic',
  'boxing gloves for two people':
    'for two, for two people, two people, for 2, for 2 people, 2 people, 2 person, two person, for couples, for a couple, for me and my wife, for me and my husband, partner, with a partner = two pair, partner, sparring, two user',
  'treadmill one person can move':
    'one person can move, one person can carry, one person can lift, one person can handle, a single person can move, a single person can carry, i can carry alone, i can move alone, i can move myself, one person, by one person, by myself, on my own, alone, single handed, move it alone, my wife can lift, i can lift alone, lift alone, move alone, carry alone, easy to move alone, without help = :!needsTwoPeople',
  'lightweight mat':
    'portable, travel, lightweight, light weight, not too heavy, not heavy, easy to move, easy to lift, movable, moveable, easy to carry = portable, travel, :weight<=30 :!needsTwoPeople, carry, roll, light',
  'bench on wheels': 'with wheels, on wheels, wheels, rolling, transport wheels = wheel, roll',
  'bench that adjusts':
    'adjustable, adjust, adjusts, adjusting, selectorized, selectable, changeable, changes weight = :adjustable, adjust, dial, selector',
  'mag elliptical':
    'magnetic, magnet, magnets, mag, magnetic resistance, magnetic brake = :resistance=magnetic, magnetic, magnet, mag',
  'fan resistance bench': 'air resistance, fan resistance, air, fan = :resistance=air, air, fan',
  'rower with water resistance': 'water, water resistance = :resistance=water, water',
  'hydraulics bench':
    'hydraulic, hydraulics, piston, pistons = :resistance=hydraulic, hydraulic, piston',
  'friction resistance bench':
    'friction, friction resistance, brake pad = :resistance=friction, friction',
  'electronic bench':
    'electronic resistance, electronic, electromagnetic = :resistance=electronic, electronic',
  'self generating bike':
    'self powered, self generating, powered by you = :power=self-powered, self powered ~ :power=battery',
  'treadmill no plug':
    'no plug, without plug, no power needed, without electricity, no electricity, non electric, manual, cordless, unplugged, not electric, no outlet, without power = :power=self-powered, self powered, :power=battery, manual',
  'elliptical that runs on batteries':
    'battery, batteries, battery powered, battery operated, runs on batteries = :power=battery, battery',
  'plug in bike':
    'electric, motorized, motor, powered, mains, mains powered, plug in = :power=mains, electric, motor, powered',
  'bike with a tablet':
    'screen, display, touchscreen, touch screen, monitor, tv, tablet, smart, connected, interactive, bluetooth, app, console, wifi = screen, display, tablet, bluetooth, connect, app, console, monitor',
  'gloves for my kids':
    'kids, kid, children, child, childrens, junior, youth, toddler, teen, teens, teenager, teenagers, boys, girls = kid, children, teenager, junior, youth, toddler, starting',
  'extra long mat':
    'large, big, xl, extra large, huge, oversized, wide, tall, extra long, long = large, xl, long, wide, tall, extra long, big',
  'gym grade treadmill':
    'commercial, commercial grade, gym quality, gym grade, professional, pro, institutional, light commercial, club = commercial, club, gym grade, professional, studio, university, hotel',
  'cable machine mounted on wall':
    'wall mounted, wall mount, wall mountable, mounted on wall, mounts to the wall, bolts to the wall, on the wall, wall = :mounting=wall, wall mount',
  'rack that bolts down':
    'bolted, bolts down, bolt down, bolted down, floor mounted = :mounting=bolts_to_the_floor, bolted',
  'rack no drilling':
    'free standing, freestanding, stand alone, standalone, no drilling, without drilling = :mounting=free-standing, freestanding',
  'rack with pullup bar':
    'pull up bar included, with pull up bar, with pullup bar, pull up bar attached, has pull up bar, and pull up bar, includes pull up bar = :pullUpBar',
  'rack no pull up bar': 'without pull up bar, no pull up bar, without pullup bar = :!pullUpBar',
  'inclined bench':
    'incline, inclined, inclining, inclines = incline, #bench :adjustable, :maxIncline>=10',
  'bench that declines': 'decline, declines, declining = :declines, decline',
  'rack with spotter arms':
    'safety, safeties, spotter, spotters, spotter arms, safety bars, safety arms, spotter bars, with safeties = :safeties, safety, safeties, spotter',
  'olympic curl bar': 'olympic = :sleeve=50_mm, :barType=olympic, olympic',
  'standard curl bar':
    'standard = :sleeve=25_mm, :sleeve=28_mm, :sleeve=30_mm, :barType=standard, standard',
  '3x3 rack please': '3x3, 3 x 3 = :uprights=75_mm, 3x3',
  '2x2 rack': '2x2, 2 x 2 = :uprights=50_mm, 2x2',
  'machine with weight stack loaded':
    'weight stack, with weight stack, stack loaded, pin loaded, selectorised = :loading=weight_stack, stack',
  'plate loaded machine': 'plate loaded, plate load = :loading=plates, plate loaded',
  'prefilled boxing bag': 'filled, prefilled, pre filled = :filled, filled',
  'lilac mat': 'purple, violet, lilac, lavender',
  'silver bike': 'gray, silver',
  'colorful bench': 'colored, colorful, multicolor, multicolored',
  'cream bench': 'beige, cream',
  'wooden bench': 'wood, wooden, walnut, ash, oak, timber, beech',
  'iron kettlebell': 'cast iron, iron = :material=cast_iron, :plateType=iron, iron',
  'chrome dumbbells': 'steel, metal, chrome = :material=steel, steel, chrome ~ iron',
  'dumbbells with rubber heads':
    'rubber, rubberized, rubber coated, rubber heads = :material=rubber, :plateType=rubber-coated, rubber ~ urethane',
  'polyurethane dumbbells':
    'urethane, polyurethane = :material=urethane, :plateType=urethane, urethane ~ rubber',
  'soft coated dumbbells': 'neoprene, soft coated = :material=neoprene, neoprene ~ vinyl',
  'plastic kettlebells':
    'vinyl, plastic, pvc = :material=vinyl, :material=plastic, :material=pvc, vinyl, plastic ~ neoprene',
  'real leather bag':
    'leather, real leather, genuine leather = :material=leather, leather ~ synthetic',
  'faux leather gloves':
    'synthetic leather, faux leather, fake leather, vegan leather, pleather, synthetic = :material=synthetic_leather, synthetic',
  'foam dumbbells': 'foam = :material=foam, foam',
  'cork mat': 'cork = :material=cork, cork',
  'hexagon dumbbells': 'hex, hexagonal, hexagon, hexes',
  'back rest bench': 'backrest, back rest, back support seat',
  'carpet friendly bench': 'carpet, carpet friendly',
  'heaviest dumbbells': 'heavy, heaviest, heavier = heavy, :pieceWeight>=24, 32kg',
  'lightest kettlebell':
    'light, lightest, lighter, light weights = light, :pieceWeight<=6, :maxWeight<=8, :weight<=30 :-pieces, neoprene, starter',
  'pair of dumbbells': 'pair, pairs, pair of, a pair = pair, :pieces=2, double, twin',
  'only one kettlebell': 'single, only one, just one = :pieces=1, single',
  '2:1 cable machine': '2:1 = :pulleyRatio=2:1',
  '1:1 cable machine': '1:1 = :pulleyRatio=1:1',
  '4:1 cable machine': '4:1 = :pulleyRatio=4:1',
  'comp bench': 'competition, comp, competition style',
  'guarantee bench': 'warranty, guarantee, guaranteed = warranty',
  'red bench': 'red',
  'blue bench': 'blue',
  'green bench': 'green',
  'pink bench': 'pink',
  'black bench': 'black',
  'white bench': 'white',
  'yellow bench': 'yellow',
  'orange bench': 'orange',
  'brown bench': 'brown',
  'gold bench': 'gold',
  'bike without a subscription':
    'subscription free, no subscription, no subscription needed, no subscription required, without subscription, without a subscription, doesnt need a subscription, needs no subscription, no membership, without membership, no monthly fee, no monthly fees, no monthly payment, without monthly fees, no paid plan, no app required, no app needed, works without an app, works without a subscription = :subscription=none',
  'bike subscription':
    'subscription, membership, account = :-subscription subscription, :-subscription account, :subscription=optional, :subscription=needed',
  'belt driven bike':
    'belt drive, belt driven, beltdrive, with belt drive, drive belt = :drive=belt, belt drive',
  'chain driven bike': 'chain drive, chain driven, chain, with chain = :drive=chain, chain',
  'direct drive bike': 'direct drive, beltless = :drive=direct, direct drive',
  'gear driven elliptical': 'gear drive, gear driven = :drive=gear, gear drive',
  'treadmill for 110 v':
    '100v, 110v, 115v, 117v, 120v, 127v, us voltage, us plug, american plug, standard outlet, normal outlet, regular outlet, household outlet = :voltage=100–127_v, :voltage=both',
  'stair climber 240 volt':
    '208v, 220v, 230v, 240v, eu plug, european plug, uk plug, european voltage = :voltage=220–240_v, :voltage=both',
  'bike with dual voltage':
    'dual voltage, 110v 220v, 120v 240v, both voltages, universal voltage = :voltage=both',
  'westside rack':
    'westside, westside spacing, westside hole spacing, west side hole spacing = :holeSpacing=westside',
  // Conditions
  'bench in excellent shape':
    'excellent, excellent condition, in excellent condition, excellent shape, like new, as new, almost new, nearly new, near new, barely used, hardly used, lightly used, gently used, mint, mint condition, near mint, new, brand new, new in box, perfect condition, perfect, pristine, flawless, immaculate, unused, never used, great condition, great shape, very good condition, top condition, good as new = :condition=excellent',
  'elliptical in good shape':
    'good condition, in good condition, good shape, decent condition, good, decent, nice condition, working condition, well maintained = :condition=good, :condition=excellent',
  'treadmill needs work':
    'fair condition, in fair condition, fair, worn, rough, needs work, fixer upper, beat up, poor condition, bad condition = :condition=fair',
} as const;

/**
 * Soft wishes. They only affect the order, unless the text has no other words. An entry without `=` finds only its own
 * words.
 */
export const preferences = {
  'bike for tall people':
    'tall people, tall person, tall man, tall guy, tall user, tall users, tall, tall men, taller people, big and tall, long legs, big guy, big man, big person, tall husband = :maxUserHeight>=195, :maxLoad>=150, tall, long, :length>=195',
  'treadmill for heavy people':
    'heavy person, heavy people, heavy man, heavy guy, heavy user, heavy users, heavier person, heavier people, large person, large people, overweight, overweight person, obese, obese person, plus size = :maxLoad>=150',
  'bike for short people':
    'short person, short people, shorter people, short woman, short man, small person, petite woman, petite person = compact, mini, petite',
  'fully working elliptical': 'working, works, fully working = excellent',
  'kettlebell bundle':
    'set, sets, kit, bundle, package, collection, lot, combo, full set, complete set, complete = set, kit, rack, collection, family, trio, pair, stack, bundle, :pieces>=3',
  'twin dumbbells': 'two, double, twin, couple = :pieces=2, pair, double, twin, two',
  'one kettlebell': 'one = :pieces=1, single',
  'sturdy bench':
    'heavy duty, sturdy, robust, solid, strong, stable, durable, strongest = solid, steady, heavy, massive, firm, sturdy, strong, :maxLoad>=300',
  'rower for beginners':
    'beginner, beginners, starter, starting out, novice, first time, newbie, entry level, starters, starting, easy = starter, first, beginner, light',
  'rack for serious lifters': 'advanced, expert, serious, athlete = pro, club, athlete, commercial',
  'home workout bike':
    'machine, machines, equipment, gear, gym, home, home use, workout, workouts, exercise, exercises, exercising, fitness, training, trainer, indoor, indoors, accessories, accessory, classic, modern',
} as const;

export const negation =
  'not, no, without, non, except, excluding, minus, doesnt, dont, isnt, wont, cant, never, other than, nor';

/** Words that no product has to match. */
export const ignored = {
  // Used and cheap: everything here is.
  'second hand rower':
    'used, second hand, secondhand, 2nd hand, pre owned, preowned, pre loved, preloved, previously owned, refurbished, refurb, reconditioned, cheap, cheapest, cheaper, cheaply, affordable, inexpensive, budget, low price, low priced, low cost, bargain, bargains, deal, deals, discount, discounts, discounted, clearance, value, worth, budget friendly, reasonable, reasonably priced, fair price, fairly priced, good price, best price, good deal, good value, not expensive, not too expensive, steal',
  // Buying
  'treadmill to buy':
    'for sale, on sale, sale, sales, buy, buying, to buy, purchase, sell, selling, sold, seller, sellers, shop, shops, shopping, store, stores, online, price, prices, priced, cost, costs, how much, free delivery, free shipping, delivery, delivered, shipping, pick up only, local pickup, pickup, collection only, cash, offer, offers, offerup, craigslist, facebook marketplace, marketplace, fb marketplace, ebay, gumtree, classifieds, available, availability, in stock, listing, listings, ad, ads',
  // Distance
  'mats near me':
    'near me, near by, nearby, near, close to me, close by, closeby, close to, close, local, locally, around me, around here, around, in my area, my area, area, in my city, my city, in my town, my town, town, city, here, where i live',
  // Asking
  'i would like a rower':
    'looking for, look for, looking, searching for, searching, search, find, finding, found, need, needed, needs, needing, want, wanted, wanting, wants, would like, would, like, like to, id like, love, would love, get, getting, got to have, show me, show, recommend, recommended, recommendation, suggestions, suggest, best, top, top rated, nice, great, cool, awesome, amazing, quality, high quality, good quality, popular, reliable, trusted, please, plz, today, now, asap, soon, quickly, help, helps, helping, good for, suitable for, suitable, suits, ideal for, ideal, perfect for, great for, nice for, made for, used for, meant for, use, using, do, does, doing, done, can, could, should, shall, must, may, might, have, has, had, got, having, any good, holds, holding, supports, supporting, rated for, weight capacity, capacity, start, started, try, trying, thinking, considering, hoping, hope, interested, interested in, anyone, anybody, somebody, someone, know, give, gimme, lets, let, put, take, takes, taking, come, comes, coming, go, going, ready, possible, possibly, maybe, ideally, preferably, prefer, preferred, willing, able, replace, replacing, replacement',
  // Small words
  'any of the bikes':
    'a, an, the, make, makes, making, made, goes, fit, fits, fitting, own, every, all, each, some, any, something, anything, thing, things, stuff, item, items, product, products, unit, units, piece, pieces, type, kind, sort, style, i, im, ive, id, am, me, my, mine, you, your, we, our, us, he, she, his, her, him, they, them, their, it, its, is, are, was, were, be, been, being, that, this, these, those, there, which, what, whats, where, when, while, who, whose, how, why, and, or, but, for, of, to, in, into, at, on, onto, off, out, up, with, w, by, from, about, than, then, as, if, so, too, also, very, really, super, quite a, pretty, fairly, extra, more, less, most, much, many, lot of, lots of, few, bit, a bit, little bit, only, just, even, still, already, again, pls, thanks, thank, hi, hello, hey, ok, yes, both, either, such, same, another, other, others, per, via, us, will, well, because, since, after, before, between, over, under, around here, through, during, during the, lol, btw, fyi, uh, um, oh, ass, damn, etc, eg, ie, self',
  // People and occasions
  'dumbbells for my wife':
    'men, mens, man, male, women, womens, woman, female, ladies, lady, adult, adults, unisex, person, people, user, users, guy, guys, folks, husband, wife, boyfriend, girlfriend, partner in crime, mom, mum, mother, dad, father, son, daughter, brother, sister, family, friend, friends, gift, gifts, present, christmas, xmas, birthday, everyone, everybody, myself, himself, herself, house, garage, basement, living room, room, place, space, old house',
  'fitness equipment':
    'equipment for home, home gym equipment, gym equipment, fitness equipment, exercise equipment, workout equipment, sports equipment, training equipment, workout gear, gym gear, fitness gear, exercise gear, exercise machine, exercise machines, workout machine, workout machines, fitness machine, fitness machines, gym stuff, workout stuff, exercise stuff, used gym equipment, sporting goods, home equipment, sport, sports, device, apparatus, tool, tools, lover, lovers, fan of, fans, enthusiast, usd, dollars',
} as const;
