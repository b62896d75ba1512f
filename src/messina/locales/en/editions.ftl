# What the five rulebooks (Czech, English, German, Polish, Russian) say where they differ or are silent, shown under
# the clause with the heading `rules-editions`. rule-4-8-note belongs to clause 4.8; where rules.ftl has a note of its
# own already, rule-3-3-editions is shown after it. Option names and values are references: { option-fire } stays as it is.

rules-editions = What the editions say

rule-1-2-note = Only the Russian list of unlimited pieces names coins; the Czech list leaves out major fire. Here everything but the cubes is unlimited.
rule-2-2-note = The Polish text speaks of several B hexes left over. With two of them there is only one, as the other four say.
rule-2-6-note = Only the German text says that nobody looks through the stack that is left out.
rule-2-8-note = The Russian text asks for a random position; the German and Polish texts allow any. We take a random one.
rule-2-11-editions = All five leave the tile out of a first game and allow it in any later one. Values: “{ order-table }” or “{ order-tile }”.

rule-3-1-note = Where points decide the order, the German text lets the leader choose a register. In the other four the scoring track itself decides, as here.
rule-3-3-editions = The Polish text names the harbour that was drawn, the other four the harbour that was chosen. That is why we follow the drawn tile.
rule-3-10-note = No edition says what happens when cubes or boats run out.
rule-3-11-note = All five say that a dock gets no cubes, and that a dock, like a harbour, gets no citizens. Whether a harbour shows a rat is a matter of its tile, so a component pack may print one.

rule-4-5-note = All five name the same prices. None says whether a standing figure may be passed.
rule-4-7-note = The Russian text does not mention register steps in a boat turn. The other four allow them, as here.
rule-4-8-note = No edition says whether a lieutenant on the estate may be recalled, nor whether an action step follows.

rule-5-6-note = The texts change between “you may” and “do”. None says clearly what can be declined.

rule-6-2-editions = “{ fire-english }” is what the English, German and Polish texts print, “{ fire-russian }” the Russian text, “{ fire-czech }” the Czech one. Where a cube costs 1 fire, four of the five agree; where it costs 2, the first three do, and they count a major fire as 2 only when popularity is tied (10.4). So “{ fire-english }” is the default of the option “{ option-fire }”.
rule-6-4-note = Only the Russian text says that cubes burned on a hex return to the supply.

rule-7-6-note = The Russian text forbids moving to another sector; the other four also forbid moving to another square of the same sector. Here citizens never change their square.
rule-7-7-note = Payment for cycling: the Czech list has no major fire, the Polish list has no coin; we take all four tokens. After cycling the Polish text asks for one of the three new tiles; the English, German and Czech texts allow any tile on offer, as here. When the duty is judged, and that it cannot be bought off, is our ruling.
rule-8-4-note = Which turn is the next one is our ruling: a recall has no action step (4.8), so what waits goes on waiting.
rule-8-5-note = The Czech and English examples show that the next paid step already costs more.

rule-8-7-note = No edition says what a step beyond the last space does.

rule-9-2-note = Four texts send the lieutenant to the supply in one place and to the box in another; the German text says the box both times. It leaves the game. All five speak of a lieutenant lying on a hex; we count docks too.

rule-10-2-editions = No edition says what happens when sector and workshops are full. All five end the game after the production of round VI.
rule-10-4-note = Only the Polish text says what happens when popularity and fire are both tied: the points are shared and rounded down.
rule-10-5-note = The second tie-break is the single most valuable hex in four texts; the German text speaks of the most valuable hexes, in the plural. None goes further.

rule-11-1-note = All five allow a mix of the sides and call it untested. The option “{ option-boards }” offers “{ boards-basic }”, “{ boards-advanced }” and “{ boards-mixed }”.
rule-11-3-note = Czech, English and Polish texts share the points of all tied places; German and Russian texts only say that points are shared. None says how to round.
rule-11-5-note = English and German texts speak of a line to be past, Polish and Russian texts of a marked space. In the Czech text the space with the mark counts as passed already, and we follow it.
rule-12-2-note = That the two sides alternate, and that one goes on alone when the other has finished, is inferred; no text says it outright.

rule-12-3-note = In the Polish text the tile names an action, and the figure goes to the hex with that action. In the other four the tile names the hex. Drawing lots among boats that are equally near is our ruling.
rule-12-4-note = Only the Russian text shuffles the tiles again every round; the others have unfit tiles ignored until the round ends. None says anything about the boat’s cube, or what happens if no tile fits.
rule-12-5-note = All five give the 2 points of 5.1 for any player’s lieutenant. We count the opponent’s figures too.
rule-12-6-note = Three repopulated hexes: 4 points in the English and German texts, 7 in the Czech, Polish and Russian ones. We take 7, and this bonus takes the place of 11.3.
