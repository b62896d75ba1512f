# What the five rulebooks (Czech, English, German, Polish, Russian) say where they differ or are silent, shown under
# the clause with the heading `rules-editions`. rule-4-8-note belongs to clause 4.8; where rules.ftl has a note of its
# own already, rule-3-3-editions is shown after it. Option names and values are references: { option-fire } stays as it is.

rules-editions = What the editions say

rule-1-2-note = The Russian list of unlimited tokens names coins too; the Czech list leaves out major fire. We take all tokens as unlimited.
rule-2-2-note = The Polish text speaks of several B hexes left over. There is only one, as the other four say.
rule-2-6-note = Only the German text says that nobody looks through the stack that is left out.
rule-2-11-editions = All five leave the tile out of a first game and allow it in any later one. Values: “{ order-table }” or “{ order-tile }”.

rule-3-1-note = Where points decide the order, the German text lets the leader choose a register. In the other four the scoring track itself decides, as here.
rule-3-3-editions = The Polish text names the harbour that was drawn, the other four the harbour that was chosen. That is why we follow the drawn tile.
rule-3-10-note = No edition says what happens when cubes or boats run out.
rule-3-11-note = No edition names harbours here. They say that cubes go to hexes with a rat.

rule-4-5-note = All five name the same prices. None says whether a standing figure may be passed.
rule-4-7-note = The Russian text does not mention register steps in a boat turn. The other four allow them, as here.
rule-4-8-note = No edition says whether a lieutenant on the estate may be recalled, nor whether an action step follows.

rule-5-6-note = The texts change between “you may” and “do”. None says clearly what can be declined.

rule-6-2-editions = The Russian text lies between the two: at cost 1 it names only the extra cube next door, at cost 2 one major fire is enough for a cube. The option “{ option-fire }”: “{ fire-two }” plays it the Czech and Russian way, “{ fire-one }” the English, German and Polish way.

rule-7-6-note = The Russian text forbids moving to another sector; the other four also forbid moving to another square of the same sector. Here citizens never change their square.
rule-7-7-note = Cycling: English, German and Russian texts take 1 point or any token. The Czech list has no major fire, the Polish list has no coin. After cycling the Polish text asks you to build one of the three new tiles; the other four let you build anything on offer, as here.

rule-8-7-note = No edition says what a step beyond the last space does.

rule-9-2-note = Four texts send the lieutenant to the supply in one place and to the box in another; the German text says the box both times. It leaves the game. All five speak of a lieutenant lying on a hex; we count docks too.

rule-10-2-editions = No edition says what happens when sector and workshops are full. All five end the game after the production of round VI.
rule-10-4-note = Only the Polish text says what happens when popularity and fire are both tied: the points are shared and rounded down.
rule-10-5-note = The second tie-break is the single most valuable hex in four texts; the German text compares all repopulated hexes together. None goes further.

rule-11-1-note = All five allow a mix of the sides and call it untested. The option “{ option-boards }” offers “{ boards-basic }”, “{ boards-advanced }” and “{ boards-mixed }”.
rule-11-3-note = Czech, English and Polish texts share the points of all tied places; German and Russian texts only say that points are shared. None says how to round.
rule-11-5-note = English and German texts speak of a line to pass, Polish and Russian texts of a marked space. The Czech text counts the marked space itself as passed.

rule-12-3-note = In the Polish text the tile names an action, and the figure goes to the hex with that action. In the other four the tile names the hex.
rule-12-4-note = Only the Russian text mixes the tiles anew in every round; the others say to ignore unfit tiles until the round ends. None tells about a boat’s cube or about having no fitting tile.
rule-12-6-note = Three repopulated hexes: 4 points in the English and German texts, 7 in the Czech, Polish and Russian ones. Only the Czech text says “at least four” for the 10 points.
