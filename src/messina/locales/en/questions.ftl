# The status sentence: what is asked of the reader, and (.other) what somebody else is being asked.
# Verb first, at most about sixty characters.

ask-choose-lieutenant = Choose a hex or a dock, or first a lieutenant.
  .other = { $player } is choosing a lieutenant.
ask-choose-destination = Choose a hex or a dock for your lieutenant.
  .other = { $player } is choosing a hex or a dock.
ask-choose-boat = Choose a boat { FORM($place, "loc") }.
  .other = { $player } is choosing a boat.
ask-rescue = Rescue from { FORM($place, "acc") }: who comes first?
  .other = { $player } is rescuing citizens from { FORM($place, "acc") }.
ask-place-in-sector = { $healed ->
    [yes] Healed
   *[no] Rescued
  } { $citizen }: choose a square.
  .other = { $player } is finding room for { $one }.
ask-place-in-cabin = Rescued { $citizen }: choose a cabin.
  .other = { $player } is choosing a cabin for { $one }.
ask-fight = { $cost ->
    [one] Fight { FORM($place, "loc") }: 1 fire a cube.
   *[other] Fight { FORM($place, "loc") }: { $cost } fire a cube, +2 points.
  }
  .other = { $player } is fighting the plague { FORM($place, "loc") }.
ask-also-remove = The major fire may burn one more cube. Which?
  .other = { $player } is choosing one more cube.
ask-fight-boat = Burn the boat’s cube, or take a rat?
  .other = { $player } is fighting the plague on a boat.
ask-action-step = { $open ->
    [yes] Take the action of { FORM($place, "acc") }, or repopulate it.
    [action] Take the action of { FORM($place, "acc") }.
    [end] All is taken. Confirm the turn.
   *[no] Take what is left, or confirm the turn.
  }
  .other = { $player } is taking the action step.
ask-choose-bundle = Choose one: { $options }.
  .other = { $player } is choosing one of two.
ask-pick-scroll = Advance a scroll marker: choose its track.
  .other = { $player } is advancing a scroll marker.
ask-pick-upgrade = Upgrade a citizen: choose one.
  .other = { $player } is upgrading a citizen.
ask-pick-worker = Choose the { $citizen } for the workshop.
  .other = { $player } is staffing a workshop.
ask-pick-overseer = { $kind ->
    [upgrade] Upgrade an overseer: choose one.
    [both] Choose the overseer to upgrade and advance.
   *[advance] Advance an overseer: choose one.
  }
  .other = { $player } is choosing an overseer.
ask-pick-step = Advance the { $citizen } overseer: choose the step.
  .other = { $player } is advancing an overseer.
ask-activate = { $n ->
    [one] Activate a citizen: choose whom.
   *[other] Activate up to { $n } citizens, one by one.
  }
  .other = { $player } is activating citizens.
ask-build = { $cycled ->
    [yes] Build one of the tiles on offer.
   *[no] Build one of the tiles on offer, or cycle first.
  }
  .other = { $player } is building.
ask-pick-cabin = Choose the cabin for the improvement.
  .other = { $player } is choosing a cabin.
ask-pay-cycling = What do you pay for cycling?
  .other = { $player } is cycling the offer.
ask-pick-hex-action = Choose any hex: its action is yours.
  .other = { $player } is choosing the action of any hex.
ask-give-citizen = { $upgraded ->
    [yes] Choose an upgraded { $citizen } to settle here.
   *[no] Choose { $one } to settle here.
  }
  .other = { $player } is repopulating.
ask-give-lieutenant = Choose the lieutenant to give up for good.
  .other = { $player } is giving up a lieutenant.
ask-employ-first = Before production: does anyone move to a workshop?
  .other = { $player } is preparing for production.
ask-produce-next = Who produces next?
  .other = { $player } is producing.
ask-heal-next = Who leaves quarantine next?
  .other = { $player } is ending quarantine.
ask-end-turn = Lieutenant recalled. Confirm the turn.
  .other = { $player } is ending the turn.
ask-chance = Something new is turned up.
ask-over = The game is over.
ask-waiting = Waiting for the table…

# The four steps of a turn, in the header.
step-choose = Choose
step-rescue = Rescue
step-fight = Fight
step-action = Action
step-produce = Production
steps-label = Steps of a turn
step-now = { $step } (now)

# What can be answered: labels of buttons and of things on the board.
choice-lieutenant = Lieutenant { FORM($place, "loc") }
choice-lieutenant-estate = Lieutenant on the estate
choice-go = Go to { FORM($place, "acc") }
choice-stay = Stay { FORM($place, "loc") }
choice-recall = Recall +1<coin>
  .plain = Recall the lieutenant and gain 1 coin
choice-boat = Take { FORM($what, "acc") }
choice-rescue = Rescue { $icon }
  .plain = Rescue { $one }
choice-cabin = Cabin { $number }
choice-square = To { $square }
choice-into = Straight into the workshop
choice-discard = No room: give up
  .plain = There is no room, the citizen is lost
choice-employ = Put a citizen in { FORM($tile, "acc") }
choice-citizen = The { $citizen } { FORM($square, "loc") }
choice-heal = Citizen in cabin { $number }
choice-produce = { $holder }
choice-burn = Burn: { $what }
  .plain = Burn a cube with { $what }
choice-also = Also burn one { FORM($place, "loc") }
choice-action = Action: { $what }
choice-repopulate = <repopulate> Repopulate
  .plain = Repopulate this hex
choice-repopulate-others = Choose who leaves
choice-use = { $what }
choice-advance-city = { $n }<coin> for a <city-register> step
  .plain = { $n ->
    [one] Pay 1 coin for a step on the city register
   *[other] Pay { $n } coins for a step on the city register
  }
choice-advance-church = { $n }<coin> for a <church-register> step
  .plain = { $n ->
    [one] Pay 1 coin for a step on the church register
   *[other] Pay { $n } coins for a step on the church register
  }
choice-end = Confirm turn
choice-end-drop = Confirm, lose { $n }
choice-end-sure = { $n ->
    [one] One thing is still to take and would be lost. Confirm the turn anyway?
   *[other] { $n } things are still to take and would be lost. Confirm the turn anyway?
  }
choice-done = Nothing more
choice-done-fight = { $n ->
    [0] Go on
    [one] Stop: 1 <rat-token>
   *[other] Stop: { $n } <rat-token>
  }
  .plain = { $n ->
    [0] Go on
    [one] Stop fighting and gain 1 rat
   *[other] Stop fighting and gain { $n } rats
  }
choice-done-boat = Take 1 <rat-token>
  .plain = Take the boat and gain 1 rat
choice-done-activate = Activate nobody else
choice-done-build = Build nothing
choice-done-employ = Go on to production
choice-done-also = No further cube
choice-choose = { $what }
choice-track = Scroll: { $track }
choice-upgrade = Upgrade the citizen { FORM($holder, "loc") }
choice-overseer = The { $citizen } overseer
choice-step = Step { $step }, { $branch ->
    [left] to the left
    [right] to the right
   *[common] straight on
  }
choice-activate = Activate { $square }: { $what }
choice-hex = Action of { FORM($place, "acc") }: { $what }
choice-cycle-improvements = Cycle the improvements
choice-cycle-workshops = Cycle the workshops
choice-pay = { $what }
  .plain = Pay { $what }
choice-build = Build { FORM($tile, "gen") }
choice-give = Send the citizen { FORM($holder, "loc") }
choice-send = Give up the lieutenant { FORM($place, "loc") }

# The header beside the sentence.
fight-label = How many cubes do you burn?
fight-burn = Burn cubes: { $n } here, { $beside } next door, for { $cost }. Rats: { $rats }
fight-none = Burn no cube. Rats: { $rats }
pending-earned = earned
pending-paid = for coins
pending-more = { $n } more
pending-which = Use which?
gives-label = gives
leaves-label = leave
away = { $player } is away
pending-waits = next action step
pending-next = you are next
pending-soon = { $n ->
    [one] one turn before yours
   *[other] { $n } turns before yours
  }
undo = Undo
undo-label = Undo the last step
restart-turn = Restart turn
undo-nothing = Nothing to undo yet
undo-chance = Cannot be undone: something was turned up
undo-others = Cannot be undone: somebody else has decided since
undo-over = The game is over
go-there = Go there
place-here = Place here
do-it = Do it
cancel = Cancel
see-estate = { $player }’s estate
back-to-mine = Back to my estate
replay-last-turn = Last turns
  .about = Show again what happened since your last turn
stop-replay = Skip to now
other-lieutenant = Other lieutenant

# Why something cannot be chosen.
refusal-blocked = Blocked by { $player }
refusal-coins-short = { $n ->
    [one] 1 coin short
   *[other] { $n } coins short
  }
refusal-tokens-short = { $what } short
refusal-no-boat = No boat at this dock
refusal-no-wagon = No wagon is ready
refusal-no-citizens = { $what } short
refusal-no-lieutenant = No unused lieutenant to give up
refusal-repopulated = Already repopulated by { $player }
refusal-no-tile = All five repopulation tiles are used
refusal-no-cabin = Every cabin has an improvement
refusal-repopulate = Cannot repopulate: { $why }
