/**
 * Kinds of equipment. Each line: shoppers' words `=` words of a name or of a category's title (`#`) that find it `~`
 * words that find something similar. Words in a description only count if no name has them.
 */
export const equipment = {
  // Running
  threadmill:
    'treadmill, tread mill, tread, threadmill, running machine, runner machine, jogging machine, walking machine, running belt, electric treadmill, motorized treadmill, treadmill machine, runner = treadmill, running machine, runner, #treadmill',
  'walking pad':
    'under desk treadmill, underdesk treadmill, desk treadmill, standing desk treadmill, treadmill desk, office treadmill, mini treadmill, walking pad, walkingpad, desk walker, under desk walker, walking treadmill, walker = under desk, underdesk, walking pad, walkingpad, walker #treadmill ~ #treadmill',
  // Cycling
  exercycle:
    'exercise bike, exercise cycle, exercycle, exercise bicycle, stationary bike, stationary bicycle, stationary cycle, stationery bike, fitness bike, gym bike, workout bike, cardio bike, static bike, training bike, home bike, gym cycle, bike machine, cycling machine, cycle machine, bike, cycle, bicycle, bicycling, cycling, biking = bike, cycle, bicycle, #bike',
  'spin bikes':
    'spin bike, spinning bike, spinner bike, spin cycle, spin class bike, spinning cycle, spin, spinning, spinner, indoor bike, indoor cycle, indoor cycling, indoor cycling bike, indoor bicycle, studio bike, studio cycle, studio cycling bike = spin bike, spin cycle, spinner, spinning, indoor bike, indoor cycle, studio bike, studio cycle ~ #bike',
  recumbent:
    'recumbent bike, recumbent exercise bike, recumbent cycle, recumbent, semi recumbent, sit down bike, seated bike, reclining bike, recliner bike, laid back bike = recumbent ~ #bike',
  'used upright exercise bike':
    'upright bike, upright exercise bike, upright stationary bike, upright cycle = upright #bike ~ #bike',
  'fan bike':
    'air bike, airbike, fan bike, assault bike, echo bike, crossfit bike, fan exercise bike = air bike, #bike :resistance=air, airbike, fan bike, assault bike, echo bike, airdyne ~ #bike',
  'used desk bike':
    'pedal exerciser, desk bike, under desk bike, mini bike, mini exercise bike, leg exerciser, pedal machine, foot pedal = pedal exerciser, desk bike, mini bike ~ mini stepper, foldaway #bike, fold #bike, #bike',
  'used bike trainer':
    'turbo trainer, bike trainer, smart trainer, bike rollers, trainer stand = turbo trainer, bike trainer, smart trainer ~ #bike',
  // Rowing
  ergometer:
    'rowing machine, row machine, rower machine, rower, rowing, row, erg, ergo, rowerg, ergometer, rowing erg, indoor rower, indoor rowing, rowing ergometer, boat machine = rowing machine, rower, erg, ergometer, #rowing',
  'water rower':
    'water rower, waterrower, water rowing machine = water rower, #rowing :resistance=water ~ #rowing',
  'used air rowing machine':
    'air rower, air rowing machine, fan rower = air rower, #rowing :resistance=air ~ #rowing',
  'magnetic rowing machine':
    'magnetic rower, magnetic rowing machine, mag rower = #rowing :resistance=magnetic, magnetic #rowing ~ #rowing',
  // Striding and climbing
  'compact elliptical':
    'elliptical, elliptical machine, elliptical trainer, elliptical bike, cross trainer, crosstrainer, elliptical cross trainer, x trainer, orbital trainer, strider, stride machine, gliding machine = elliptical, cross trainer, crosstrainer, strider, #elliptical',
  'mini stepper':
    'stepper, step machine, stair stepper, stair climber, stairclimber, stair machine, stairs machine, stair mill, stairmill, step mill, stepmill, stair trainer, stairs, stair, stairclimbing machine, stepping machine, step master, stair stepping machine = stepper, stair trainer, stair climber, stairclimber, step mill, stepmill, stairmill ~ #elliptical',
  'ladder machine':
    'vertical climber, climber, climbing machine, climber machine, ladder climber, ladder machine = vertical climber, ladder climber ~ stepper, stair trainer, stair climber, step mill',
  // Hand weights
  dumbbells:
    'dumbbell, dumb bell, dumbell, dumbbels, hand weight, handweight, db, dbs = dumbbell, hand weight, #dumbbell',
  'dial dumbbells':
    'adjustable dumbbell, selectorized dumbbell, dial dumbbell, adjustable weights, adjustable hand weights = adjustable #dumbbell :?adjustable, #dumbbell :adjustable, loadable #dumbbell ~ #dumbbell',
  'used dumbbell stand':
    'dumbbell rack, dumbbell stand, dumbbell storage, dumbbell tree, dumbbell holder, dumbbells with rack, dumbbell set with rack = rack #dumbbell, stand #dumbbell ~ plate tree, #dumbbell',
  'free weights':
    'weight, weights, free weight, weight set, weights set, gym weights, lifting weights, hand weights set = dumbbell, kettlebell, barbell, plate, bumper, #dumbbell, #kettlebell, #barbell',
  'used wrist weight':
    'ankle weight, wrist weight, leg weights, weighted vest, weight vest, weighted belt = ankle weight, wrist weight, vest ~ neoprene #dumbbell, band, #dumbbell',
  kettlebells:
    'kettlebell, kettle bell, kettleball, kettle ball, kettle, kb, kbs, girya, russian weight = kettlebell, kettle ball, #kettlebell',
  // Bars and plates
  'olympic bar':
    'olympic bar, olympic barbell, olympic weight bar, 7 foot bar, power bar, 20kg bar = olympic bar, #barbell :barType=olympic ~ technique bar, barbell, #barbell',
  'used training bar':
    'technique bar, training bar, womens bar, light bar, 15kg bar = technique bar, #barbell :barType=technique ~ olympic bar, barbell, #barbell',
  'used standard barbell':
    'standard bar, standard barbell = #barbell :barType=standard ~ barbell, #barbell',
  '5ft barbell':
    'barbell, bar bell, barbel, bar, weight bar, weights bar, lifting bar, weightlifting bar, weight lifting bar, straight bar = barbell, olympic bar, technique bar, curl bar, ez bar, bar #barbell, #barbell',
  'ez curl bar':
    'curl bar, curling bar, ez bar, ez curl bar, easy bar, easy curl bar, e z bar, preacher bar, bicep bar, biceps bar = curl bar, ez bar, #barbell :barType=curl ~ #barbell',
  'used hex bar':
    'trap bar, hex bar, deadlift bar, safety squat bar, swiss bar = trap bar, hex bar ~ olympic bar, technique bar, barbell, #barbell',
  'cast iron plates':
    'iron plate, cast iron plate = #barbell :plateType=iron, iron plate ~ plate, disc, #barbell',
  'olympic plates':
    'olympic plate, olympic weight plate, olympic weights, 2 inch plate = plate #barbell :sleeve=50_mm, bumper, #barbell :sleeve=50_mm :-barType, #barbell :sleeve=50_mm ~ plate, disc, #barbell',
  'used standard weight plate':
    'standard plate, standard weight plate, 1 inch plate = plate #barbell :sleeve=28_mm, plate #barbell :sleeve=25_mm, plate #barbell :sleeve=30_mm, #barbell :sleeve=28_mm, #barbell :sleeve=30_mm, #barbell :sleeve=25_mm ~ plate, disc, #barbell',
  'weight plates':
    'weight plate, weights plate, barbell plate, plate, weight disc, disc, weight disk, disk, change plate, free weight plate = plate, bumper, disc, #barbell :plateType=iron, #barbell :plateType=bumper, #barbell :plateType=rubber-coated, weight set #barbell, set #barbell',
  'bumper plates':
    'bumper plate, bumper, rubber plate, crossfit plate, bumper weights, bumper set = bumper, #barbell :plateType=bumper ~ plate, #barbell',
  'used weight tree':
    'plate tree, weight tree, plate storage, plate rack, plate holder, plate stand, weight plate rack, weight plate tree, weight plate stand = plate tree, plate storage, plate rack ~ rack #dumbbell, #barbell',
  'weight rack':
    'weight rack, weights rack, weight stand, weight storage, weights storage, weights stand, weight holder = plate tree, plate storage, rack #dumbbell, #rack',
  'barbell and plates':
    'barbell set, weight bar set, bar and plates, bar with plates, barbell and plates, barbell with weights, barbell with plates, barbell and weights, barbell weights, barbell weight set, weightlifting set, weight lifting set, olympic weight set, olympic set, iron set = barbell set, set #barbell, bar plate #barbell, bar bumper #barbell, kit #barbell ~ #barbell',
  // Benches
  'adjustabel bench':
    'bench, weight bench, weights bench, workout bench, exercise bench, gym bench, training bench, lifting bench, weight lifting bench, weightlifting bench, fitness bench, dumbbell bench, utility bench, strength bench = bench, #bench',
  'flat bench':
    'flat bench, flat weight bench, flat utility bench = flat #bench, #bench :!adjustable :weight<=35 ~ #bench',
  'adjustable weight bench':
    'adjustable bench, adjustable weight bench, adjustable weights bench, adjustable workout bench, adjustable exercise bench, adjustable gym bench, fid bench, multi position bench, reclining bench = adjustable #bench :?adjustable, #bench :adjustable, incline #bench :?adjustable ~ #bench',
  'bench press':
    'bench press, press bench, benchpress, bench press bench, bench press set, bench press rack, press station, chest press bench, olympic bench, bench with bar, bench with weights, bench and weights, bench and barbell = press #bench, bench press, press station ~ #bench, #barbell',
  'decline bench':
    'decline bench, declining bench, fid bench with decline = decline #bench :?declines, #bench :declines ~ incline #bench, #bench',
  'sit up bench':
    'sit up bench, situp bench, ab bench, abdominal bench, crunch bench, slant board = sit up bench, ab bench, #bench :declines, incline leg #bench ~ incline #bench, #bench',
  'used preacher curl':
    'preacher bench, preacher curl, preacher curl bench, roman chair, hyperextension bench, hyperextension, back extension, back extension bench = preacher bench, roman chair, hyperextension ~ leg #bench, #bench',
  'used step platform':
    'aerobic step, step platform, exercise step, step bench, step up bench, step box, aerobic stepper, step = aerobic step, step up, step platform ~ stepper',
  'used plyometric box':
    'plyo box, plyometric box, jump box, jumping box = plyo box, jump box ~ step up, #bench',
  // Racks
  'power cage':
    'power rack, powerrack, power cage, powercage, cage, cages, gym cage, full cage, full rack, squat cage, lifting cage, weightlifting cage, bench press cage, rig, crossfit rig, four post rack, 4 post rack = power rack, power cage, cage, rig ~ half rack, squat rack, squat stand, #rack',
  'squat stands':
    'squat stand, squat stands, squat stand pair, portable squat rack = squat stand ~ squat rack, half rack, #rack',
  'squat rack':
    'squat rack, squatting rack, lifting rack, weightlifting rack, weight lifting rack, gym rack, squat, barbell rack, bar rack = squat rack, power rack, half rack, rack #rack, cage, rig, squat stand, #rack',
  '3x3 rack': 'rack, racks = rack #rack, cage, rig, squat stand, #rack ~ rack',
  'half rack': 'half rack, half cage = half rack ~ #rack',
  'used wall mount rack':
    'wall mounted rack, wall mount rack, wall rack, folding rack, foldable rack, fold back rack, fold away rack, wall squat rack, wall mounted squat rack, wall mounted power rack, folding squat rack, folding power rack, foldable squat rack = wall rack, #rack :mounting=wall, #rack :foldable ~ half rack, squat stand, #rack',
  'pullup bar':
    'pull up bar, pullup bar, pull up, pullup, pull ups, pullups, chin up bar, chinup bar, chin up, chin ups, pull up station, pullup station, pull up tower, pull up rack, power tower, doorway bar, door bar, hanging bar = pullup, chinup, pull up bar, chin up bar, power tower ~ #rack',
  'used dip bar':
    'dip station, dip bar, dip bars, dip stand, dips, dip machine, parallel bars, captains chair = dip station, dip bar, dip handle ~ #rack',
  'used smith rack': 'smith machine, smith rack, smith = smith ~ #rack, functional trainer, #cable',
  // Cables and stations
  'cable pulley machine':
    'cable machine, cable station, cable tower, cable column, cable pulley machine, pulley machine, pulley, pulley system, pulley tower, cable, cables, weight stack, weight stack machine, weight machine, weights machine, weight lifting machine, stack machine, strength machine, resistance machine = cable, pulley, #cable',
  'cable crossover':
    'functional trainer, cable crossover, crossover, crossover machine, cable cross, dual pulley, dual cable machine, dual cable, double pulley, double cable machine, twin cable = functional trainer, dual pulley, double pulley, dualpulley, twin stack ~ #cable',
  'multi gym':
    'home gym, multi gym, multigym, multi station gym, all in one gym, complete gym, universal gym, home gym machine, gym station, multi station, weight station, total body gym, home gym station, multi home gym, gym machine, gym tower = home gym, multi gym, multigym, functional trainer, cable station, lat tower, lat machine, #cable ~ #rack',
  'lat pulldown machine':
    'lat pulldown, lat pull down, lat pulldown machine, lat pull down machine, pulldown, pull down, pulldown machine, pull down machine, lat machine, lat tower, lat pull, lats machine, lat bar = lat tower, lat machine, lat pulldown, pulldown station, pulldown ~ #cable',
  'used seated row machine':
    'seated row, seated row machine, low row, cable row, seated cable row, cable row machine, row cable machine, t bar row = low row, seated row, cable row, lat tower ~ #cable',
  'used leg press machine':
    'leg press, leg press machine, hack squat, leg extension, leg curl, leg extension machine, leg curl machine, hamstring curl, quad machine, calf machine, calf raise, calf raise machine, leg sled = leg press, leg extension, leg curl, hack squat ~ squat rack, squat stand, leg #bench, #rack, stair trainer',
  'used hip thrust':
    'hip thrust machine, hip thrust, glute machine, glute bridge, abductor, adductor, hip abductor = hip thrust, glute ~ #rack, band, step up, stair trainer',
  'used chest press machine':
    'chest press, chest press machine, pec deck, pec fly, chest fly, fly machine, butterfly machine, chest machine, dip press = chest press, pec, press station ~ press #bench, functional trainer, #bench, #cable',
  'used shoulder press machine':
    'shoulder press, shoulder press machine, military press = shoulder press ~ press #bench, #dumbbell, #bench',
  'used abs machine':
    'ab machine, abs machine, ab roller, ab wheel, ab crunch machine, sit up machine, ab coaster, ab trainer, ab rocker, abdominal machine = ab roller, ab wheel, abdominal ~ gym ball, balance ball, incline #bench, mat',
  'used gymnastic rings':
    'suspension trainer, gymnastic rings, gymnastics rings, gym rings, rings = suspension trainer, gymnastic rings ~ band, pull up bar',
  // Boxing
  'punching bag':
    'punching bag, punch bag, punchbag, punching bags, boxing bag, boxing bags, heavy bag, kick bag, kicking bag, kickboxing bag, standing bag, free standing bag, freestanding bag, free standing punching bag, stand up punching bag, freestanding punching bag, sandbag boxing, bag = punching bag, punch bag, punchbag, boxing bag, heavy bag, standing bag, tower bag, bag #boxing',
  'used punching bag stand':
    'bag stand, punching bag stand, boxing stand, boxing bag stand, heavy bag stand, punching bag with stand, heavy bag with stand, boxing bag with stand = bag stand, bag frame ~ #boxing',
  'boxing gloves':
    'boxing glove, glove, boxing gloves and pads, sparring glove, mma glove, bag glove, punching gloves = boxing glove, glove #boxing, #boxing :gloveSize>=1, glove',
  'focus mitts':
    'boxing pad, punch pad, punching pad, focus pad, focus mitt, mitt, boxing mitt, kick pad, thai pad, kick shield, strike shield, sparring pad, pad, hook and jab pad = pad #boxing, mitt, shield #boxing',
  'used speed ball':
    'speed bag, speed ball, speedball, reflex ball, reflex bag, boxing ball, double end bag, punching ball, punch ball = reflex ball, boxing ball, speed bag, speed ball ~ #boxing',
  'kids boxing set':
    'boxing, kickboxing, kick boxing, boxing equipment, boxing gear, boxing set, boxing kit, boxing stuff, martial arts, mma, muay thai, karate, taekwondo, ufc, self defense, self defence, fight gear, fighting, boxing workout = boxing, #boxing',
  'used jiu jitsu':
    'judo, jiu jitsu, bjj, wrestling, wrestling mat, grappling, tatami, judo mat, martial arts mat, dojo mat, aikido = tatami, judo, dojo ~ floor mat, #boxing',
  // Floor and recovery
  'yoga mat':
    'yoga mat, exercise mat, workout mat, fitness mat, pilates mat, stretching mat, stretch mat, yoga matt, aerobics mat, thick yoga mat = yoga mat, pilates mat, mat, #mat',
  'gym flooring':
    'mat, floor mat, gym mat, gym flooring, flooring, gym floor, rubber mat, rubber flooring, floor tiles, gym tiles, puzzle mat, foam mat, foam tiles, interlocking mats, tumbling mat, gymnastics mat, gymnastic mat, crash mat, folding mat, horse stall mat, treadmill mat, equipment mat = floor mat, folding mat, tatami, mat, #mat',
  'foam roller':
    'foam roller, foam roll, massage roller, roller, back roller, muscle roller, roller massager, yoga roller, trigger point roller = foam roller, massage roller, roller #recovery, roller #mat',
  'used massager':
    'massage gun, massager, massage tool, massage, massage ball, massage stick, trigger point, percussion massager, muscle massager, lacrosse ball = massage gun, massage roller, massage, roller #recovery ~ roller #mat, #recovery',
  'swiss ball':
    'exercise ball, gym ball, gymnastic ball, swiss ball, yoga ball, stability ball, balance ball, birthing ball, birth ball, pregnancy ball, fitness ball, physio ball, pilates ball, workout ball, sitting ball, ball chair, big ball, bouncy ball, inflatable ball = gym ball, exercise ball, balance ball, swiss ball, stability ball, yoga ball, birthing ball, ball #recovery',
  'used med ball':
    'medicine ball, med ball, slam ball, wall ball, weighted ball, weight ball = medicine ball, slam ball, wall ball ~ #kettlebell, gym ball',
  'used wobble board':
    'balance board, wobble board, balance trainer, balance pad, balance disc, half ball, bosu ball = balance board, wobble board, bosu ~ balance ball, gym ball',
  'big red balls': 'ball, balls = ball',
  'resistance bands':
    'resistance band, resistance loop, resistance rope, exercise band, workout band, loop band, mini band, booty band, elastic band, fitness band, stretch band, stretching band, pull up band, pull up assist band, rubber band, therapy band, yoga band, tension band, resistance tube, bungee, expander, bands, band = resistance band, band',
  'used yoga brick': 'yoga block, yoga brick, foam block, block, cork block = block',
  'yoga stuff':
    'yoga, yoga equipment, yoga gear, yoga stuff, yoga things, yoga supplies = yoga, yoga mat, pilates mat, block #mat, mat',
  'used yoga kit':
    'yoga set, yoga kit, yoga starter kit, yoga bundle, yoga pack = yoga set, mat block, mat band, yoga ~ mat, #mat',
  'used pilates equipment':
    'pilates, pilates equipment, pilates gear, pilates kit, pilates set = pilates ~ yoga mat, mat, #mat',
  'used reformer':
    'pilates reformer, reformer, pilates machine, pilates chair = reformer ~ pilates, yoga mat',
  'used yoga strap':
    'stretching strap, yoga strap, stretch strap, stretch out strap = yoga strap, strap ~ band, mat',
  // Not sold here. Listed so that searches for it don't find something else.
  'used vibration platform':
    'vibration plate, vibration platform, vibration machine, power plate, powerplate, shake plate = vibration plate, vibration platform, power plate',
  'used teeter':
    'inversion table, teeter, gravity table = inversion table ~ roller #recovery, roller #mat',
  'used rebounder': 'trampoline, rebounder, mini trampoline = trampoline, rebounder',
  'used skipping rope':
    'jump rope, skipping rope, jumping rope, speed rope, skip rope = jump rope, skipping rope',
  'used battling rope': 'battle rope, battling rope, training rope = battle rope',
  'used cycling shoe':
    'running shoe, cycling shoe, shoe, sneaker, apparel, clothes, clothing, legging, shirt, sports bra = running shoe, cycling shoe, shoe, clothing',
  'used heart rate strap':
    'heart rate monitor, heart rate strap, fitness tracker, smart watch, watch = heart rate monitor, heart rate strap, tracker',
  'used massage table':
    'table, massage table, ping pong table, pool table, tennis, table tennis, golf, golf club, skate, skateboard, surfboard, ski, snowboard, scooter, basketball, basketball hoop, football, soccer, baseball, hockey, swim, pool, tent, canoe, kayak, paddle board, fishing, hunting, car, boat, phone, laptop, sofa, couch, table saw = massage table, tennis table, golf club, skateboard',
  'used massage chair':
    'foot massager, massage chair, sauna, ice bath, cold plunge, hot tub = sauna, massage chair',
} as const;
