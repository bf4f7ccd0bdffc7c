/**
 * Makers and their products `~` similar things. Products of other makes count as similar results, since the name is
 * part of the search.
 */
export const brands = {
  'pelaton for sale':
    'peloton, pelaton, peleton, keiser, stages, echelon, soulcycle, schwinn ic4, ic4, myx, wattbike, sole sb900, yosuda, mobifitness, apple fitness bike ~ spin bike, studio bike, studio cycle, indoor cycle, spinner, bike plus, #bike',
  'kettler for sale':
    'schwinn, kettler, monark, tunturi, exerpeutic, marnur, ifit bike, diamondback ~ #bike, #elliptical',
  'airdyne for sale':
    'assault, assaultbike, airdyne, rogue echo, echo bike, concept2 bikeerg, bike erg, bikeerg ~ air bike, #bike',
  'concept 2 for sale':
    'concept2, concept 2, concept two, c2, model d, rowerg, hydrow, ergatta, aviron, cityrow, stamina ~ air rower, rower, #rowing',
  'mr captain for sale':
    'waterrower, water rower natural, mr captain, first degree ~ water #rowing, #rowing',
  'nordic track for sale':
    'nordictrack, nordic track, proform, pro form, icon, ifit ~ #treadmill, #bike, #elliptical, #rowing',
  'sole for sale':
    'horizon, sole, sole f63, life fitness, lifefitness, precor, technogym, matrix, true fitness, star trac, startrac, cybex, spirit, bodycraft, reebok, adidas, domyos, decathlon, jtx, bowflex treadclimber, landice, lifespan, jll, kettler, sunny, sunny health, sunny health and fitness, merach, york fitness ~ #treadmill, #elliptical, #bike, #rowing',
  'weslo for sale':
    'woodway, weslo, trueform, speedfit, kingsmith, urevo, goplus, xterra, walkingpad c2, egofit, sperax, deerrun ~ #treadmill',
  'octane fitness for sale':
    'octane, octane fitness, nautilus, bowflex max trainer, max trainer, bowflex elliptical, zero runner, arc trainer ~ #elliptical',
  'stair master for sale':
    'stairmaster, stair master, versaclimber, versa climber, maxi climber, maxiclimber, jacobs ladder, cybex arc ~ stair trainer, stair climber, step mill, stepper, vertical climber',
  'bowflex 552 for sale':
    'bowflex, bowflex 552, bowflex selecttech, selecttech, select tech, powerblock, power block, powerblocks, ironmaster, nuobell, snode, core fitness, core home fitness, smart bell, jaxjox ~ adjustable #dumbbell, dial #dumbbell, #dumbbell, functional trainer',
  'rogue fitness for sale':
    'rogue, rogue fitness, rep, rep fitness, titan, titan fitness, eleiko, sorinex, american barbell, vulcan, bells of steel, fringe sport, mirafit, bulldog gear, wolverson, again faster, xmark, ethos, fitness gear ~ #rack, #barbell, #bench, #kettlebell',
  'york barbell for sale':
    'york, york barbell, cap, cap barbell, weider, marcy, golds gym, gold gym, everyday essentials, amazon basics, amazonbasics, balancefrom, troy, iron grip, ivanko, body power, bodymax ~ #dumbbell, #barbell, #bench, #kettlebell',
  'bodysolid for sale':
    'body solid, bodysolid, powertec, valor, flybird, finer form, atx, force usa, steelbody, sportsroyals ~ #rack, #bench, #cable',
  'tonal for sale':
    'total gym, tonal, inspire, inspire ft2, hoist, life fitness g7, crossover symmetry, speediance, vitruvian, mirror, tempo, totalgym, parabody, pacific fitness, tuff stuff ~ functional trainer, #cable',
  'century for sale':
    'everlast, century, wavemaster, bob, century bob, venum, title boxing, ringside, fairtex, hayabusa, cleto reyes, outslayer, twins ~ bag #boxing, #boxing',
  'manduka for sale':
    'lululemon, manduka, gaiam, liforme, jade, jadeyoga, alo, aloyoga, prana ~ yoga mat, mat, #mat',
  'thera band for sale':
    'theraband, thera band, trx, bodylastics, fit simplify, whatafit, bodylastic, undersun ~ band, #recovery',
  'thera gun for sale':
    'theragun, thera gun, hyperice, hypervolt, normatec, triggerpoint, rumble roller, rumbleroller, tiger tail ~ massage roller, roller #recovery, roller #mat',
  'bosu for sale': 'bosu, bosu ball ~ balance ball, gym ball',
  'kickr for sale': 'wahoo, kickr, tacx, zwift, saris, elite suito ~ #bike',
  'onnit for sale': 'kettlebell kings, onnit, dragon door ~ #kettlebell',
} as const;
