/** Purposes. Each line: shoppers' words `=` equipment for this purpose, best first. */
export const purposes = {
  'something for cardio machine':
    'cardio, cardio machine, cardio equipment, cardio workout, cardio training, cardiovascular, aerobic, aerobics, aerobic exercise, endurance, stamina, heart health, heart, weight loss, lose weight, losing weight, lose fat, fat loss, fat burning, burn fat, burn calories, burning calories, calories, slimming, get fit, getting fit, hiit, interval training, conditioning, diet = #treadmill, #bike, #rowing, #elliptical, stepper, stair trainer, step mill, vertical climber',
  'something for strength training':
    'strength, strength training, strength equipment, strength workout, weight training, weightlifting, weight lifting, lifting, powerlifting, power lifting, bodybuilding, body building, muscle, build muscle, building muscle, muscle building, gain muscle, get strong, get stronger, resistance training, toning, tone, bulk up, garage gym, basement gym, gym setup, home gym setup, lift = #dumbbell, #kettlebell, #barbell, #bench, #rack, #cable, plate, bumper, squat, cage, rig',
  'something for cross fit':
    'crossfit, cross fit, crossfit equipment, functional fitness, functional training, wod, olympic lifting, olympic weightlifting, metcon = bumper, air bike, #kettlebell, technique bar, air rower, rig, #rack, #rowing, #barbell',
  'something for turkish get up':
    'swings, turkish get up, snatch, swing = #kettlebell, technique bar, bumper',
  'something for deadlifts':
    'deadlift, deadlifts, deadlifting, clean and jerk = olympic bar, bumper, plate, #barbell',
  'something for bad back':
    'back pain, bad back, sore back, lower back, lower back pain, back problem, backache, back ache, back stretch, back stretching, back stretcher, sciatica, spine, posture, back support, back relief, back injury, back therapy, hip pain, neck pain = massage roller, roller #recovery, roller #mat, gym ball, balance ball, recumbent, stretch #mat, #recovery, #mat',
  'something for bad knee':
    'bad knees, bad knee, knee pain, knee friendly, knee rehab, knee surgery, knee replacement, knee injury, sore knees, weak knees, knees, knee, low impact, joint friendly, easy on knees, easy on the knees, easy on joints, easy on the joints, joints, joint pain, arthritis, hip replacement, gentle = recumbent, elliptical, cross trainer, #elliptical, rehab, physio',
  'something for rehabilitation':
    'rehab, rehabilitation, physio, physiotherapy, physical therapy, therapy, injury, injury recovery, post surgery, after surgery, stroke recovery, disabled, wheelchair = rehab, physio, physical therapist, clinic, recumbent, surgery, #recovery',
  'something for seniors':
    'senior, seniors, elderly, old people, older people, older adults, older person, old person, old age, pensioner, retired, grandma, grandmother, grandparents = recumbent, rehab, older member, careful feet, retired teacher, walking pad, walker, mother walk, gym ball, band',
  'something for stretching':
    'stretch, stretching, flexibility, mobility, warm up, cool down, recovery, relax, relaxation, sore muscles, muscle recovery, muscle pain, muscle soreness, meditation, self massage, splits = stretch, roller #recovery, roller #mat, band, mat, #recovery, #mat',
  'something for ab':
    'abs, ab, six pack, ab workout, abs workout, ab exercise, core, core workout, core training, core strength, core exercise, abdominal, abdominals, belly, belly fat, stomach, tummy, sit ups, situps, crunches, planks, plank, flat stomach = gym ball, balance ball, incline #bench, mat, #mat, #kettlebell',
  'something for arm':
    'arms, arm, arm machine, arm workout, arm day, arm exercise, bicep, biceps, tricep, triceps, forearm, bicep curl, bicep curls, upper body, upper body workout, upper body machine = curl bar, ez bar, #dumbbell, #cable, #kettlebell, #barbell',
  'something for shoulder':
    'shoulders, shoulder, shoulder workout, delts = #dumbbell, press #bench, #kettlebell, #cable, #barbell',
  'something for chest workout':
    'chest, chest workout, chest day, pecs, chest exercise = press #bench, press station, #bench, functional trainer, #dumbbell, #barbell, #cable',
  'something for back workout':
    'back machine, back workout, back exercise, back muscles, back day, upper back, lat, lats, wide back = lat tower, pulldown, lat machine, low row, #cable, #rowing',
  'leg day':
    'legs, leg, leg machine, leg equipment, leg workout, leg day, leg exercise, leg trainer, leg training, leg muscles, lower body, lower body workout, lower body machine, glutes, glute, glute workout, butt, butt workout, booty, bum, thighs, thigh, inner thigh, thigh machine, hamstrings, hamstring, quads, quad, calf, calves, squats = leg press, squat rack, squat stand, leg #bench, stair trainer, step mill, stepper, vertical climber, #rack, #bike, #kettlebell',
  'something for full body workout':
    'full body, full body workout, full body machine, total body, total body workout, whole body, whole body workout, all body = #rowing, functional trainer, #kettlebell, #elliptical, #cable',
  'something for stress':
    'stress relief, stress, anger, frustration, angry = bag #boxing, #boxing, yoga, mat',
  'something for pregnant':
    'pregnancy, pregnant, birth, birthing, labor, labour, postpartum, postnatal, prenatal, baby = birthing ball, balance ball, gym ball, yoga mat, mat',
  'something for balance training':
    'balance, balance training, coordination, sit on, desk chair = balance ball, gym ball, band',
  'something for office':
    'home office, office, work desk, at work, at my desk, under desk, underdesk, under my desk, under the desk, standing desk, desk, work from home, while working, wfh = under desk, underdesk, walking pad, walker #treadmill, mini stepper, gym ball',
  'something for half marathon':
    'marathon, half marathon, marathon training, running, run, jogging, jog, walking, walk, walks, indoor walking, indoor running, sprint, sprints, 5k, 10k = treadmill, #treadmill',
  'something for hike':
    'hiking, hike, mountain, hill, hills, uphill, stair climbing, stairs workout = incline trainer, vertical climber, stair trainer, step mill, incline #treadmill, stepper',
  'something for punching':
    'sparring, punching, punch, hitting, kicking, boxing training = pad #boxing, bag #boxing, #boxing',
  'something for cyclist':
    'triathlon, cyclist, road cyclist, winter riding = studio bike, studio cycle, indoor cycle, spin bike, #bike',
} as const;
